/** What the checks compare a loan with and the scenario does not hold yet: its county's limits, and the offer rates of the day. */
import { type AnswerOf, call } from "../../../lib/api/api";
import { loanOf, type WorkingReport } from "../../../scenario/document";
import { changeFromOutside, useScenario } from "../../../scenario/store/store";
import { bringCountyLimits } from "../../property/places";

type OfferRates = AnswerOf<"GET /v1/loan/apor">[0];

const WEEK_MS = 7 * 86_400_000;

/** Tells whether rates are those of the week of a day. */
function isOfWeek(rates: { date: string } | undefined, day: string): boolean {
  if (!rates) return false;
  const since = Date.parse(day) - Date.parse(rates.date);
  return since >= 0 && since < WEEK_MS;
}

/** The report keeps the rates that it used, with their week. */
const withOfferRates =
  ({ fixed, adjustable, source, date }: OfferRates) =>
  (document: WorkingReport): WorkingReport => ({
    ...document,
    outside: { ...document.outside, apor: { fixed, adjustable, source, date } },
  });

/** Copies the average prime offer rates of the day of the scenario's rules. A failure says nothing here: the check says that they are not loaded. */
async function bringOfferRates() {
  const { id, asOf, outside } = useScenario.getState().document;
  if (isOfWeek(outside.apor, asOf)) return;
  try {
    const [rates] = await call("GET /v1/loan/apor", { query: { day: asOf } });
    if (rates && useScenario.getState().document.id === id) changeFromOutside(withOfferRates(rates));
  } catch {
    // Without offer rates the officer types the one of the day.
  }
}

/** Brings what the checks of a loan need. */
export async function bringCompared(id: string) {
  const loan = loanOf(useScenario.getState().document, id);
  await Promise.all([loan && bringCountyLimits(loan.propertyID), bringOfferRates()]);
}
