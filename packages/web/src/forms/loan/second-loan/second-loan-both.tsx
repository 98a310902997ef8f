import { money, percent } from "../../../lib/format/format";
import { FiguresTable } from "../../fields/figures-table";
import { useLoanField } from "../../fields/use-loan";
import { useResult } from "../../fields/use-result";

const dollars = (value: number) => money(value);
const cents = (value: number) => money(value, { cents: true });
const share = (value: number) => percent(value, { decimals: 2, trim: true });

/** The two loans beside each other, and what of the down payment is left to the borrower. */
export function BothLoans({ id }: { id: string }) {
  const result = useResult(id);
  const purchase = useLoanField(id, "category") === "purchase";
  if (!result) return <p className="text-fg-3">Both loans show once their rates and the price are known.</p>;
  const { secondLoan: second, amount, ltv, cltv, cash, monthly, applicablePrice } = result;
  if (!second)
    return (
      <p className="text-fg-3">Nothing is left for a second loan: the first one lends {share(ltv)} of the price.</p>
    );
  const lent = cash.downPayment + second.amount;
  return (
    <>
      <FiguresTable
        caption="Both loans"
        heads={["Loan", "Amount", "LTV", "Payment"]}
        rows={[
          ["First", cents(amount), share(ltv), cents(monthly.principalAndInterest)],
          ["Second", cents(second.amount), share(cltv - ltv), cents(second.payment)],
        ]}
        foot={[
          "Together",
          cents(amount + second.amount),
          share(cltv),
          cents(monthly.principalAndInterest + second.payment),
        ]}
      />
      {second.amortizingPayment !== second.payment && (
        <p className="-mt-2 text-fg-3 text-sm">
          The second loan's payment is {cents(second.amortizingPayment)} once its interest-only years are over.
        </p>
      )}
      {purchase && (
        <p className="-mt-2 text-fg-3 text-sm">
          Of the down payment of {dollars(lent)} the borrower brings {dollars(cash.downPayment)},{" "}
          {share((cash.downPayment * 100) / applicablePrice)} of the price.
        </p>
      )}
    </>
  );
}
