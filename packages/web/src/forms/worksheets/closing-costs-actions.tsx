import { newWorksheetName } from "@highway/engine/costs/worksheet-name";
import { useState } from "react";
import { notify } from "../../lib/notify";
import { Button } from "../../ui/button";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";
import type { ClosingCosts } from "./use-closing-costs";

type Props = { editor: ClosingCosts; onAsked: () => void; onClose: () => void };

/** What becomes of the worksheet in the form. A saved one changes after asking alone. */
export function ClosingCostsActions({ editor, onAsked, onClose }: Props) {
  const [confirming, setConfirming] = useState(false);
  const { ccID, isChanged, isUsed, isEmpty, isWrong, busy } = editor;
  const whenRight = (go: () => void) => {
    onAsked();
    if (isWrong) notify.error("Check the fees that are marked.");
    else go();
  };
  const save = () => {
    if (ccID === null) return isEmpty && !isChanged ? notify.success("No changes to save.") : editor.update();
    if (isChanged) return setConfirming(true);
    return isUsed ? notify.success("No changes to save.") : editor.link();
  };
  const cancel = () => {
    if (!isChanged) return onClose();
    const { draft, last } = editor;
    editor.restore(last);
    notify.undo("Changes discarded.", () => editor.restore(draft));
  };
  return (
    <>
      <Button onClick={cancel}>Cancel</Button>
      {ccID !== null && (
        <Button busy={busy} onClick={() => whenRight(editor.saveAs)}>
          Save as
        </Button>
      )}
      <Button variant="primary" busy={busy} onClick={() => whenRight(save)}>
        {ccID !== null && !isChanged && !isUsed ? "Use for this loan" : "Save"}
      </Button>
      <ConfirmDialog
        open={confirming}
        title="Update current template?"
        confirm="Update"
        busy={busy}
        onCancel={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          void editor.update();
        }}
      >
        “{editor.draft.name.trim() || newWorksheetName}” will change for the loans to come. Loans that use it already
        keep their copy.
      </ConfirmDialog>
    </>
  );
}
