import { memo } from "react";
import { RowGroup, Table, TableCell, TableRow } from "../../../forms/fields/table";
import type { CellProps } from "../../../forms/fields/use-loan";
import { LoanMenu, LoanNameInput } from "../../../forms/loan/loan-head";
import { inputGroups } from "../../../forms/loan/rows";
import { FinancedLines, GroupLines, ResultLines } from "../../../forms/loan/window/loan-lines";
import { RulesDay } from "../grid/rules-day";
import { PriceLine } from "./price-line";
import { PropertyLine } from "./property-line";

/** All of one loan, field below field. */
export const PhoneLoan = memo(function PhoneLoan({ id, place, count }: CellProps & { count: number }) {
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
        {inputGroups.map((group, i) => (
          <RowGroup key={group.title}>
            {i > 0 && <TableRow className="lines-title" label={group.title} />}
            {i === 0 && <PropertyLine id={id} place={place} />}
            {i === 0 && <PriceLine id={id} place={place} />}
            <GroupLines of={group} id={id} place={place} phone />
          </RowGroup>
        ))}
        <FinancedLines id={id} place={place} />
        <ResultLines id={id} />
      </Table>
      <div className="px-4 py-3 text-fg-3 text-sm">
        <RulesDay />
      </div>
    </>
  );
});
