import { money, percent } from "../../../lib/format/format";
import { FiguresTable } from "../../fields/figures-table";
import { useResult } from "../../fields/use-result";

/** Each payment and rate of the loan, as they follow from the terms above. */
export function ArmPath({ id }: { id: string }) {
  const result = useResult(id);
  return (
    <section aria-label="Path of the rate">
      <h3 className="mb-2 font-semibold text-sm">Path of the rate</h3>
      {result && result.rates.length > 0 ? (
        <FiguresTable
          caption="Path of the rate"
          heads={["From payment", "Rate", "Principal and interest"]}
          rows={result.rates.map(({ fromPayment, rate, payment }) => [
            `${fromPayment}, year ${Math.ceil(fromPayment / 12)}`,
            percent(rate),
            money(payment, { cents: true }),
          ])}
        />
      ) : (
        <p className="text-fg-3">It shows once the loan has its price, rate and term.</p>
      )}
    </section>
  );
}
