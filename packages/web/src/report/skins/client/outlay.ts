import { outlayOf } from "../../../scenario/figures/figures";
import { type Computed, isToday } from "../../columns";
import { isRefinance } from "../../row";
import { kindOf, offeredOf } from "./answer";
import type { Skin } from "./skin";

/** A run of equal payments in dollars, the first of which is the payment after `from`. */
export type Run = { from: number; until: number; payment: number };

type Ended = { id: string; payment: number; left: number };

/** What is paid month by month for the loans and debts of a home: without a refinance, and with each offered one. */
export type Outlays = {
  /** The number of payments until everything that is drawn has ended. */
  months: number;
  today: readonly number[];
  loans: readonly { column: Computed; due: readonly number[] }[];
  ended: readonly Ended[];
};

/** Adds the payments up month by month, in dollars, as some end before others. */
const addUp = (ended: readonly Ended[], months: number) =>
  Array.from({ length: months }, (_, month) => {
    const cents = ended.reduce((sum, { payment, left }) => sum + (left > month ? Math.round(payment * 100) : 0), 0);
    return cents / 100;
  });

/** Returns the payments; null if the picked loan does not refinance the mortgage that represents today, or if a payment is not known. */
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

/** The payments that the engine counts for a debt without an end: a century. */
const endless = 1200;

/** Groups equal payments into runs, without those of zero. */
export function runsOf(payments: readonly number[]): Run[] {
  const runs: Run[] = [];
  for (const [month, payment] of payments.entries()) {
    const last = runs.at(-1);
    // The last payment of a loan includes the cents that the others left over.
    const isLike =
      last && Math.abs(last.payment - payment) < (month === payments.length - 1 ? last.payment / 2 : 0.005);
    if (isLike) last.until = month + 1;
    else runs.push({ from: month, until: month + 1, payment });
  }
  return runs.filter(({ payment }) => payment > 0);
}

/** The part of the saving that would have come anyway: debts that would have been paid off before the mortgage and the picked loan. */
export type Lapse = {
  /** The number of the last payment of the last of them. */
  after: number;
  kinds: readonly { kind: ReturnType<typeof kindOf>; count: number }[];
  /** The number of the payment up to which more than half of the picked loan's monthly saving lasts; null if they are no more than half of it. */
  mostUntil: number | null;
};

export function lapseOf({ basis, picked }: Pick<Skin, "basis" | "picked">, { ended, loans }: Outlays): Lapse | null {
  const own = loans.find(({ column }) => column === picked);
  const debts = basis.document.debts.filter(({ payOff }) => payOff);
  const mortgages = ended.filter(({ id }) => !debts.some((debt) => debt.id === id));
  const end = Math.min(own?.due.length ?? 0, Math.max(0, ...mortgages.map(({ left }) => left)));
  const over = ended.filter(({ id, left }) => left < end && debts.some((debt) => debt.id === id));
  if (over.length === 0) return null;
  const kinds = debts.filter(({ id }) => over.some((each) => each.id === id)).map(kindOf);
  return {
    after: Math.max(...over.map(({ left }) => left)),
    kinds: [...new Set(kinds)].map((kind) => ({ kind, count: kinds.filter((each) => each === kind).length })),
    mostUntil: mostUntil(over, picked.result.savings?.monthlySavings ?? 0),
  };
}

/** Finds the payment with which debts have ended that are more than half of a monthly saving; null where all of them are no more. */
function mostUntil(over: readonly Ended[], saved: number): number | null {
  if (saved <= 0) return null;
  const theirs = (month: number) => over.reduce((sum, { payment, left }) => sum + (left <= month ? payment : 0), 0);
  const ends = over.map(({ left }) => left).sort((one, other) => one - other);
  return ends.find((month) => theirs(month) > saved / 2) ?? null;
}

/** Returns how many payments longer a refinance runs than everything that it ends; negative if it ends sooner. Null if an end is not known. */
export function longerBy({ ended }: Outlays, due: readonly number[]): number | null {
  const last = Math.max(...ended.map(({ left }) => left));
  return last < endless ? due.length - last : null;
}
