import type { ReactNode } from "react";
import { phone, useMedia } from "../../../lib/use-media";
import { offeredPlace } from "../../../scenario/names/loan-name";
import { paste } from "../../fields/paste";
import { RowGroup, Table, TableCell, TableRow } from "../../fields/table";
import type { CellProps } from "../../fields/use-loan";
import { pressCell, walk } from "../../fields/walk";
import { ComputedRow, FirstRow } from "../figures/computed-row";
import { aprRow, cashRow, stepsRow, totalRow } from "../figures/rows";
import { LoanNameInput } from "../loan-head";
import { inputGroups } from "../rows";
import { FinancedLines, GroupLines, ResultLines } from "./loan-lines";

type Props = CellProps & {
  /** Rows of the loan's home, if nothing above the sheet shows them. */
  home?: ReactNode;
};

/** The loan form, one field below the other. Its results stay in sight at the foot. */
export function LoanSheet({ id, place, home }: Props) {
  const small = useMedia(phone);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys and presses of the fields inside
    <div className="flex min-h-full flex-col" onKeyDown={walk} onPointerDown={pressCell} onPasteCapture={paste}>
      <Table label={`${offeredPlace(place).head}, all fields`} loans={1} look={small ? "phone-sheet" : "sheet"}>
        <RowGroup>
          <TableRow label="Name" kind="name">
            <TableCell className="flex items-center pr-7">
              <LoanNameInput id={id} place={place} className="h-7 flex-1 text-right touch:h-11" />
            </TableCell>
          </TableRow>
        </RowGroup>
        {inputGroups.map((group) => (
          <RowGroup key={group.title}>
            <TableRow kind="title" label={group.title} />
            {group === inputGroups[0] && home}
            <GroupLines of={group} id={id} place={place} phone={home !== undefined} />
          </RowGroup>
        ))}
        <FinancedLines id={id} place={place} />
        <ResultLines id={id} />
        <RowGroup className="sticky bottom-0 z-3 border-line-strong border-t bg-surface pt-1 pb-1.5">
          <FirstRow row={totalRow} ids={[id]} />
          <ComputedRow row={stepsRow} ids={[id]} />
          <ComputedRow row={cashRow} ids={[id]} />
          <ComputedRow row={aprRow} ids={[id]} />
        </RowGroup>
      </Table>
    </div>
  );
}
