import { sameParts } from "@highway/core/platform/pure/same-parts";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { comparedLoans, loanOf } from "../../../scenario/document";
import { changeLoan } from "../../../scenario/edits/change";
import { removeLoan } from "../../../scenario/edits/loan-list-edits";
import { loanAt, offeredPlace } from "../../../scenario/names/loan-name";
import { useSharedParts } from "../../../scenario/saving/use-shared-parts";
import { edit, useScenario } from "../../../scenario/store/store";
import { Button } from "../../../ui/button";
import { LoanMark } from "../../../ui/loan-mark";
import { UnsavedQuestion } from "../../../ui/overlays/discard-question";
import { LoanDrawer } from "../../fields/loan-drawer";
import { SettingsContext, useOwnSettings } from "../../fields/settings";
import { removeWithUndo } from "../loan-head";
import { LoanSheet } from "./loan-sheet";
import type { OpenLoan } from "./open-loan";

/** One loan with all its fields, on any page of a tool. Each change counts as it is typed; closing asks whether to keep the changes. */
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
        <LoanSheet id={id} place={place} />
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

/** Tracks the changes since the window was opened. They count immediately, and can be discarded as a whole. */
function useLoanChanges(id: string, isNew: boolean) {
  const [before] = useState(() => loanOf(useScenario.getState().document, id));
  const differs = () => {
    const loan = loanOf(useScenario.getState().document, id);
    return loan !== undefined && before !== undefined && !sameParts(loan, before);
  };
  /** Discards the changes. A loan that was added in this window is removed. */
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
