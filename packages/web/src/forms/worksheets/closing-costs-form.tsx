import { formSections } from "@highway/engine/costs/form-sections";
import { feeCategories } from "@highway/engine/costs/usual-fees";
import { newWorksheetName } from "@highway/engine/costs/worksheet-name";
import { useState } from "react";
import { money } from "../../lib/format/format";
import { notify } from "../../lib/notify";
import { phone, useMedia } from "../../lib/use-media";
import { offeredPlace } from "../../scenario/names/loan-name";
import { Button } from "../../ui/button";
import { Segmented } from "../../ui/fields/segmented";
import { TextField } from "../../ui/fields/text-field";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";
import { DiscardQuestion } from "../../ui/overlays/discard-question";
import { Drawer } from "../../ui/overlays/drawer";
import { BackNotice } from "../../ui/page/back-notice";
import type { CellProps } from "../fields/use-loan";
import { FeeGroup } from "./fee-group";
import { LocalCharges } from "./local-charges";
import { SavedList, useSavedWorksheets } from "./saved-worksheets";
import { useBases } from "./use-bases";
import { type ClosingCosts, useClosingCosts } from "./use-closing-costs";
import { totalsOf } from "./worksheet-draft";

type Pane = "form" | "saved";
const panes = [
  { value: "form", label: "Worksheet" },
  { value: "saved", label: "Saved worksheets" },
] as const;

/** The Closing Cost Worksheet: the saved ones beside the one that is typed; on a phone one at a time. */
export default function ClosingCostsForm({ id, place, onClose }: CellProps & { onClose: () => void }) {
  const isPhone = useMedia(phone);
  const [pane, setPane] = useState<Pane>("form");
  const [asked, setAsked] = useState(false);
  const [leaving, setLeaving] = useState<(() => void) | null>(null);
  const saved = useSavedWorksheets();
  const editor = useClosingCosts(id, saved.worksheets, onClose);
  /** What takes the form's place asks first when the form says something that is not saved. */
  const unlessChanged = (go: () => void) => (editor.isChanged ? setLeaving(() => go) : go());
  const showForm = () => {
    setAsked(false);
    setPane("form");
  };
  const list = (
    <SavedList
      {...saved}
      open={editor.ccID}
      onLoad={({ ccID }) => unlessChanged(async () => (await editor.load(ccID)) && showForm())}
      onNew={() =>
        unlessChanged(() => {
          editor.begin();
          showForm();
        })
      }
    />
  );
  return (
    <Drawer
      open
      onClose={() =>
        unlessChanged(() => {
          editor.discard();
          onClose();
        })
      }
      title="Closing Cost Worksheet"
      aside={<span className="shrink-0 text-fg-3">{offeredPlace(place).head}</span>}
      width={1000}
      footer={<ClosingCostsActions editor={editor} onAsked={() => setAsked(true)} onClose={onClose} />}
    >
      {isPhone && (
        <div className="px-5 pb-3">
          <Segmented label="Worksheets" value={pane} segments={panes} onChange={setPane} />
        </div>
      )}
      <div className="flex min-h-full">
        {!isPhone && <div className="w-64 shrink-0 border-line border-r bg-canvas px-4 py-3">{list}</div>}
        <div className="min-w-0 flex-1 px-5 pb-6">
          {isPhone && pane === "saved" ? list : <ClosingCostsFees id={id} editor={editor} asked={asked} />}
        </div>
      </div>
      <DiscardQuestion
        open={leaving !== null}
        onStay={() => setLeaving(null)}
        onDiscard={() => {
          setLeaving(null);
          leaving?.();
        }}
      >
        Your changes are not saved in the worksheet.
      </DiscardQuestion>
    </Drawer>
  );
}

type Props = { editor: ClosingCosts; onAsked: () => void; onClose: () => void };

/** What becomes of the worksheet in the form. A saved one changes after asking alone. */
function ClosingCostsActions({ editor, onAsked, onClose }: Props) {
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
        “{editor.draft.name.trim() || newWorksheetName}” will change for new loans. Loans that already use it keep their
        copy.
      </ConfirmDialog>
    </>
  );
}

/** The form of a worksheet: its name, its fees by category, and what they come to for this loan. */
function ClosingCostsFees({ id, editor, asked }: { id: string; editor: ClosingCosts; asked: boolean }) {
  const bases = useBases(id);
  const { draft, setFees } = editor;
  const totals = totalsOf(draft.fees, bases);
  const clear = () => {
    editor.clear();
    notify.undo("Form cleared.", () => editor.restore(draft));
  };
  return (
    <div data-fees="">
      {editor.isBack && <BackNotice className="mt-3">Cancel discards it.</BackNotice>}
      <div className="flex items-end gap-3 py-3">
        <TextField
          label="Name"
          className="flex-1"
          maxLength={100}
          placeholder={newWorksheetName}
          value={draft.name}
          onChange={(event) => editor.rename(event.target.value)}
        />
        <Button variant="quiet" onClick={clear}>
          Clear form
        </Button>
      </div>
      <LocalCharges id={id} bases={bases} editor={editor} />
      <div className="flex flex-col gap-4">
        {feeCategories.map((category) => (
          <FeeGroup
            key={category}
            category={category}
            lines={draft.fees[category]}
            total={totals[category]}
            bases={bases}
            asked={asked}
            onChange={(change) => setFees(category, change)}
          />
        ))}
      </div>
      <p className="mt-3 text-fg-3 text-sm">
        The letter of a fee is its section of the Loan Estimate. {Object.values(formSections).join(" \u00b7 ")}
      </p>
      <Total label="Closing costs" figure={totals.costs} strong />
      <Total label="Counted in the APR" figure={totals.financeCharge} />
      <Total label="Credits" figure={totals.credits === null ? null : 0 - totals.credits} />
    </div>
  );
}

const Total = ({ label, figure, strong }: { label: string; figure: number | null; strong?: true }) => (
  <p className={strong ? "mt-6 flex justify-between font-semibold" : "flex justify-between text-fg-2"}>
    {label}
    <span className="num">{figure === null ? "\u2014" : money(figure)}</span>
  </p>
);
