import { memo } from "react";
import { RowGroup, Table, TableCell, TableRow } from "../../../forms/fields/table";
import type { CellProps } from "../../../forms/fields/use-loan";
import { ChecksMark } from "../../../forms/loan/checks/checks-mark";
import { LoanMenu, LoanNameInput } from "../../../forms/loan/loan-head";
import { inputGroups } from "../../../forms/loan/rows";
import { FinancedLines, GroupLines, ResultLines } from "../../../forms/loan/window/loan-lines";
import { PriceLine, PropertyLine } from "../../../forms/property/property-lines";
import { offeredPlace } from "../../../scenario/names/loan-name";
import { RulesDay } from "../../every/rules-day";

/** All of one loan, field below field. */
export const PhoneLoan = memo(function PhoneLoan({ id, place, count }: CellProps & { count: number }) {
  return (
    <>
      <Table label={offeredPlace(place).head} loans={1} look="phone">
        <RowGroup>
          <TableRow kind="name" label={<LoanNameInput id={id} place={place} className="h-11 w-full text-[16px]" />}>
            <TableCell>
              <span className="flex items-center">
                <ChecksMark id={id} place={place} large />
                <LoanMenu id={id} place={place} count={count} keys={false} />
              </span>
            </TableCell>
          </TableRow>
        </RowGroup>
        {inputGroups.map((group, i) => (
          <RowGroup key={group.title}>
            {i > 0 && <TableRow kind="title" label={group.title} />}
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
