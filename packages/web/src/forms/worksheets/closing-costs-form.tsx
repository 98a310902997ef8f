import { useState } from "react";
import { useMedia } from "../../lib/use-media";
import { loanOf } from "../../scenario/document";
import { loansWithCosts } from "../../scenario/edits/worksheet-edits";
import { loanName, offeredPlace } from "../../scenario/names/loan-name";
import { useScenario } from "../../scenario/store/store";
import { Segmented } from "../../ui/fields/segmented";
import { LoanMark } from "../../ui/loan-mark";
import { UnsavedGuard } from "../../ui/overlays/discard-question";
import { LoanDrawer } from "../fields/loan-drawer";
import type { CellProps } from "../fields/use-loan";
import { useFirstFigure } from "../loan/figures/figures";
import { cashRow, totalRow } from "../loan/figures/rows";
import { ClosingCostsActions } from "./closing-costs-actions";
import { ClosingCostsFees } from "./closing-costs-fees";
import { SavedList, useSavedWorksheets } from "./saved-worksheets";
import { useClosingCosts } from "./use-closing-costs";

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
