import { type FeeBases, feeAmount, worksheetCredits, worksheetFees } from "@highway/engine/costs/closing-costs";
import type { Fee } from "@highway/engine/costs/fee";
import { type FeeCategory, feeCategories, isUsuallyFinanceCharge, usualFees } from "@highway/engine/costs/usual-fees";
import { newWorksheetName } from "@highway/engine/costs/worksheet-name";
import { type Cents, dollars, inDollars, sum } from "@highway/engine/money/cents";
import { additionalCreditFields } from "@highway/engine/scenario/schema/loan";
import { validFigure } from "@highway/engine/scenario/schema/records";
import { feeFields, feePercent } from "@highway/engine/scenario/schema/worksheet";
import { type FormDraftKey, formDraftAt, useFormDraftKey } from "../../lib/forms/form-drafts";
import type { FieldValue, WorkingLoan } from "../../scenario/document";
import { listedCredits } from "../../scenario/edits/worksheet-edits";
import { useScenario } from "../../scenario/store/store";
import { numberOf } from "../../ui/fields/number-text";

/** A fee as the open document or a form holds it: its figure may be missing, or a text that is not one. */
type HeldFee = Omit<Fee, "rate"> & { rate: FieldValue };
type Held = Readonly<Partial<Record<string, readonly HeldFee[]>>>;
/** One line of the form. A fee without an amount is only offered: it is not saved. */
export type FeeLine = HeldFee & { key: string };
export type FeeLines = Readonly<Record<FeeCategory, readonly FeeLine[]>>;
/** A worksheet while it is typed. */
export type WorksheetDraft = {
  name: string;
  fees: FeeLines;
  /** Lines of a pasted sheet of which no fee was made yet. */
  unplaced?: string;
};
/** A worksheet as it is saved, and as a loan holds its copy. */
export type Content = { name: string; data: Record<FeeCategory, Fee[]> };

let lines = 0;
export const newLine = (category: FeeCategory, name: string): FeeLine => ({
  key: `fee-${++lines}`,
  name,
  rate: null,
  usePercent: false,
  percentOf: "property",
  APR: category !== "credits" && isUsuallyFinanceCharge(name),
  isCredit: false,
});

const lineOf = (fee: HeldFee): FeeLine => ({ ...fee, key: `fee-${++lines}` });

export const byCategory = <T>(tell: (category: FeeCategory) => T) =>
  Object.fromEntries(feeCategories.map((category) => [category, tell(category)])) as Record<FeeCategory, T>;

/** An empty form: every usual fee, none with an amount. */
export const blankFees = (): FeeLines =>
  byCategory((category) => usualFees[category].map((name) => newLine(category, name)));
/** The line that a typed total becomes where a worksheet is begun for its loan, until its fees are listed. */
export const unlistedCosts = "Closing costs, not itemized";
/** An empty form; a total that was typed for the loan stands in it as one line. */
export function newDraft(typedTotal: FieldValue = null): WorksheetDraft {
  const fees = blankFees();
  if (typeof typedTotal !== "number" || typedTotal <= 0) return { name: newWorksheetName, fees };
  const carried = { ...newLine("other", unlistedCosts), rate: typedTotal };
  return { name: newWorksheetName, fees: { ...fees, other: [carried, ...fees.other] } };
}

export const worksheetDraftOf = ({ name, data }: { name: string; data: Held }): WorksheetDraft => ({
  name,
  fees: byCategory((category) => (data[category] ?? []).map(lineOf)),
});

/** The lines that say something, as fees. */
const feesOf = (lines: readonly FeeLine[]): Fee[] =>
  lines.flatMap(({ key: _, rate: typed, name, ...rest }) => {
    const rate = numberOf(typed);
    return rate === null ? [] : [{ ...rest, name: name.trim(), rate }];
  });

export const contentOf = ({ name, fees }: WorksheetDraft): Content => ({
  name: name.trim() || newWorksheetName,
  data: byCategory((category) => feesOf(fees[category])),
});

