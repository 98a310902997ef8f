/** The average rate of a 30-year mortgage, which Freddie Mac publishes each Thursday. */
import { mortgageRates } from "../../locations/counties/mortgage-rate";
import { lastKnown } from "../../platform/outside/answers";

export type AverageRates = Awaited<ReturnType<typeof mortgageRates>>;

const HOUR = 3_600;
const seconds = { fresh: 6 * HOUR, retry: 300, kept: 14 * 24 * HOUR };
/** A campaign looks back for a quarter of a year; so many weeks are kept. */
const WEEKS = 60;

/** Reads the rates of the last weeks, the oldest first. While FRED does not answer, those that were read last stand for two weeks. @returns undefined where none are known */
export async function averageRates(): Promise<AverageRates | undefined> {
  const known = await lastKnown("average mortgage rates", seconds, async () => {
    const { weeks, ...of } = await mortgageRates();
    return { ...of, weeks: weeks.slice(-WEEKS) };
  });
  return known?.answer;
}
