import type { SavedMarketUpdate } from "@highway/engine/tools/market-update";
import { countyOf, type SavedReportCard } from "@highway/engine/tools/report-card/input";
import type { Client } from "../clients/schema";
import { now } from "../platform/clock";
import { UserFacingError } from "../platform/errors";
import { futureDates } from "./pure/parts-checks";
import { isChapter, toItem } from "./record";
import { refuse } from "./refuse";
import { type Report, type ReportDraft, sentences, statusOf } from "./schema";

/** The most bytes of a document. At this size a page of 25 stays below the 6 MB that a Lambda can send. */
const MOST_BYTES = 200 * 1024;
/**
 * The most bytes that a report packs to, with its card. With what its record says beside them they are 3 KB of the table, and a save is paid by the kilobyte.
 * Twelve loans on six homes with six prices each, a worksheet of 24 fees of their own each and fifteen debts take 2.6 KB (docs/cost.md).
 */
const MOST_PACKED_BYTES = 2690;

function refuseTooLarge(report: Report, client: Client) {
  const { card, document } = toItem(report, client);
  const packed = card.length + (document?.length ?? 0);
  if (Buffer.byteLength(JSON.stringify(report)) > MOST_BYTES || packed > MOST_PACKED_BYTES)
    throw new UserFacingError("tooLarge", sentences.tooLarge);
}

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

/**
 * Lets the county figures stay that a report card shows, so that its client reads what its officer saw. A card that names no figures, such as one that
 * was never opened, takes the newest; in an analysis, which holds the card for all its chapters, whoever opens it takes them. Few reports are report cards.
 */
async function withCountyFigures(draft: ReportDraft): Promise<ReportDraft> {
  const { reportCard: card } = draft as ReportDraft & { reportCard?: SavedReportCard };
  if (!card) return draft;
  const isOpen = card.version === "" && draft.toolName === "rerc" && !isChapter(draft);
  const county = isOpen ? countyOf(card, draft.properties) : card.fip;
  if (county === "" || (card.version === "" && !isOpen)) return draft;
  const { letStay, newestWith } = await import("../locations/counties/index");
  const version = card.version || (await newestWith(county));
  if (version === undefined) return draft;
  await letStay({ fip: county, version });
  const told = { ...draft, reportCard: { ...card, fip: county, version } };
  return told;
}

/**
 * Lets the copy of a day stay that a market update shows, so that its client reads what its officer saw. The report is of that day, whenever it is made:
 * its review, its paper and its client's page say the same one.
 */
async function dayKept(draft: ReportDraft): Promise<Pick<Report, "asOf"> | undefined> {
  const { marketUpdate: shown } = draft as ReportDraft & { marketUpdate?: SavedMarketUpdate };
  if (!shown?.copy) return undefined;
  const { letStay } = await import("../market/update/copies");
  return { asOf: await letStay(shown.copy) };
}

/** Adds to a document what the server alone writes. @throws UserFacingError invalid; tooLarge */
export async function stampReport(given: ReportDraft, stamp: Stamp, client: Client): Promise<Report> {
  refuse(futureDates(given, stamp.asOf), "report.");
  const draft = await withCountyFigures(given);
  const status = statusOf(draft);
  // A draft has the fields of its tool: `ReportInput` has filled them in.
  const report = {
    ...draft,
    ...stamp,
    ...(await dayKept(draft)),
    status,
    toolMeta: { ...draft.toolMeta, isComplete: status === "complete" },
  } as Report;
  await refuseExtraPayments(report, client);
  refuseTooLarge(report, client);
  return report;
}
