import { useScenario } from "../../../lib/scenario/store";
import { Financed } from "../cells/financed";
import { type CellProps, useIsCash } from "../cells/use-loan";
import { resultRows } from "../compare/rows";
import type { FinancedFlag } from "../edits/loan-edits";
import { Cell } from "../fields/cell";
import { ComputedRow } from "../grid/computed-row";
import type { InputRow, inputGroups } from "../grid/rows";
import { RowGroup, TableRow } from "../grid/table";

type Group = (typeof inputGroups)[number];

/** The lines of one group that a loan has. */
export const GroupLines = ({ of: { rows }, id, place, phone }: CellProps & { of: Group; phone?: boolean }) =>
  rows.map((row) => !(phone && row.desktop) && <FieldLine key={row.label} row={row} id={id} place={place} />);

function FieldLine({ row, id, place }: CellProps & { row: InputRow }) {
  const { label, Label, has, Cell: Field } = row;
  const shows = useScenario(({ document }) => !has || document.loans.some((loan) => loan.id === id && has(loan)));
  return !shows ? null : (
    <TableRow label={Label ? <Label /> : label} className="field-row">
      <Field id={id} place={place} />
    </TableRow>
  );
}

const financed: readonly { label: string; flag: FinancedFlag; cost: string }[] = [
  { label: "Closing costs", flag: "isFinancedCC", cost: "closing costs" },
  { label: "Points", flag: "isFinancedPoints", cost: "points" },
  { label: "Prepaids and escrows", flag: "isFinancedPrepaidEscrow", cost: "prepaids" },
];

/** What is added to the loan amount: one column has no room for it beside the costs. */
export function FinancedLines(loan: CellProps) {
  const cash = useIsCash(loan.id);
  return cash ? null : (
    <RowGroup>
      <TableRow className="lines-title" label="Financed into the loan" />
      {financed.map(({ label, flag, cost }) => (
        <TableRow key={flag} label={label} className="field-row">
          <Cell>
            <Financed {...loan} flag={flag} cost={cost} bare />
          </Cell>
        </TableRow>
      ))}
    </RowGroup>
  );
}

/** What follows from the fields above. */
export const ResultLines = ({ id }: { id: string }) => (
  <RowGroup className="lines-results">
    <TableRow className="lines-title" label="Results" />
    {resultRows.map((row) => (
      <ComputedRow key={row.key} row={row} ids={[id]} className="computed-row" />
    ))}
  </RowGroup>
);
