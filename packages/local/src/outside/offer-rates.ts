/** Stand-in of the CFPB's file server: the weekly tables of average prime offer rates. */
import { now } from "@highway/core/platform/clock";
import { emptyAnswer, type StandIn } from "./stand-in";

const WEEK_MS = 7 * 86_400_000;
/** A Monday. */
const FIRST = Date.parse("2024-01-01");
const TERMS = Array.from({ length: 50 }, (_, at) => at + 1);

/** The rates are made up, of the size that they have: lower for shorter terms, and in a slow wave from week to week. */
const rate = (kind: "Fixed" | "Adjustable", week: number, years: number) => {
  const wave = 0.3 * Math.sin(week / 20);
  const least = kind === "Fixed" ? 5.4 : 5.7;
  return (least + wave + 0.8 * Math.min(1, years / 30)).toFixed(2);
};

const usDay = (at: number) => {
  const [year, month, day] = new Date(at).toISOString().slice(0, 10).split("-");
  return `${month}/${day}/${year}`;
};

/** Answers as the file server does: with a head, and a row for every week up to this one. */
export const ffiec: StandIn = ({ path }) => {
  const [, kind] = path.match(/^\/apor\/YieldTable(Fixed|Adjustable)\.txt$/) ?? [];
  if (kind !== "Fixed" && kind !== "Adjustable") return emptyAnswer(404);
  const weeks = Array.from({ length: Math.floor((now() - FIRST) / WEEK_MS) + 1 }, (_, week) => week);
  const rows = weeks.map((week) => [usDay(FIRST + week * WEEK_MS), ...TERMS.map((years) => rate(kind, week, years))]);
  const head = ["Term of Loan in Years", ...TERMS];
  return { type: "text/plain", body: [head, ...rows].map((row) => `${row.join("|")}\n`).join("") };
};
