import { loanFields } from "@highway/engine/scenario/schema/loan";
import type { BuydownResult } from "@highway/engine/scenario/schema/types";
import { moneyWithCents, percent } from "../../lib/format/format";
import { setBuydownPaidBy, setFigure } from "../../scenario/edits/loan-edits";
import { loanAt, typeName } from "../../scenario/names/loan-name";
import { edit } from "../../scenario/store/store";
import { Button } from "../../ui/button";
import { Segmented } from "../../ui/fields/segmented";
import { Dialog } from "../../ui/overlays/dialog";
import { FigureField, figureLabel } from "../fields/figure-field";
import { dollarsText } from "../fields/figure-fields";
import { FiguresTable } from "../fields/figures-table";
import { ResetButton } from "../fields/reset-button";
import { type CellProps, type LoanDialogProps, labelOfLoan, useLoanField, useResult } from "../fields/use-loan";

const payers = [...loanFields.buydownPaidBy.options].map(([value, label]) => ({ value, label }));

/** The terms of a buydown: who pays for the lower payments of the first years, what that costs, and what each payment is. */
export default function BuydownForm({ id, place, onClose }: LoanDialogProps) {
  const type = useLoanField(id, "type");
  const paidBy = useLoanField(id, "buydownPaidBy");
  const buydown = useResult(id)?.buydown ?? null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${typeName(type)}, ${loanAt(place)}`}
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="flex flex-col gap-5 px-5 pb-5">
        <div className="grid grid-cols-[1fr_152px] items-end gap-4 phone:grid-cols-1">
          <div>
            <p className={figureLabel}>Paid by</p>
            <Segmented
              label="Paid by"
              value={paidBy}
              onChange={(payer) => edit(null, setBuydownPaidBy(id, payer))}
              segments={payers}
            />
          </div>
          <CostField id={id} place={place} subsidy={buydown?.subsidy ?? null} />
        </div>
        <p className="-mt-3 text-fg-3 text-sm">
          {paidBy === "borrower"
            ? "The cost is part of cash to close and counts in the APR."
            : `The ${paidBy} pays the cost, so it changes neither the cash to close nor the APR.`}
        </p>
        <Years buydown={buydown} />
      </div>
    </Dialog>
  );
}

function CostField({ id, place, subsidy }: CellProps & { subsidy: number | null }) {
  const typed = useLoanField(id, "buydownCosts");
  const fieldKey = `${id}.buydownCosts`;
  return (
    <FigureField
      fieldKey={fieldKey}
      label="Cost"
      ariaLabel={labelOfLoan("Cost of the buydown", place)}
      value={typed}
      write={dollarsText}
      decimals={loanFields.buydownCosts.decimals}
      prefix="$"
      fallback={subsidy === null ? "" : dollarsText(subsidy)}
      onType={(figure) => edit(fieldKey, setFigure(id, "buydownCosts", figure))}
      gutter={
        typed !== null && (
          <ResetButton
            label={subsidy === null ? "Back to the subsidy" : `Back to the subsidy of ${moneyWithCents(subsidy)}`}
            onClick={() => edit(null, setFigure(id, "buydownCosts", null))}
          />
        )
      }
    />
  );
}

function Years({ buydown }: { buydown: BuydownResult | null }) {
  if (!buydown) return <p className="text-fg-3">The years appear once the loan has its price, rate and term.</p>;
  return (
    <FiguresTable
      caption="Payments in the first years"
      heads={["Year", "Rate", "Payment", "Monthly subsidy", "In the year"]}
      rows={buydown.years.map(({ year, rate, payment, monthlySubsidy, annualSubsidy }) => [
        String(year),
        percent(rate),
        moneyWithCents(payment),
        moneyWithCents(monthlySubsidy),
        moneyWithCents(annualSubsidy),
      ])}
      foot={["Subsidy", "", "", "", moneyWithCents(buydown.subsidy)]}
    />
  );
}
