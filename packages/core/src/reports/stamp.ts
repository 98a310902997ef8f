import type { Client } from "../clients/schema";
import { now } from "../platform/clock";
import { UserFacingError } from "../platform/errors";
import { futureDates } from "./pure/parts-checks";
import { refuse } from "./refuse";
import { type Report, type ReportDraft, sentences, statusOf } from "./schema";

/** The most bytes of a document. At this size a page of 25 stays below the 6 MB that a Lambda can send. */
const MOST_BYTES = 200 * 1024;

type Stamp = Pick<Report, "id" | "asOf" | "createdAt" | "lastUpdated">;

/** Makes the stamp of a report's next state. It is later than the last one, whatever the clock says. */
export const stampAfter = ({ id, asOf, createdAt, lastUpdated }: Report): Stamp => ({
  id,
  asOf,
  createdAt,
  lastUpdated: new Date(Math.max(now(), Date.parse(lastUpdated) + 1)).toISOString(),
});

const paysMore = ({ additionalMonthlyPayments, lumpPayments }: Report["loans"][number]) =>
  additionalMonthlyPayments.length + lumpPayments.length > 0;

/**
 * Refuses additional payments that the loan cannot take. Few reports pay more than they must, and the engine is as large as everything else that a
 * save needs, so it is loaded with the first of them.
 */
async function refuseExtraPayments(report: Report, client: Client) {
  if (!report.loans.some(paysMore)) return;
  const { extraProblemsOf } = await import("./extra-payments");
  refuse(extraProblemsOf(report, client), "report.");
}

/** Lets the county figures stay that a report card shows, so that its client reads what its officer saw. Few reports are report cards. */
async function keepCountyFigures(report: Report) {
  if (!("reportCard" in report) || report.reportCard.version === "" || report.reportCard.fip === "") return;
  const { letStay } = await import("../locations/counties/index");
  await letStay(report.reportCard);
}

/** Lets the copy of a day stay that a market update shows, so that its client reads what its officer saw. */
async function keepDay(report: Report) {
  if (!("marketUpdate" in report) || report.marketUpdate.copy === "") return;
  const { letStay } = await import("../market/update/copies");
  await letStay(report.marketUpdate.copy);
}

/** Adds to a document what the server alone writes. @throws UserFacingError invalid; tooLarge */
export async function stamped(draft: ReportDraft, stamp: Stamp, client: Client): Promise<Report> {
  refuse(futureDates(draft, stamp.asOf), "report.");
  const status = statusOf(draft);
  // A draft has the fields of its tool: `ReportInput` has filled them in.
  const report = {
    ...draft,
    ...stamp,
    status,
    toolMeta: { ...draft.toolMeta, isComplete: status === "complete" },
  } as Report;
  await refuseExtraPayments(report, client);
  await keepCountyFigures(report);
  await keepDay(report);
  if (Buffer.byteLength(JSON.stringify(report)) > MOST_BYTES) throw new UserFacingError("tooLarge", sentences.tooLarge);
  return report;
}
