import type { MoveUp } from "@highway/engine/scenario/schema/types";
import { cx } from "../../../lib/class-names";
import { moneyWithCents, trimmedPercent } from "../../../lib/format/format";
import { isExisting } from "../../../scenario/document";
import { type Column, isComputed } from "../../columns";
import { streetOf } from "../../rows/loans";
import { totalPaymentOf } from "../../rows/monthly";
import { kindOf } from "./answer";
import { useSkin } from "./skin";
import { box, TileBody } from "./tile-body";

const quiet = cx(box, "border-paper-edge bg-paper");

/** Everything that a refinance ends: the total payment with the debts, and what is paid for each. */
export function TodayTile({ column }: { column: Column }) {
  const { basis, words } = useSkin();
  const { answer, report } = words.client;
  const { loans, debts } = basis.document;
  const total = isComputed(column) ? totalPaymentOf(column) : null;
  const at = (debt: string, rate: unknown) =>
    typeof rate === "number" ? answer.debtAt(debt, trimmedPercent(rate)) : debt;
  const mortgages = loans.filter(
    (loan) => isExisting(loan) && loan.payOff && loan.propertyID === column.loan.propertyID,
  );
  const owed = [
    ...mortgages.map(({ rate }) => at(answer.debts.mortgage, rate)),
    ...debts.filter(({ payOff }) => payOff).map((debt) => at(answer.debts[kindOf(debt)], debt.rate)),
  ];
  return (
    <div className={quiet}>
      <TileBody
        title={answer.today}
        payment={total === null ? report.unknown : moneyWithCents(total)}
        isKnown={total !== null}
        steps={[]}
        cash={null}
        terms={[...new Set(owed)]}
        marks={[]}
      />
    </div>
  );
}

/** The home being sold, and its monthly costs until then. */
export function SoldTile({ sale }: { sale: MoveUp }) {
  const { basis, words } = useSkin();
  const { answer } = words.client;
  const street = streetOf(basis.document.properties.find(({ id }) => id === sale.propertyID));
  return (
    <div className={quiet}>
      <TileBody
        title={answer.todaysHome}
        payment={moneyWithCents(sale.monthlyBefore)}
        isKnown
        steps={[]}
        cash={null}
        terms={street ? [street] : []}
        marks={[]}
      />
    </div>
  );
}
