import type { FinancedFlag } from "../../../scenario/edits/loan-edits";
import { useScenario } from "../../../scenario/store/store";
import { Cell } from "../../fields/cell";
import { RowGroup, TableRow } from "../../fields/table";
import { type CellProps, useIsCash } from "../../fields/use-loan";
import { Financed } from "../cells/financed";
import { ComputedRow } from "../figures/computed-row";
import { cashOutRow, resultRows, savingsRow } from "../figures/rows";
import type { InputRow, inputGroups } from "../rows";

type Group = (typeof inputGroups)[number];

/** The rows of one group that apply to a loan. */
export const GroupLines = ({ of: { rows }, id, place, phone }: CellProps & { of: Group; phone?: boolean }) =>
  rows.map((row) => !(phone && row.desktop) && <FieldLine key={row.label} row={row} id={id} place={place} />);

function FieldLine({ row, id, place }: CellProps & { row: InputRow }) {
  const { label, Label, has, Cell: Field } = row;
  const shows = useScenario(({ document }) => !has || document.loans.some((loan) => loan.id === id && has(loan)));
  return !shows ? null : (
    <TableRow label={Label ? <Label /> : label} kind="field">
      <Field id={id} place={place} />
    </TableRow>
  );
}

const financedCosts: readonly { label: string; flag: FinancedFlag; cost: string }[] = [
  { label: "Closing costs", flag: "isFinancedCC", cost: "closing costs" },
  { label: "Points", flag: "isFinancedPoints", cost: "points" },
  { label: "Prepaids and escrows", flag: "isFinancedPrepaidEscrow", cost: "prepaids" },
];

/** The costs that are added to the loan amount. One column has no room for their check boxes beside the costs. */
export function FinancedLines(loan: CellProps) {
  const cash = useIsCash(loan.id);
  return cash ? null : (
    <RowGroup>
      <TableRow kind="title" label="Financed into the loan" />
      {financedCosts.map(({ label, flag, cost }) => (
        <TableRow key={flag} label={label} kind="field">
          <Cell>
            <Financed {...loan} flag={flag} cost={cost} bare />
          </Cell>
        </TableRow>
      ))}
    </RowGroup>
  );
}

export const ResultLines = ({ id }: { id: string }) => (
  <RowGroup className="in-data-[look*=sheet]:flex-1 in-data-[look*=sheet]:pb-2">
    <TableRow kind="title" label="Results" />
    {[...resultRows, savingsRow, cashOutRow].map((row) => (
      <ComputedRow key={row.key} row={row} ids={[id]} />
    ))}
  </RowGroup>
);
