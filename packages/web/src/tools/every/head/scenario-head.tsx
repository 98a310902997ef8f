import { Suspense, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { DebtsWindow } from "../../../forms/debts/debts-window";
import { GoalSeekWindow } from "../../../forms/goal-seek/goal-seek-window";
import { ChecksWindow } from "../../../forms/loan/checks/checks-window";
import { LoanWindow } from "../../../forms/loan/window/loan-window";
import { useApi } from "../../../lib/api/use-api";
import { closeWindow, lazyWindow } from "../../../lib/loading/lazy-window";
import { editorOf } from "../../../lib/paths";
import { useMedia } from "../../../lib/use-media";
import { retryDraft, useDraft } from "../../../scenario/drafts/drafts";
import { nameOfScenario } from "../../../scenario/saving/save";
import { handOver } from "../../../scenario/store/open";
import type { AnsweredReport } from "../../../scenario/store/saved-report";
import { edit, endStep, useScenario } from "../../../scenario/store/store";
import { DraftBadge } from "../missing-list";
import { useTool } from "../open-tool";
import { LeaveGuard } from "../saving/leave-guard";
import { closeMissing } from "../saving/missing-asked";
import { useSave } from "../saving/use-save";
import { DesktopHead } from "./desktop-head";
import { HeadOffers } from "./head-offers";
import { PhoneHead } from "./phone-head";
import { ReportWindows } from "./report-actions";
import { type HeadProps, narrow, useIsShown } from "./use-head";
import { KeyActions } from "./use-key-actions";

const SharedPartsQuestion = lazyWindow(
  () => import("../saving/shared-question"),
  ({ onCancel }) => onCancel(),
);
const ConflictDialog = lazyWindow(() => import("../saving/conflict-dialog"), closeWindow);
const DetailsDialog = lazyWindow(() => import("../saving/details-dialog"), closeWindow);

const SavedScenarios = lazyWindow(
  async () => ({ default: (await import("../../../features/reports/saved-scenarios")).SavedScenarios }),
  closeWindow,
);
const ShareSeveral = lazyWindow(() => import("../../../features/sharing/share-several"), closeWindow);
const ReinvestmentDrawer = lazyWindow(() => import("../../../features/reinvestment/reinvestment-drawer"), closeWindow);

/** The head of the tool on each of its pages: the client, the scenario's name, its pages, undo and save. */
export function ScenarioHead({ opening }: Pick<HeadProps, "opening">) {
  const [listOpen, setListOpen] = useState(false);
  const [reinvests, setReinvests] = useState(false);
  const saving = useSave();
  useEffect(() => closeMissing, []);
  useDraftRetry();
  const small = useMedia(narrow);
  const clientID = useScenario((state) => state.client?._id ?? null);
  const openID = useScenario((state) => (state.saved ? state.document.id : null));
  const navigate = useNavigate();
  const isShown = useIsShown({ opening });
  const load = (answered: AnsweredReport) => {
    handOver(answered);
    setListOpen(false);
    navigate(editorOf({ tool: answered.report.toolName, reportID: answered.report.id }));
  };
  /** Saves before leaving. The person continues to the next page, and not to what is missing on this one. */
  const saveToLeave = async () => {
    const isSaved = await saving.save();
    closeMissing();
    return isSaved;
  };
  const parts = { saving, opening, openList: () => setListOpen(true), openReinvestment: () => setReinvests(true) };
  return (
    <>
      <Heading isShown={isShown} />
      <KeyActions {...parts} />
      {small ? <PhoneHead {...parts} /> : <DesktopHead {...parts} />}
      {small && isShown && <DraftBadge bar />}
      <HeadOffers {...parts} />
      <Suspense fallback={null}>
        {listOpen && (
          <SavedScenarios
            open
            onClose={() => setListOpen(false)}
            clientID={clientID}
            onLoad={load}
            opened={openID ? { id: openID, rename } : null}
            share={(scenarios, onClose) => <ShareSeveral scenarios={scenarios} onClose={onClose} />}
          />
        )}
        {reinvests && <ReinvestmentDrawer onClose={() => setReinvests(false)} clientID={clientID} />}
        {saving.asks?.kind === "details" && (
          <DetailsDialog busy={saving.busy} onSave={() => void saving.save()} onClose={saving.close} />
        )}
        {saving.asks?.kind === "shared" && (
          <SharedPartsQuestion
            shared={saving.asks.shared}
            busy={saving.busy}
            onCancel={saving.close}
            onAgreed={() => void saving.goOn()}
          />
        )}
        {saving.asks?.kind === "conflict" && (
          <ConflictDialog
            current={saving.asks.current}
            busy={saving.busy}
            onKeepMine={saving.keepMine}
            onTakeTheirs={saving.takeTheirs}
            onClose={saving.close}
          />
        )}
      </Suspense>
      {isShown && <ReportWindows />}
      {isShown && <DebtsWindow />}
      {isShown && <LoanWindow />}
      {isShown && <GoalSeekWindow />}
      {isShown && <ChecksWindow />}
      <LeaveGuard busy={saving.busy} onSave={saveToLeave} saved={saving.end} />
    </>
  );
}

/** Renames the open scenario, which can be undone. */
const rename = (name: string) => {
  edit("name", (document) => ({ ...document, name }));
  endStep();
};

/** The heading of the page for screen readers: the name is in a field, which is not a heading. */
function Heading({ isShown }: { isShown: boolean }) {
  const tool = useTool().name;
  const name = useScenario((state) => nameOfScenario(state.document));
  return <h1 className="sr-only">{isShown ? `${name}, ${tool.toLowerCase()}` : tool}</h1>;
}

/** Sends a draft again that the server refused, once the person has been loaded anew, because they have signed in again or come back to the page. */
function useDraftRetry() {
  const me = useApi("GET /v1/user");
  const fresh = me.state === "ready" && !me.refreshing;
  useEffect(() => {
    if (fresh && useDraft.getState().state.kind === "failed") retryDraft();
  }, [fresh]);
}
