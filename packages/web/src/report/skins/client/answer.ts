/** The first sentences of a client's report, by the purpose of the picked loan. */
import { clientSections } from "@highway/core/reports/pure/sections";
import type { MoveUp } from "@highway/engine/scenario/schema/types";
import { money, moneyWithCents } from "../../../lib/format/format";
import { isExisting, type WorkingDebt, type WorkingReport } from "../../../scenario/document";
import { type Computed, isComputed } from "../../columns";
import { paymentSteps } from "../../payment-steps";
import { isBought, isRefinance } from "../../row";
import { streetOf, townOf } from "../../rows/loans";
import type { Skin } from "./skin";

type Told = Pick<Skin, "source" | "basis" | "picked" | "words">;

/** Lists the offered loans in the order of their letters. */
export const offeredOf = ({ source }: Pick<Skin, "source">): Computed[] =>
  source.columns.filter(isComputed).filter(({ isOwed }) => !isOwed);

/** Decides what fits on a phone, whose first screen shows all payments and cash. Many loans, or long rows of them, leave no room for the picture. */
export function roomOf({ source, words }: Pick<Skin, "source" | "words">) {
  const offered = offeredOf({ source });
  const isDense = offered.length > 4 || (offered.length > 3 && words.lang === "es");
  const isStepped = offered.length > 3 && offered.some((each) => paymentSteps(each).length > 0);
  return { isDense, hasPicture: !isDense && !isStepped };
}

/** Returns the sale on which a move-up depends. Its figures are only the officer's unless the section is shown. */
export function saleOf({ source, basis }: Pick<Skin, "source" | "basis">): MoveUp | null {
  const isShown = clientSections(basis.document.toolMeta?.highlightedTables).includes("moveUp");
  return isShown ? source.times.moveUp : null;
}

/** Leaves out the mortgages of the home being sold, because nothing about them is compared with the purchase. */
export function withoutSold(source: Skin["source"], basis: Skin["basis"]): Skin["source"] {
  const sale = saleOf({ source, basis });
  if (!sale) return source;
  const columns = source.columns.filter(({ isOwed, loan }) => !isOwed || loan.propertyID !== sale.propertyID);
  return { ...source, columns };
}

/** Returns the cash still needed after the sale; null if no sale counts for this loan. */
export const cashAfterSale = (sale: MoveUp | null, { id }: Pick<Computed, "id">): number | null =>
  sale?.loans.find(({ loanID }) => loanID === id)?.cashAfterSale ?? null;

/** Returns the headline: what changes each month, the cash needed after the sale, or which homes can be bought. */
export function answerTitle({ source, basis, picked, words: { client } }: Told): string {
  const { answer } = client;
  if (isRefinance(picked)) return refinanceTitle(picked, answer);
  const left = cashAfterSale(saleOf({ source, basis }), picked);
  if (left !== null) {
    if (Math.round(left) === 0) return answer.nothingAfterSale;
    return left > 0 ? answer.bringAfterSale(money(left)) : answer.keepAfterSale(money(-left));
  }
  const ways = offeredOf({ source }).filter(isBought);
  const homes = new Set(ways.map(({ loan }) => loan.propertyID)).size;
  return homes > 1 ? answer.homes(homes, ways.length) : streetOf(picked.property) || client.report.titleBare;
}

function refinanceTitle(picked: Computed, answer: Told["words"]["client"]["answer"]): string {
  const saved = picked.result.savings?.monthlySavings ?? null;
  if (saved === null) return streetOf(picked.property) || answer.refinance;
  if (saved === 0) return answer.sameMonth;
  const size = moneyWithCents(Math.abs(saved));
  const changes = paymentSteps(picked).length > 0;
  if (saved > 0) return (changes ? answer.lessAtFirst : answer.less)(size);
  return (changes ? answer.moreAtFirst : answer.more)(size);
}

/** Returns the line under the headline: the town of the home, what a refinance replaces, which home is sold. */
export function answerLead({ source, basis, picked, words: { client } }: Told): string[] {
  const { answer, report } = client;
  const street = streetOf(picked.property);
  if (isRefinance(picked)) {
    const owed = owedKinds(basis.document, picked.loan.propertyID).map(({ kind, count }) => answer.yours[kind](count));
    const last = owed.pop();
    if (!last) return [];
    const all = owed.length > 0 ? report.and(owed.join(", "), last) : last;
    return [street ? answer.inPlaceOn(street, all) : answer.inPlace(all), ...interestLead({ basis, picked }, answer)];
  }
  const sale = saleOf({ source, basis });
  if (cashAfterSale(sale, picked) !== null) {
    const sold = streetOf(basis.document.properties.find(({ id }) => id === sale?.propertyID));
    return sold && street ? [answer.move(sold, street)] : [];
  }
  const homes = new Set(offeredOf({ source }).map(({ loan }) => loan.propertyID)).size;
  return homes === 1 && street && townOf(picked.property) ? [`${townOf(picked.property)}.`] : [];
}

/** Compares the interest of the new loan with what was left to pay, if the officer shows what a refinance saves. */
function interestLead({ basis, picked }: Pick<Told, "basis" | "picked">, answer: Told["words"]["client"]["answer"]) {
  const { interestBefore, interestAfter } = picked.result.savings ?? {};
  const isShown = clientSections(basis.document.toolMeta?.highlightedTables).includes("savings");
  if (!isShown || interestBefore == null || interestAfter == null) return [];
  const saved = Math.round(interestBefore - interestAfter);
  if (saved === 0) return [];
  return [saved > 0 ? answer.lessInterest(money(saved)) : answer.moreInterest(money(-saved))];
}

export type DebtKind = keyof Told["words"]["client"]["answer"]["debts"];

/** Lists what a refinance of this home pays off, by kind, the mortgages first. */
function owedKinds(document: WorkingReport, propertyID: string): { kind: DebtKind; count: number }[] {
  const kinds: DebtKind[] = [
    ...document.loans.filter((loan) => isExisting(loan) && loan.payOff && loan.propertyID === propertyID).map(mortgage),
    ...document.debts.filter(({ payOff }) => payOff).map(kindOf),
  ];
  return [...new Set(kinds)].map((kind) => ({ kind, count: kinds.filter((each) => each === kind).length }));
}

const mortgage = (): DebtKind => "mortgage";
export const kindOf = ({ type }: Pick<WorkingDebt, "type">): DebtKind => type;
