import { Trash2 } from "lucide-react";
import { useState } from "react";
import { phone, useMedia } from "../../../lib/use-media";
import { comparedLoans, loanOf } from "../../../scenario/document";
import { changeLoan } from "../../../scenario/edits/change";
import { removeLoan } from "../../../scenario/edits/loan-list-edits";
import { loanAt, offeredPlace } from "../../../scenario/names/loan-name";
import { sameParts } from "../../../scenario/same-document";
import { useSharedParts } from "../../../scenario/saving/use-shared-parts";
import { edit, useScenario } from "../../../scenario/store/store";
import { Button } from "../../../ui/button";
import { LoanMark } from "../../../ui/loan-mark";
import { UnsavedQuestion } from "../../../ui/overlays/discard-question";
import { LoanDrawer } from "../../fields/loan-drawer";
import { paste } from "../../fields/paste";
import { SettingsContext, useOwnSettings } from "../../fields/settings";
import { RowGroup, Table, TableCell, TableRow } from "../../fields/table";
import type { CellProps } from "../../fields/use-loan";
import { pressCell, walk } from "../../fields/walk";
import { ComputedRow, FirstRow } from "../figures/computed-row";
import { aprRow, cashRow, stepsRow, totalRow } from "../figures/rows";
import { LoanNameInput, removeWithUndo } from "../loan-head";
import { inputGroups } from "../rows";
import { FinancedLines, GroupLines, ResultLines } from "./loan-lines";
import type { OpenLoan } from "./open-loan";

/** One loan with all its fields, on any page of the tool. What is typed counts at once; closing asks whether it stays. */
export default function LoanForm({ id, isNew, onClose }: OpenLoan & { onClose: () => void }) {
  const place = useScenario(({ document }) => comparedLoans(document).findIndex((loan) => loan.id === id));
  const settings = useOwnSettings();
  const { differs, discard } = useLoanChanges(id, isNew);
  const shared = useSharedParts([id]);
  const [leaving, setLeaving] = useState(false);
  if (place < 0) return null;
  const giveUp = () => {
    onClose();
    discard();
  };
  const close = () => (differs() ? setLeaving(true) : giveUp());
  const keep = () => (differs() ? shared.ask(onClose) : onClose());
  return (
    <LoanDrawer
      places={[place]}
      open
      onClose={close}
      title={isNew ? `New loan, ${loanAt(place)}` : offeredPlace(place).head}
      aside={<LoanMark index={place} label={null} />}
      width={480}
      footer={
        <>
          {isNew ? (
            <Button onClick={close}>Cancel</Button>
          ) : (
            <Button
              variant="quiet"
              icon={Trash2}
              className="mr-auto"
              onClick={() => {
                onClose();
                removeWithUndo(id);
              }}
            >
              Remove loan
            </Button>
          )}
          <Button variant="primary" busy={shared.busy} onClick={keep}>
            {isNew ? "Add loan" : "Done"}
          </Button>
        </>
      }
    >
      <SettingsContext value={settings}>
        <Lines id={id} place={place} />
      </SettingsContext>
      {leaving && (
        <UnsavedQuestion
          name={loanAt(place)}
          onStay={() => setLeaving(false)}
          onDiscard={giveUp}
          onSave={() => {
            setLeaving(false);
            keep();
          }}
        />
      )}
      {shared.question}
    </LoanDrawer>
  );
}

/** The loan form, field below field; what it comes to stays in sight at the foot. */
function Lines({ id, place }: CellProps) {
  const small = useMedia(phone);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys and presses of the fields inside
    <div className="flex min-h-full flex-col" onKeyDown={walk} onPointerDown={pressCell} onPasteCapture={paste}>
      <Table label={`${offeredPlace(place).head}, all fields`} loans={1} look={small ? "phone-sheet" : "sheet"}>
        <RowGroup>
          <TableRow label="Name" kind="name">
            <TableCell className="flex items-center pr-7">
              <LoanNameInput id={id} place={place} className="h-7 flex-1 text-right" />
            </TableCell>
          </TableRow>
        </RowGroup>
        {inputGroups.map((group) => (
          <RowGroup key={group.title}>
            <TableRow kind="title" label={group.title} />
            <GroupLines of={group} id={id} place={place} />
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

/** Tracks what was typed since the window was opened. It counts at once and can be discarded as a whole. */
function useLoanChanges(id: string, isNew: boolean) {
  const [before] = useState(() => loanOf(useScenario.getState().document, id));
  const differs = () => {
    const loan = loanOf(useScenario.getState().document, id);
    return loan !== undefined && before !== undefined && !sameParts(loan, before);
  };
  /** Discards the changes. A loan that was added to be filled in here is removed again. */
  const discard = () => {
    if (isNew) edit(null, removeLoan(id));
    else if (before && differs())
      edit(
        null,
        changeLoan(id, () => before),
      );
  };
  return { differs, discard };
}
