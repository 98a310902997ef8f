import type { AttachedReport } from "@highway/core/reports/schema";
import type { debtFields } from "@highway/engine/scenario/schema/debt";
import type { Saved } from "@highway/engine/scenario/schema/documents";
import type { loanFields } from "@highway/engine/scenario/schema/loan";
import type { homeFields, locationFields, priceFields } from "@highway/engine/scenario/schema/property";
import type { Outside } from "@highway/engine/scenario/schema/types";

/** What stands in a field of figures: a number, nothing, or text that is no number, kept so that the field can say so. */
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

/** Where a property is: typed by hand, or with all that is known of a place that was found. */
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
};

/** A report as the editor holds it. What only the server may set (status, lastUpdated) stays with the saved one. */
export type WorkingReport = {
  id: string;
  name: string;
  toolName: "lc2";
  asOf: string;
  closingDate?: string | null;
  /** What the scenario is for, and how its results are shown. */
  toolMeta?: ToolMeta;
  /** Who stands beside the officer on the report, -1 for nobody, and on which side. */
  cobrandID?: string | -1;
  cobrandPosition?: "left" | "right";
  properties: readonly WorkingProperty[];
  loans: readonly WorkingLoan[];
  debts: readonly WorkingDebt[];
  /** Copied from its source when it was used; nobody types it. */
  outside: Outside;
};

export const loanOf = (document: WorkingReport, id: string) => document.loans.find((loan) => loan.id === id);

/** What a scenario is for; one that does not say buys a home. */
export const scenarioTypeOf = ({ toolMeta }: Pick<WorkingReport, "toolMeta">): ScenarioType =>
  toolMeta?.type ?? "purchase";

export const isPurchase = ({ category }: Pick<WorkingLoan, "category">) => category === "purchase";
export const isRefinance = ({ category }: Pick<WorkingLoan, "category">) => category === "refinance";

/** A mortgage that the client has already. */
export const isExisting = ({ category }: Pick<WorkingLoan, "category">) => category === "existing";

/** The loans that are compared, in their order: what the client owes already stands apart. */
export function comparedLoans({ loans }: Pick<WorkingReport, "loans">): readonly WorkingLoan[] {
  const found = comparedByLoans.get(loans);
  if (found) return found;
  const some = loans.filter((loan) => !isExisting(loan));
  comparedByLoans.set(loans, some);
  return some;
}

/** Every figure on the screen asks for them with every key. */
const comparedByLoans = new WeakMap<readonly WorkingLoan[], readonly WorkingLoan[]>();

export const propertyOf = (document: WorkingReport, id: string) =>
  document.properties.find((property) => property.id === id);

/** A home that the client has: loans are on it, and none buys it. */
export function isOwned({ loans }: Pick<WorkingReport, "loans">, propertyID: string): boolean {
  const onIt = loans.filter((loan) => loan.propertyID === propertyID);
  return onIt.length > 0 && onIt.every(({ category }) => category !== "purchase");
}

export const priceOf = (property: WorkingProperty | undefined, id: string) =>
  property?.purchaseDetails.find((price) => price.id === id);

/** Side by side on a desktop; more than these no screen shows. */
export const mostLoans = 6;
