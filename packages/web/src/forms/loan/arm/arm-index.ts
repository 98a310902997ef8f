import { type AnswerOf, call } from "../../../lib/api/api";
import type { WorkingReport } from "../../../scenario/document";
import { changeFromOutside, useScenario } from "../../../scenario/store/store";

export type IndexRate = AnswerOf<"GET /v1/loan/sofr">[0];

/** Writes the index and its day into the report. Where no source answered, the report keeps none, and the default applies. */
export const withIndex =
  ({ value, date, average, averageDate }: IndexRate) =>
  (document: WorkingReport): WorkingReport => {
    if (date === null) return document;
    const indexAverage = average !== null && averageDate !== null && { value: average, date: averageDate };
    return {
      ...document,
      outside: { ...document.outside, sofr: { value, date }, ...(indexAverage && { indexAverage }) },
    };
  };

/** Copies today's index into the scenario the first time that a rate follows it; afterward only the officer asks for a newer one. A failure is silent, because the default applies. */
export async function bringIndex() {
  const { id, outside } = useScenario.getState().document;
  if (outside.sofr) return;
  try {
    const [rate] = await call("GET /v1/loan/sofr");
    if (useScenario.getState().document.id === id) changeFromOutside(withIndex(rate));
  } catch {
    // The default index stays.
  }
}