/** Whether two worksheets say the same; the order in which a fee names its properties says nothing. */
export const sameContent = (one: Content, other: Content) =>
  one.name === other.name &&
  feeCategories.every((category) => sameFees(one.data[category] ?? [], other.data[category] ?? []));

const sameFees = (one: readonly Fee[], other: readonly Fee[]) =>
  one.length === other.length && one.every((fee, at) => sameFee(fee, other[at]!));
const sameFee = (one: Fee, other: Fee) =>
  (["name", "rate", "usePercent", "percentOf", "APR", "isCredit", "section"] as const).every(
    (key) => one[key] === other[key],
  );

/** What is wrong with a line; null while nothing is. */
export function wrongWith({ name, rate, usePercent }: FeeLine): string | null {
  if (rate === null) return null;
  if (name.trim() === "") return "Name is required";
  const bound = usePercent ? feePercent : feeFields.rate;
  return validFigure(rate, { min: bound.min, max: bound.max }) === null ? bound.sentence : null;
}

/** What percentages are of, as far as it is known: a loan's amount waits for its down payment, its price may be missing. */
export type Bases = { [Of in keyof FeeBases]: Cents | null };
const knownBases = ({ price, baseAmount }: Bases): FeeBases => ({
  price: price ?? dollars(0),
  baseAmount: baseAmount ?? dollars(0),
});
const baseOf = (of: Fee["percentOf"], { price, baseAmount }: Bases) => (of === "loan" ? baseAmount : price);

/** Dollars that a line comes to by the engine's own sum; null while what its percentage is of is not known. */
export function amountOf(line: FeeLine, bases: Bases): number | null {
  if (typeof line.rate !== "number" || wrongWith({ ...line, name: "named" })) return null;
  if (line.usePercent && baseOf(line.percentOf, bases) === null) return null;
  return inDollars(feeAmount({ ...line, rate: line.rate }, knownBases(bases)));
}

/** The same fee in the other unit, unrounded. Without what the percentage is of, the number stays. */
export function inOtherUnit(line: FeeLine, bases: Bases): FeeLine {
  const base = baseOf(line.percentOf, bases);
  const usePercent = !line.usePercent;
  if (typeof line.rate !== "number" || !base) return { ...line, usePercent };
  const rate = usePercent ? (line.rate / inDollars(base)) * 100 : (line.rate * inDollars(base)) / 100;
  return { ...line, usePercent, rate: Number(rate.toPrecision(12)) };
}

/** Dollars; null while a line's amount is not known. `financeCharge` is what of the costs the APR counts. */
export type Totals = Record<FeeCategory, number | null> & { costs: number | null; financeCharge: number | null };

/** Each category's total and that of all costs, credits apart, by the engine's own sums. */
export function totalsOf(fees: FeeLines, bases: Bases): Totals {
  const known = byCategory((category) =>
    fees[category].every((line) => line.rate === null || amountOf(line, bases) !== null),
  );
  const data = byCategory((category) => (known[category] ? feesOf(fees[category]) : []));
  const amounts = [...worksheetFees(data, knownBases(bases)), ...worksheetCredits(data.credits, knownBases(bases))];
  const total = (of: typeof amounts) => inDollars(sum(of.map(({ amount }) => amount)));
  const costs = amounts.filter(({ category }) => category !== "credits");
  const allKnown = feeCategories.every((category) => category === "credits" || known[category]);
  return {
    ...byCategory((category) => (known[category] ? total(amounts.filter((each) => each.category === category)) : null)),
    costs: allKnown ? total(costs) : null,
    financeCharge: allKnown ? total(costs.filter(({ isFinanceCharge }) => isFinanceCharge)) : null,
  };
}

/** A worksheet in its form: which one it is, what is typed, and what Cancel goes back to. */
export type OpenWorksheet = {
  /** Null until it is saved. */
  ccID: string | null;
  created?: string;
  /** What the saved worksheet says; absent while that is not known. */
  saved?: Content | undefined;
  draft: WorksheetDraft;
  last: WorksheetDraft;
};

