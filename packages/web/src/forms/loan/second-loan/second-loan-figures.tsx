import { limits } from "@highway/engine/scenario/schema/limits";
import { useState } from "react";
import { percent } from "../../../lib/format/format";
import { type SecondLoanFigure, setSecondLoanFigure } from "../../../scenario/edits/second-loan-edits";
import { edit } from "../../../scenario/store/store";
import { Segmented } from "../../../ui/fields/segmented";
import { FigureField } from "../../fields/figure-field";
import { dollarsText, figureFields } from "../../fields/figure-fields";
import { type CellProps, named, useFigure, useLoanField } from "../../fields/use-loan";

const bases = [
  { value: "ltv", label: "LTV" },
  { value: "amount", label: "Amount" },
] as const;
type Basis = (typeof bases)[number]["value"];

const trimmed = (value: number) => percent(value, { trim: true }).slice(0, -1);

/** What the second loan lends, at which rate, for how long. */
export function SecondLoanFigures({ id, place }: CellProps) {
  const second = useLoanField(id, "secondLoan");
  const lent = useFigure(id, ({ secondLoan }) => secondLoan?.amount ?? 0);
  // While the amount is being typed anew it is empty, which alone would turn the field back into the other.
  const [held, hold] = useState<Basis | null>(null);
  if (!second) return null;
  const basis = second.amount !== null ? "amount" : (held ?? "ltv");
  const write = (field: SecondLoanFigure) => (value: number | string | null) =>
    edit(`${id}.secondLoan.${field}`, setSecondLoanFigure(id, field, value));
  const choose = (to: Basis) => {
    hold(to);
    edit(null, setSecondLoanFigure(id, "amount", to === "amount" ? lent : null));
  };
  const field = (name: SecondLoanFigure, label: string) => ({
    fieldKey: `${id}.secondLoan.${name}`,
    label,
    ariaLabel: named(`${label} of the second loan`, place),
    value: second[name],
    onType: write(name),
  });
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-3">
        <div>
          <p className="field-label">Lends by</p>
          <Segmented label="What the second loan lends" value={basis} onChange={choose} segments={bases} />
        </div>
        {basis === "amount" ? (
          <FigureField
            {...field("amount", "Amount")}
            write={dollarsText}
            decimals={limits.secondLoanAmount.decimals}
            prefix="$"
            fallback={lent === null ? "" : dollarsText(lent)}
          />
        ) : (
          <FigureField
            {...field("ltv", "Both loans together")}
            write={trimmed}
            decimals={limits.secondLoanLTV.decimals}
            suffix="% LTV"
            fallback="90"
          />
        )}
      </div>
      <div className="grid grid-cols-2 gap-3">
        <FigureField
          {...field("rate", "Rate")}
          write={figureFields.rate.write}
          decimals={limits.rate.decimals}
          step={limits.steps.rate}
          reach={limits.rate}
          suffix="%"
          required
        />
        <FigureField
          {...field("term", "Term")}
          write={figureFields.term.write}
          decimals={limits.secondLoanTerm.decimals}
          step={limits.steps.term}
          reach={limits.secondLoanTerm}
          suffix={figureFields.term.suffix?.(second.term)}
          fallback="30"
        />
      </div>
    </>
  );
}
