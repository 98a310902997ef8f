import type { AttachedReport } from "@highway/core/reports/schema";
import type { SavedToolKey } from "@highway/core/tools/keys.schema";
import type { ChapterKind } from "@highway/core/tools/pure/chapters";
import type { debtFields } from "@highway/engine/scenario/schema/debt";
import type { Saved } from "@highway/engine/scenario/schema/documents";
import type { loanFields } from "@highway/engine/scenario/schema/loan";
import type { homeFields, locationFields, priceFields } from "@highway/engine/scenario/schema/property";
import type { reportFields } from "@highway/engine/scenario/schema/report";
import type { Outside } from "@highway/engine/scenario/schema/types";
import type { SavedAssumptions, SavedWaiting } from "@highway/engine/tools/assumptions";
import type { ConsolidationInput } from "@highway/engine/tools/consolidation/input";
import type { SavedMarketUpdate } from "@highway/engine/tools/market-update";
import type { SavedReportCard } from "@highway/engine/tools/report-card/input";

/** The content of a number field: a number, nothing, or text that is not a number, which is kept so that the field can show its error. */
export type FieldValue = number | string | null;

/** The shape of the saved document while it is being typed, in which any figure may be missing or wrong. */
type Lenient<T> = T extends number
  ? FieldValue
  : T extends readonly (infer Entry)[]
    ? readonly Lenient<Entry>[]
    : T extends object
      ? { [Key in keyof T]: Lenient<T[Key]> }
      : T;

export type WorkingLoan = Lenient<Saved<typeof loanFields>>;
export type WorkingPrice = Lenient<Saved<typeof priceFields>>;
export type WorkingDebt = Lenient<Saved<typeof debtFields>>;

/** A property's location: typed by hand, or filled in from a place that the search found. */
export type Location = Saved<typeof locationFields>;
export type WorkingProperty = { id: string } & Lenient<Saved<typeof homeFields>> & Location;

export type ScenarioType = "purchase" | "moveup" | "refinance";

type ToolMeta = {
  type?: ScenarioType | undefined;
  isComplete?: boolean;
  highlightedTables?: readonly string[];
  /** The years that the results show; absent means the defaults. */
  horizonYears?: readonly number[] | null;
  attachedReports?: readonly AttachedReport[];
  /** Whether the report's client may not try ideas. */
  noIdeas?: boolean | undefined;
};

export type WorkingAssumptions = Lenient<SavedAssumptions>;
/** The wait, in which a refinance is either present with its cost or absent. */
export type WorkingWaiting = Lenient<Omit<SavedWaiting, "refinance">> & { refinance: { cost: FieldValue } | null };

export type WorkingConsolidation = Lenient<ConsolidationInput>;

/** A chapter of a purchase analysis, in order; `id` is the id of the attached report. */
export type Chapter = { kind: ChapterKind; id: string | null; hidden: boolean };

export type EscrowMonths = Saved<typeof reportFields.escrowMonths.fields>;

/** A report in the editor. Fields that only the server sets (status, lastUpdated) are not part of it. */
export type WorkingReport = {
  id: string;
  name: string;
  toolName: SavedToolKey;
  asOf: string;
  closingDate?: string | null;
  /** The months in which an escrow account pays; an empty list means the default months. */
  escrowMonths?: EscrowMonths | null | undefined;
  /** What the scenario is for, and how its results are shown. */
  toolMeta?: ToolMeta;
  /** The co-brand shown beside the officer on the report (-1 for none), and its side. */
  cobrandID?: string | -1;
  cobrandPosition?: "left" | "right";
  properties: readonly WorkingProperty[];
  loans: readonly WorkingLoan[];
  debts: readonly WorkingDebt[];
  /** The assumptions of rent or buy and the cost of waiting; absent while all are defaults. */
  assumptions?: WorkingAssumptions;
  /** The wait before a purchase; absent while all of it is default. */
  waiting?: WorkingWaiting;
  /** The chapters of a purchase analysis, in order. They are changed by a call of their own, not by a save. */
  chapters?: readonly Chapter[];
  /** The officer's note on the cover of a purchase analysis. */
  note?: string;
  /** The loan that replaces debts, and the maximum ratios; absent while all of it is default. */
  consolidation?: WorkingConsolidation;
  /** The county of a report card and what is shown of it; absent while all of it is default. */
  reportCard?: SavedReportCard;
  /** The day of a shared market update, and its saved copy. */
  marketUpdate?: SavedMarketUpdate;
  /** Values that were copied from an outside source when they were used, and are never typed. */
  outside: Outside;
};

export const loanOf = (document: WorkingReport, id: string) => document.loans.find((loan) => loan.id === id);

/** Returns the type of the scenario; a report without one is a purchase. */
export const scenarioTypeOf = ({ toolMeta }: Pick<WorkingReport, "toolMeta">): ScenarioType =>
  toolMeta?.type ?? "purchase";

export const isPurchase = ({ category }: Pick<WorkingLoan, "category">) => category === "purchase";
export const isRefinance = ({ category }: Pick<WorkingLoan, "category">) => category === "refinance";

/** Tells whether the report is or belongs to a purchase analysis or a buyer campaign, whose reports share loans and properties. */
export const mayShareParts = ({ toolName, toolMeta }: Pick<WorkingReport, "toolName" | "toolMeta">): boolean =>
  toolName === "pa" || (toolMeta?.attachedReports ?? []).some(({ tool }) => tool === "pa" || tool === "mkit");

/** Returns the id of the purchase analysis of which the report is a chapter; null if it is none. */
export const analysisOf = ({ toolMeta }: Pick<WorkingReport, "toolMeta">): string | null =>
  toolMeta?.attachedReports?.find(({ tool }) => tool === "pa")?.id ?? null;

/** Tells whether the loan is a mortgage that the client already has. */
export const isExisting = ({ category }: Pick<WorkingLoan, "category">) => category === "existing";

/** Lists the compared loans in order, without existing mortgages. */
export function comparedLoans({ loans }: Pick<WorkingReport, "loans">): readonly WorkingLoan[] {
  const found = comparedByLoans.get(loans);
  if (found) return found;
  const some = loans.filter((loan) => !isExisting(loan));
  comparedByLoans.set(loans, some);
  return some;
}

/** Holds the result for each list of loans, because every figure reads it on every key press. */
const comparedByLoans = new WeakMap<readonly WorkingLoan[], readonly WorkingLoan[]>();

export const propertyOf = (document: WorkingReport, id: string) =>
  document.properties.find((property) => property.id === id);

/** Tells whether the client already owns the home: it has loans, and none of them is a purchase. */
export function isOwned({ loans }: Pick<WorkingReport, "loans">, propertyID: string): boolean {
  const onIt = loans.filter((loan) => loan.propertyID === propertyID);
  return onIt.length > 0 && onIt.every(({ category }) => category !== "purchase");
}

export const priceOf = (property: WorkingProperty | undefined, id: string) =>
  property?.purchaseDetails.find((price) => price.id === id);

/** The most loans that can be compared: a desktop has no room for more columns. */
export const mostLoans = 6;
