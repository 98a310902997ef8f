import { newWorksheetName } from "@highway/engine/costs/worksheet-name";
import { useEffect, useRef, useState } from "react";
import { notify } from "../../lib/notify";
import { shortcutOf } from "../../lib/shortcuts";
import { Button } from "../../ui/button";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";
import { Dialog } from "../../ui/overlays/dialog";
import { OlderCopies } from "./older-copies";
import type { ClosingCosts } from "./use-closing-costs";

/** `forAll`: whether the worksheet is linked to every loan. */
type Props = { editor: ClosingCosts; forAll: boolean; onAsked: () => void; onClose: () => void };

/** The buttons that save and link the worksheet in the form. A change to a saved one is confirmed first. */
export function ClosingCostsActions({ editor, forAll, onAsked, onClose }: Props) {
  const [asks, setAsks] = useState<"update" | "unplaced" | null>(null);
  const { ccID, isChanged, isUsed, isEmpty, isWrong, busy, unplaced } = editor;
  const whenRight = (go: () => void) => {
    onAsked();
    if (isWrong) notify.error("Check the fees that are marked.");
    else go();
  };
  const save = () => {
    if (ccID === null) return isEmpty && !isChanged ? notify.success("No changes to save.") : editor.update(forAll);
    if (isChanged) return setAsks("update");
    return isUsed && !forAll ? notify.success("No changes to save.") : editor.link(forAll);
  };
  const press = () => whenRight(() => (unplaced.trim() === "" ? save() : setAsks("unplaced")));
  useSaveKey(press, !busy && asks === null && editor.updated === null);
  const cancel = () => {
    if (!isChanged) return onClose();
    editor.put(editor.last, "Changes discarded.");
  };
  return (
    <>
      <Button onClick={cancel}>Cancel</Button>
      {ccID !== null && (
        <Button busy={busy} onClick={() => whenRight(editor.saveAs)}>
          Save as
        </Button>
      )}
      <Button variant="primary" busy={busy} onClick={press}>
        {ccID === null || isChanged || (isUsed && !forAll)
          ? "Save"
          : forAll
            ? "Use for all loans"
            : "Use for this loan"}
      </Button>
      <ConfirmDialog
        open={asks === "unplaced"}
        title="Save without the lines that are left?"
        confirm="Save without them"
        onCancel={() => setAsks(null)}
        onConfirm={() => {
          setAsks(null);
          save();
        }}
      >
        Some of the lines that you pasted are not fees yet. They are at the top of the worksheet, and will be lost once
        it is saved.
      </ConfirmDialog>
      <ConfirmDialog
        open={asks === "update"}
        title="Update current template?"
        confirm="Update"
        busy={busy}
        onCancel={() => setAsks(null)}
        onConfirm={() => {
          setAsks(null);
          void editor.update(forAll);
        }}
      >
        “{editor.draft.name.trim() || newWorksheetName}” will change for new loans. Loans that already use it keep their
        copy until you update them.
      </ConfirmDialog>
      {editor.updated && (
        <Dialog
          open
          onClose={editor.done}
          title="Loans with the older copy"
          footer={
            <Button variant="primary" onClick={editor.done}>
              Done
            </Button>
          }
        >
          <div className="px-5 pb-5">
            <p className="mb-2 text-fg-2">“{editor.updated.name}” is saved. These loans keep the earlier copy:</p>
            <OlderCopies worksheet={editor.updated} whenNone={<p>All loans have the new copy.</p>} />
          </div>
        </Dialog>
      )}
    </>
  );
}

/** Saves the worksheet with the key that saves a scenario, as long as its window is open: the window keeps keys from the page. */
function useSaveKey(save: () => void, listens: boolean) {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (!listens) return;
    const hear = (event: KeyboardEvent) => {
      if (shortcutOf(event) !== "mod+s") return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener("keydown", hear);
    return () => window.removeEventListener("keydown", hear);
  }, [listens]);
}