/** Where a worksheet of a loan is kept while it is typed. */
export const useWorksheetDraftKey = (form: "worksheet" | "credits", loanID: string): FormDraftKey =>
  useFormDraftKey(form, `${useScenario((state) => state.document.id)}.${loanID}`);

/** Returns the worksheet that was typed before the page was left; null where none was. */
export function worksheetAt(at: FormDraftKey): OpenWorksheet | null {
  const form = formDraftAt<OpenWorksheet>(at, ({ draft, last }) => isDraft(draft) && isDraft(last));
  return form && { ...form, ccID: form.ccID ?? null, draft: withNewKeys(form.draft), last: withNewKeys(form.last) };
}

const isDraft = (value: WorksheetDraft | undefined): value is WorksheetDraft =>
  typeof value?.name === "string" && feeCategories.every((category) => Array.isArray(value.fees?.[category]));

/** Gives the lines keys of this page: those they were kept with may be taken here. */
const withNewKeys = ({ name, fees, unplaced }: WorksheetDraft): WorksheetDraft => ({
  ...worksheetDraftOf({ name, data: fees }),
  ...(typeof unplaced === "string" && { unplaced }),
});

/** A credit on top of those of the worksheet. `amount`: dollars. */
export type AdditionalLine = { key: string; name: string; amount: FieldValue };

export const isAdditionalWrong = ({ amount }: AdditionalLine) =>
  amount !== null && validFigure(amount, additionalCreditFields.amount) === null;

/** The credits of a loan while they are typed. */
export type CreditsDraft = { fees: readonly FeeLine[]; additional: readonly AdditionalLine[] };

/** Returns what the loan lists. A typed total becomes a line of its own, so that nothing of it is lost. */
export function creditsDraftOf(loan: WorkingLoan | undefined): CreditsDraft {
  if (!loan) return { fees: [], additional: [] };
  const listed = listedCredits(loan).map(lineOf);
  const total = typeof loan.credits === "number" && loan.credits > 0 ? loan.credits : null;
  const typed = total === null ? [] : [{ ...newLine("credits", "Credits"), rate: total }];
  const additional = loan.additionalCredits.map(({ name, amount }, at) => ({
    key: `listed-${at}`,
    name,
    amount,
  }));
  return { fees: listed.length > 0 ? listed : typed, additional };
}

/** Returns the credits that have an amount, as a loan holds them. */
export const creditsOf = ({ fees, additional }: CreditsDraft) => ({
  fees: feesOf(fees),
  additional: additional.flatMap(({ name, amount: typed }) => {
    const amount = numberOf(typed);
    return amount === null ? [] : [{ name: name.trim() || "Credit", amount }];
  }),
});

/** Returns the dollars of the additional credits; null while one of them is wrong. */
export const additionalTotal = (draft: CreditsDraft): number | null =>
  draft.additional.some(isAdditionalWrong)
    ? null
    : creditsOf(draft).additional.reduce((sum, { amount }) => sum + amount, 0);

export const areCreditsWrong = ({ fees, additional }: CreditsDraft) =>
  fees.some((line) => wrongWith(line) !== null) || additional.some(isAdditionalWrong);

/** Whether two forms of credits say the same: lines without an amount say nothing. */
export const sameCredits = (one: CreditsDraft, other: CreditsDraft) =>
  JSON.stringify(creditsOf(one)) === JSON.stringify(creditsOf(other));

/** Returns the credits that were typed before the page was left, with keys of this page; null where none were. */
export function creditsAt(at: FormDraftKey): CreditsDraft | null {
  const draft = formDraftAt<CreditsDraft>(
    at,
    ({ fees, additional }) => Array.isArray(fees) && Array.isArray(additional),
  );
  if (!draft) return null;
  return {
    fees: draft.fees.map(lineOf),
    additional: draft.additional.map((line, place) => ({ ...line, key: `back-${place}` })),
  };
}
