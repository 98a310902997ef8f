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
export type Typed = number | string | null;

/** The saved document's shape, but any figure may be missing or wrong: what is being typed. */
type Lenient<T> = T extends number
  ? Typed
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
  /** Years at which the results are read; absent means the usual ones. */
  horizonYears?: readonly number[] | null;
  attachedReports?: readonly AttachedReport[];
  /** Whether a client may try no ideas on the report. */
  noIdeas?: boolean | undefined;
};

export type WorkingAssumptions = Lenient<SavedAssumptions>;
/** A refinance is there with its cost, or it is not. */
export type WorkingWaiting = Lenient<Omit<SavedWaiting, "refinance">> & { refinance: { cost: Typed } | null };

export type WorkingConsolidation = Lenient<ConsolidationInput>;

/** A chapter of a purchase analysis in its place; `id` is the attached report that it is. */
export type Chapter = { kind: ChapterKind; id: string | null; hidden: boolean };

export type EscrowMonths = Saved<typeof reportFields.escrowMonths.fields>;

/** A report in the editor. Fields that only the server sets (status, lastUpdated) are not part of it. */
export type WorkingReport = {
  id: string;
  name: string;
  toolName: SavedToolKey;
  asOf: string;
  closingDate?: string | null;
  /** The months in which an escrow account pays; an empty list stands for the usual ones. */
  escrowMonths?: EscrowMonths | null | undefined;
  /** What the scenario is for, and how its results are shown. */
  toolMeta?: ToolMeta;
  /** The co-brand shown beside the officer on the report (-1 for none), and its side. */
  cobrandID?: string | -1;
  cobrandPosition?: "left" | "right";
  properties: readonly WorkingProperty[];
  loans: readonly WorkingLoan[];
  debts: readonly WorkingDebt[];
  /** What buying or renting and the cost of waiting assume; absent while all of it is usual. */
  assumptions?: WorkingAssumptions;
  /** The wait before a purchase; absent while all of it is usual. */
  waiting?: WorkingWaiting;
  /** The chapters of a purchase analysis, in their order. Their own call changes them. */
  chapters?: readonly Chapter[];
  /** What the officer says on the cover of a purchase analysis. */
  note?: string;
  /** Which loan takes the place of debts, and what it is held against; absent while all of it is usual. */
  consolidation?: WorkingConsolidation;
  /** What a report card shows of which county; absent while all of it is usual. */
  reportCard?: SavedReportCard;
  /** Which copy of which day a shared market update is. */
  marketUpdate?: SavedMarketUpdate;
  /** Values that were copied from an outside source when they were used. Nobody types them. */
  outside: Outside;
};

export const loanOf = (document: WorkingReport, id: string) => document.loans.find((loan) => loan.id === id);

/** The type of the scenario; a report without one is a purchase. */
export const scenarioTypeOf = ({ toolMeta }: Pick<WorkingReport, "toolMeta">): ScenarioType =>
  toolMeta?.type ?? "purchase";

export const isPurchase = ({ category }: Pick<WorkingLoan, "category">) => category === "purchase";
export const isRefinance = ({ category }: Pick<WorkingLoan, "category">) => category === "refinance";

/** Whether the report is or belongs to a purchase analysis or a buyer campaign, whose reports share loans and properties. */
export const mayShareParts = ({ toolName, toolMeta }: Pick<WorkingReport, "toolName" | "toolMeta">): boolean =>
  toolName === "pa" || (toolMeta?.attachedReports ?? []).some(({ tool }) => tool === "pa" || tool === "mkit");

/** The id of the purchase analysis of which the report is a chapter; null of one that stands alone. */
export const analysisOf = ({ toolMeta }: Pick<WorkingReport, "toolMeta">): string | null =>
  toolMeta?.attachedReports?.find(({ tool }) => tool === "pa")?.id ?? null;

/** Whether the loan is a mortgage that the client already has. */
export const isExisting = ({ category }: Pick<WorkingLoan, "category">) => category === "existing";

/** The loans that are compared, in their order. Existing mortgages are not among them. */
export function comparedLoans({ loans }: Pick<WorkingReport, "loans">): readonly WorkingLoan[] {
  const found = comparedByLoans.get(loans);
  if (found) return found;
  const some = loans.filter((loan) => !isExisting(loan));
  comparedByLoans.set(loans, some);
  return some;
}

/** Holds the answer for each list of loans, because every figure asks for it on every key press. */
const comparedByLoans = new WeakMap<readonly WorkingLoan[], readonly WorkingLoan[]>();

export const propertyOf = (document: WorkingReport, id: string) =>
  document.properties.find((property) => property.id === id);

/** Whether the client owns the home already: it has loans, and none of them is a purchase. */
export function isOwned({ loans }: Pick<WorkingReport, "loans">, propertyID: string): boolean {
  const onIt = loans.filter((loan) => loan.propertyID === propertyID);
  return onIt.length > 0 && onIt.every(({ category }) => category !== "purchase");
}

export const priceOf = (property: WorkingProperty | undefined, id: string) =>
  property?.purchaseDetails.find((price) => price.id === id);

/** The most loans that can be compared: a desktop has no room for more columns. */
export const mostLoans = 6;
