import type { LoanResult } from "@highway/core/scenario/types";
import { memo, type ReactNode } from "react";
import { loanOf, type WorkingLoan } from "../../../lib/scenario/document";
import { edit, useScenario } from "../../../lib/scenario/store";
import { setFigure } from "../edits/loan-edits";
import { Cell } from "../fields/cell";
import { FigureInput } from "../fields/figure-input";
import { ResetButton } from "../fields/reset-button";
import { dollarsText, figureFields } from "./figure-fields";
import { type CellProps, named, useFigure, useLoanField } from "./use-loan";

type Source = {
  field: "closingCosts" | "credits";
  /** The linked worksheet's name; null where none is linked. */
  name: (loan: WorkingLoan) => string | null;
  /** What it comes to. */
  total: (result: LoanResult) => number;
};

/** A total that is typed, or that comes from a worksheet which the report holds a copy of. */
export const WorksheetCell = memo(function WorksheetCell(props: CellProps & { source: Source; aside?: ReactNode }) {
  const { id, place, source, aside } = props;
  const { field } = source;
  const typed = useLoanField(id, field);
  const worksheet = useScenario(({ document }) => {
    const loan = loanOf(document, id);
    return loan ? source.name(loan) : null;
  });
  const total = useFigure(id, source.total);
  const { label, decimals, prefix } = figureFields[field];
  const fieldKey = `${id}.${field}`;
  const figure = typed ?? (worksheet === null ? 0 : total);
  return (
    <Cell
      fieldKey={fieldKey}
      aside={
        <>
          {aside}
          {worksheet !== null && typed === null && <span className="cell-words">{worksheet}</span>}
        </>
      }
      gutter={
        worksheet !== null &&
        typed !== null && (
          <ResetButton
            label={`Back to ${worksheet}, loan ${place + 1}`}
            onClick={() => edit(null, setFigure(id, field, null))}
          />
        )
      }
    >
      <FigureInput
        fieldKey={fieldKey}
        label={named(label, place)}
        value={typed}
        write={dollarsText}
        decimals={decimals}
        prefix={figure ? prefix : "$"}
        fallback={worksheet === null ? "0" : total === null ? "\u2014" : dollarsText(Math.round(total))}
        look={worksheet === null ? "zero" : total === null ? "word" : "linked"}
        onType={(value) => edit(fieldKey, setFigure(id, field, value))}
        row={field}
        column={place}
      />
    </Cell>
  );
});

export const closingCostsSource: Source = {
  field: "closingCosts",
  name: (loan) => loan.closingCostObj?.name ?? null,
  total: ({ closingCosts }) => closingCosts,
};

export const creditsSource: Source = {
  field: "credits",
  name: (loan) => {
    const fees = loan.creditsObj?.data ?? loan.closingCostObj?.data.credits ?? [];
    return fees.length === 1 ? fees[0]!.name : fees.length > 1 ? "worksheet" : null;
  },
  total: ({ credits }) => credits,
};
