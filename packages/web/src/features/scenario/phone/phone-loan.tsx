import { memo } from "react";
import { useScenario } from "../../../lib/scenario/store";
import { Financed } from "../cells/financed";
import { type CellProps, useIsCash } from "../cells/use-loan";
import { resultRows } from "../compare/rows";
import type { FinancedFlag } from "../edits/loan-edits";
import { Cell } from "../fields/cell";
import { ComputedRow } from "../grid/computed-row";
import { LoanMenu, LoanNameInput } from "../grid/loan-head";
import { type InputRow, inputGroups } from "../grid/rows";
import { RulesDay } from "../grid/rules-day";
import { RowGroup, Table, TableCell, TableRow } from "../grid/table";
import { PriceLine } from "./price-line";
import { PropertyLine } from "./property-line";

/** All of one loan, field below field. */
export const PhoneLoan = memo(function PhoneLoan({ id, place, count }: CellProps & { count: number }) {
  const cash = useIsCash(id);
  return (
    <>
      <Table label={`Loan ${place + 1}`} loans={1} className="phone-loan">
        <RowGroup>
          <TableRow label={<LoanNameInput id={id} place={place} />} className="phone-name">
            <TableCell>
              <LoanMenu id={id} place={place} count={count} keys={false} />
            </TableCell>
          </TableRow>
        </RowGroup>
        {inputGroups.map(({ title, rows }, i) => (
          <RowGroup key={title}>
            {i > 0 && <TableRow className="phone-title" label={title} />}
            {i === 0 && <PropertyLine id={id} place={place} />}
            {i === 0 && <PriceLine id={id} place={place} />}
            {rows.map((row) => !row.desktop && <FieldLine key={row.label} row={row} id={id} place={place} />)}
          </RowGroup>
        ))}
        {!cash && <FinancedLines id={id} place={place} />}
        <RowGroup>
          <TableRow className="phone-title" label="Results" />
          {resultRows.map((row) => (
            <ComputedRow key={row.key} row={row} ids={[id]} className="computed-row" />
          ))}
        </RowGroup>
      </Table>
      <div className="px-4 py-3 text-fg-3 text-sm">
        <RulesDay />
      </div>
    </>
  );
});

function FieldLine({ row, id, place }: CellProps & { row: InputRow }) {
  const { label, has, Cell: Field } = row;
  const shows = useScenario(({ document }) => !has || document.loans.some((loan) => loan.id === id && has(loan)));
  return !shows ? null : (
    <TableRow label={label} className="field-row">
      <Field id={id} place={place} />
    </TableRow>
  );
}

const financed: readonly { label: string; flag: FinancedFlag; cost: string }[] = [
  { label: "Closing costs", flag: "isFinancedCC", cost: "closing costs" },
  { label: "Points", flag: "isFinancedPoints", cost: "points" },
  { label: "Prepaids and escrows", flag: "isFinancedPrepaidEscrow", cost: "prepaids" },
];

/** What is added to the loan amount: a phone has no room for it beside the costs. */
const FinancedLines = (loan: CellProps) => (
  <RowGroup>
    <TableRow className="phone-title" label="Financed into the loan" />
    {financed.map(({ label, flag, cost }) => (
      <TableRow key={flag} label={label} className="field-row">
        <Cell>
          <Financed {...loan} flag={flag} cost={cost} bare />
        </Cell>
      </TableRow>
    ))}
  </RowGroup>
);
