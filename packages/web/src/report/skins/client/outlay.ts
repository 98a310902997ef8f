import { outlayOf } from "../../../scenario/figures/figures";
import { type Computed, isToday } from "../../columns";
import { isRefinance } from "../../row";
import { kindOf, offeredOf } from "./answer";
import type { Skin } from "./skin";

/** A run of payments of one size in dollars, whose first one is the payment after `from`. */
export type Run = { from: number; until: number; payment: number };

type Ended = { id: string; payment: number; left: number };

/** What is paid month by month for the loans and debts of a home: without a refinance, and with each that is offered for it. */
export type Outlays = {
  /** The payments until all that is drawn has ended. */
  months: number;
  today: readonly number[];
  loans: readonly { column: Computed; due: readonly number[] }[];
  ended: readonly Ended[];
};

/** Dollars that each payment comes to while some last longer than others. */
const addUp = (ended: readonly Ended[], months: number) =>
  Array.from({ length: months }, (_, month) => {
    const cents = ended.reduce((sum, { payment, left }) => sum + (left > month ? Math.round(payment * 100) : 0), 0);
    return cents / 100;
  });

/** Null where the picked loan is no refinance of a mortgage that stands for today, or where a payment is not known. */
export function outlaysOf(skin: Pick<Skin, "basis" | "picked" | "source">): Outlays | null {
  const { basis, picked, source } = skin;
  const { propertyID } = picked.loan;
  const today = source.columns.find((column) => isToday(column) && column.loan.propertyID === propertyID);
  const own = isRefinance(picked) && today ? outlayOf(basis, picked.loan) : null;
  if (!own) return null;
  const loans = offeredOf(skin)
    .filter((column) => isRefinance(column) && column.loan.propertyID === propertyID)
    .flatMap((column) => {
      const found = column === picked ? own : outlayOf(basis, column.loan);
      return found ? [{ column, due: found.due }] : [];
    });
  const longest = Math.max(...loans.map(({ due }) => due.length));
  // The end of a debt whose rate is not known is not known either: it is drawn as long as anything else is.
  const ends = own.ended.map(({ left }) => left).filter((left) => left < endless);
  const months = Math.max(longest, ...ends);
  return { months, today: addUp(own.ended, months), loans, ended: own.ended };
}

/** The engine counts a century of payments where a debt has no end. */
const endless = 1200;

/** Payments of one size after another; what ends is left out. */
export function runsOf(payments: readonly number[]): Run[] {
  const runs: Run[] = [];
  for (const [month, payment] of payments.entries()) {
    const last = runs.at(-1);
    // The last payment of a loan takes the cents that its others left over.
    const isLike =
      last && Math.abs(last.payment - payment) < (month === payments.length - 1 ? last.payment / 2 : 0.005);
    if (isLike) last.until = month + 1;
    else runs.push({ from: month, until: month + 1, payment });
  }
  return runs.filter(({ payment }) => payment > 0);
}

/** What of the saving ends by itself: the debts that would have been paid off before the mortgage and the picked loan. */
export type Lapse = {
  /** The last payment of the last of them. */
  after: number;
  kinds: readonly { kind: ReturnType<typeof kindOf>; count: number }[];
  /** Whether more than half of what the picked loan saves each month is theirs. */
  isMost: boolean;
};

export function lapseOf({ basis, picked }: Pick<Skin, "basis" | "picked">, { ended, loans }: Outlays): Lapse | null {
  const own = loans.find(({ column }) => column === picked);
  const debts = basis.document.debts.filter(({ payOff }) => payOff);
  const mortgages = ended.filter(({ id }) => !debts.some((debt) => debt.id === id));
  const end = Math.min(own?.due.length ?? 0, Math.max(0, ...mortgages.map(({ left }) => left)));
  const over = ended.filter(({ id, left }) => left < end && debts.some((debt) => debt.id === id));
  if (over.length === 0) return null;
  const kinds = debts.filter(({ id }) => over.some((each) => each.id === id)).map(kindOf);
  const theirs = over.reduce((sum, { payment }) => sum + payment, 0);
  const saved = picked.result.savings?.monthlySavings ?? 0;
  return {
    after: Math.max(...over.map(({ left }) => left)),
    kinds: [...new Set(kinds)].map((kind) => ({ kind, count: kinds.filter((each) => each === kind).length })),
    isMost: saved > 0 && theirs > saved / 2,
  };
}

/** How many payments longer a refinance runs than all that it ends; below nothing it ends sooner. Null where an end is not known. */
export function longerBy({ ended }: Outlays, due: readonly number[]): number | null {
  const last = Math.max(...ended.map(({ left }) => left));
  return last < endless ? due.length - last : null;
}
