import { isExisting } from "../../../scenario/document";
import { isComputed } from "../../columns";
import { type DebtKind, kindOf } from "./answer";
import type { Skin } from "./skin";

export type StayingDebt = { kind: DebtKind; count: number; balance: number; payment: number };

/** Lists the debts that a refinance leaves as they are, by kind, in dollars, the mortgages first. */
export function stayingDebts({ basis, source }: Pick<Skin, "basis" | "source">): StayingDebt[] {
  const { debts } = basis.document;
  const each: StayingDebt[] = [
    ...source.columns
      .filter(isComputed)
      .filter(({ loan }) => isExisting(loan) && !loan.payOff)
      .map(({ loan, result }) => {
        const { principalAndInterest, mortgageInsurance } = result.monthly;
        const payment = principalAndInterest + (mortgageInsurance ?? 0);
        return { kind: "mortgage" as const, count: 1, balance: Number(loan.balance ?? 0), payment };
      }),
    ...debts
      .filter(({ payOff }) => !payOff)
      .map((debt) => ({
        kind: kindOf(debt),
        count: 1,
        balance: Number(debt.balance ?? 0),
        payment: Number(debt.payment ?? 0),
      })),
  ];
  const kinds = [...new Set(each.map(({ kind }) => kind))];
  return kinds.map((kind) =>
    each
      .filter((one) => one.kind === kind)
      .reduce((all, one) => ({
        kind,
        count: all.count + 1,
        balance: all.balance + one.balance,
        payment: all.payment + one.payment,
      })),
  );
}
