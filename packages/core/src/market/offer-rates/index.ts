/**
 * Average prime offer rates, with which Regulation Z compares a loan's APR. The Consumer Financial Protection Bureau publishes them each
 * Thursday for the week that begins on the Monday after: https://ffiec.cfpb.gov/tools/rate-spread
 */
import { averagePrimeOfferRate } from "@highway/engine/scenario/schema/report";
import { today } from "../../platform/clock";
import { env } from "../../platform/declare/env";
import { rememberedAnswer } from "../../platform/outside/answers";
import { ask, OutsideError, sourceText } from "../../platform/outside/outside";
import { providers } from "../../providers";
import type { OfferRates } from "../schema";

const { name: provider, milliseconds } = providers.ffiec;
const SOURCE = "CFPB, average prime offer rates";

/** A file has a row a week since 2000, and 50 rates in a row. */
const MOST_BYTES = 1_500_000;
const TERMS = 50;
const DAY_MS = 86_400_000;
/** A table whose newest week is older than this is not the one of the day. */
const OLDEST_MS = 21 * DAY_MS;
const HOUR_SECONDS = 3_600;
const WEEK_SECONDS = 7 * 86_400;

/** The rates of a week by years, in percent. */
type Week = { date: string; rates: Record<string, number> };

/** Finds the Monday on the day or before it. */
const mondayOf = (day: string) => {
  const at = Date.parse(day);
  const sinceMonday = (new Date(at).getUTCDay() + 6) % 7;
  return new Date(at - sinceMonday * DAY_MS).toISOString().slice(0, 10);
};

/**
 * Tells the average prime offer rates that are in force on a day: those of the newest week that began by then. The list is empty
 * where none was published near the day.
 * @throws OutsideError
 */
export function offerRates(day: string = today()): Promise<OfferRates[]> {
  const monday = mondayOf(day);
  // The rates of this week may come late, and are mended now and then.
  const isSettled = ([rates]: OfferRates[]) => rates?.date === monday && monday < mondayOf(today());
  return rememberedAnswer(
    `average prime offer rates ${monday}`,
    (rates) => (isSettled(rates) ? WEEK_SECONDS : HOUR_SECONDS),
    () => fetchOfferRates(monday),
  );
}

async function fetchOfferRates(monday: string): Promise<OfferRates[]> {
  const [fixed, adjustable] = await Promise.all([tableOf("Fixed"), tableOf("Adjustable")]);
  const of = ({ weeks }: { weeks: Week[] }) =>
    weeks.findLast(({ date }) => date <= monday && Date.parse(monday) - Date.parse(date) <= OLDEST_MS);
  const [one, other] = [of(fixed), of(adjustable)];
  // The two files are published together. For a moment one may have a week that the other has not.
  if (!one || !other || one.date !== other.date) return [];
  const sample = fixed.sample || adjustable.sample;
  return [{ date: one.date, fixed: one.rates, adjustable: other.rates, source: sourceText(SOURCE, sample), sample }];
}

/** Reads a table of every week, the oldest first: a head "Term of Loan in Years|1|2|…|50", and a row a week. @throws OutsideError */
async function tableOf(kind: "Fixed" | "Adjustable"): Promise<{ weeks: Week[]; sample: boolean }> {
  const path = `/apor/YieldTable${kind}.txt`;
  const { text, sample } = await ask({ provider, base: env("FFIEC_URL"), path, milliseconds, mostBytes: MOST_BYTES });
  const [head = [], ...rows] = text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .map((line) => line.split("|").map((field) => field.trim()));
  const years = head.slice(1);
  if (years.length !== TERMS || years.some((year, at) => Number(year) !== at + 1) || rows.length === 0)
    throw new OutsideError(provider, "answered in another shape");
  return { weeks: rows.map(weekIn).sort((one, other) => one.date.localeCompare(other.date)), sample };
}

const { min, max } = averagePrimeOfferRate;
const isRate = (text: string) => /^\d+(\.\d+)?$/.test(text) && Number(text) >= min && Number(text) <= max;

function weekIn([day = "", ...texts]: string[]): Week {
  const [, month, date, year] = day.match(/^(\d\d?)\/(\d\d?)\/(\d{4})$/) ?? [];
  if (!month || !date || texts.length !== TERMS || !texts.every(isRate))
    throw new OutsideError(provider, `published no rates for the week of ${day}`);
  return {
    date: `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`,
    rates: Object.fromEntries(texts.map((text, at) => [String(at + 1), Number(text)])),
  };
}
