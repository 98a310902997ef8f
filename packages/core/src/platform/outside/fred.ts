import { providers } from "../../providers";
import { env } from "../declare/env";
import { fieldsOf } from "./csv";
import { ask, OutsideError } from "./outside";

const { name: provider, milliseconds } = providers.fred;

export type Observation = { date: string; value: number };
export type Observed = { series: Observation[]; sample: boolean };

const DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * Reads a whole series of the Federal Reserve Bank of St. Louis, the oldest first, by its keyless download. A missing value stands as "." and is left
 * out.
 * @returns undefined when there is no such series
 * @throws OutsideError
 */
export async function fredSeries(id: string): Promise<Observed | undefined> {
  try {
    const { text, sample } = await ask({
      provider,
      base: env("FRED_URL"),
      path: "/graph/fredgraph.csv",
      query: { id },
      milliseconds,
    });
    return { series: observationsIn(text, id), sample };
  } catch (error) {
    // A county without an index has no series.
    if (error instanceof OutsideError && (error.status === 404 || error.status === 400)) return undefined;
    throw error;
  }
}

function observationsIn(text: string, id: string): Observation[] {
  const [head = "", ...lines] = text.trim().split("\n");
  if (fieldsOf(head)[1] !== id) throw new OutsideError(provider, "answered another series than the one asked for");
  return lines.flatMap((line) => {
    const [date = "", value = ""] = fieldsOf(line);
    return DAY.test(date) && value !== "" && Number.isFinite(Number(value)) ? [{ date, value: Number(value) }] : [];
  });
}
