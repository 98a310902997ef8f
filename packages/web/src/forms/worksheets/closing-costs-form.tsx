import { newWorksheetName } from "@highway/engine/costs/worksheet-name";
import { useEffect, useRef, useState } from "react";
import { notify } from "../../lib/notify";
import { shortcutOf } from "../../lib/shortcuts";
import { useMedia } from "../../lib/use-media";
import { loanOf } from "../../scenario/document";
import { loansWithCosts } from "../../scenario/edits/worksheet-edits";
import { loanName, offeredPlace } from "../../scenario/names/loan-name";
import { useScenario } from "../../scenario/store/store";
import { Button } from "../../ui/button";
import { Segmented } from "../../ui/fields/segmented";
import { LoanMark } from "../../ui/loan-mark";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";
import { Dialog } from "../../ui/overlays/dialog";
import { UnsavedGuard } from "../../ui/overlays/discard-question";
import { LoanDrawer } from "../fields/loan-drawer";
import type { CellProps } from "../fields/use-loan";
import { useFirstFigure } from "../loan/figures/figures";
import { cashRow, totalRow } from "../loan/figures/rows";
import { ClosingCostsFees } from "./closing-costs-fees";
import { OlderCopies } from "./older-copies";
import { SavedList, useSavedWorksheets } from "./saved-worksheets";
import { type ClosingCosts, useClosingCosts } from "./use-closing-costs";

type Pane = "form" | "saved";
const panes = [
  { value: "form", label: "Worksheet" },
  { value: "saved", label: "Saved worksheets" },
] as const;

/** Too narrow for the saved worksheets beside the fees, whose columns need 700 pixels. */
const narrow = "(max-width: 999.98px)";

/** The Closing Cost Worksheet: the saved ones, and the one that is typed. A narrow window shows one of the two at a time. */
export default function ClosingCostsForm({ id, place, onClose }: CellProps & { onClose: () => void }) {
  const isNarrow = useMedia(narrow);
  const [pane, setPane] = useState<Pane>("form");
  const [asked, setAsked] = useState(false);
  const saved = useSavedWorksheets();
  const editor = useClosingCosts(id, saved.worksheets, onClose);
  const loans = useScenario(({ document }) => loansWithCosts(document).length);
  const [forAll, setForAll] = useState(false);
  const showForm = () => {
    setAsked(false);
    setPane("form");
  };
  const list = (
    <SavedList
      {...saved}
      open={editor.ccID}
      busy={editor.busy}
      onLoad={async ({ ccID }) => (await editor.load(ccID)) && showForm()}
      onNew={() => {
        editor.begin();
        showForm();
      }}
    />
  );
  return (
    <LoanDrawer
      places={[place]}
      open
      onClose={onClose}
      title="Closing Cost Worksheet"
      aside={<LoanFigures id={id} place={place} />}
      width={1000}
      footer={<ClosingCostsActions editor={editor} forAll={forAll} onAsked={() => setAsked(true)} onClose={onClose} />}
    >
      {isNarrow && (
        <div className="px-5 pb-3">
          <Segmented label="Worksheets" value={pane} segments={panes} onChange={setPane} />
        </div>
      )}
      <div className="flex min-h-full">
        {!isNarrow && <div className="w-64 shrink-0 border-line border-r bg-canvas px-4 py-3">{list}</div>}
        <div className="min-w-0 flex-1 px-5">
          {isNarrow && pane === "saved" ? (
            list
          ) : (
            <ClosingCostsFees
              id={id}
              editor={editor}
              asked={asked}
              loans={loans}
              forAll={forAll}
              onForAll={setForAll}
            />
          )}
        </div>
      </div>
      <UnsavedGuard dirty={editor.isChanged} forget={editor.discard}>
        Your changes are not saved in the worksheet.
      </UnsavedGuard>
    </LoanDrawer>
  );
}

/** The name and first figures of the loan that a wide window is about, because the window covers the loan's column. */
function LoanFigures({ id, place }: CellProps) {
  const name = useScenario(({ document }) => {
    const loan = loanOf(document, id);
    return loan ? loanName(loan) : "";
  });
  const total = useFirstFigure(totalRow, id).text;
  const cash = useFirstFigure(cashRow, id).text;
  return (
    <p className="flex min-w-0 flex-1 items-center gap-x-4 text-fg-3 text-sm phone:hidden">
      <span className="flex min-w-0 items-center gap-1.5">
        <LoanMark index={place} label={null} />
        <span className="flex-none">{offeredPlace(place).head}</span>
        <span className="truncate text-fg-2" title={name}>
          {name}
        </span>
      </span>
      <span className="flex-none">
        Total payment <b className="num font-medium text-fg">{total}</b>
      </span>
      <span className="flex-none">
        Cash to close <b className="num font-medium text-fg">{cash}</b>
      </span>
    </p>
  );
}

/** `forAll`: whether the worksheet is linked to every loan. */
type Props = { editor: ClosingCosts; forAll: boolean; onAsked: () => void; onClose: () => void };

/** The buttons that save and link the worksheet in the form. A change to a saved one is confirmed first. */
function ClosingCostsActions({ editor, forAll, onAsked, onClose }: Props) {
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
