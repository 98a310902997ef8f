import { History, X } from "lucide-react";
import { Suspense, useEffect } from "react";
import { useNavigate } from "react-router";
import { cx } from "../../lib/class-names";
import { dateTime } from "../../lib/format/format";
import { closeWindow, lazyWindow } from "../../lib/loading/lazy-window";
import { notify } from "../../lib/notify";
import { editorOf } from "../../lib/paths";
import { discardCopies, goOverOther, settleOvertaken } from "../../scenario/drafts/drafts";
import { editWithUndo } from "../../scenario/store/edit-with-undo";
import { showClient } from "../../scenario/store/open";
import { chooseClient, differsFromSaved, edit, useScenario } from "../../scenario/store/store";
import { compareDrafts, dismissNotice, type OpenNotice, useOpenNotice } from "../../scenario/store/use-open-scenario";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { IconButton } from "../../ui/icon-button";
import { useTool } from "./open-tool";

const OtherDraftDialog = lazyWindow(() => import("./saving/other-draft-dialog"), closeWindow);

/** Says that unsaved work was restored, or differs from a newer save, with the actions for each. */
export default function NoticeBar() {
  const notice = useOpenNotice((state) => state.notice);
  useInPlaceOfNews(notice !== null);
  if (!notice) return null;
  const sentence = noticeSentence(notice);
  return (
    <div
      role="status"
      className={cx(
        "absolute top-0 right-0 left-rail z-21 flex h-ticker items-center gap-x-3 border-line border-b bg-accent-soft px-6",
        "touch:static touch:h-auto touch:flex-wrap touch:gap-y-1 touch:py-1.5 phone:px-4",
      )}
    >
      <Icon of={History} className="text-accent-text" />
      <span className="min-w-0 flex-1 truncate touch:whitespace-normal phone:basis-[calc(100%-40px)]" title={sentence}>
        {sentence}
      </span>
      <Actions notice={notice} />
    </div>
  );
}

/** Shows the notice in the strip of the news above the head, so that no row of the loans below moves. Buttons for a finger do not fit there. */
function useInPlaceOfNews(isShown: boolean) {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (!isShown) return;
    dataset.pageNotice = "";
    return () => {
      delete dataset.pageNotice;
    };
  }, [isShown]);
}

function noticeSentence({ kind, copy }: OpenNotice): string {
  const when = dateTime(copy.typedAt);
  if (kind === "otherTab")
    return `Another tab or device changed this scenario on ${when}. Compare both versions, then choose which to keep.`;
  if (kind === "overtaken")
    return `Changes that you typed on ${when} were not saved, and the scenario has been saved again since then.`;
  return copy.basedOn ? `Your unsaved changes from ${when} are back.` : `Continuing your draft from ${when}.`;
}

type Version = Pick<OpenNotice["copy"], "document" | "clientID">;

function showMine({ document, clientID }: Version) {
  edit(null, () => document);
  void showClient(clientID);
}

/** Shows another version with its client; an Undo brings both back. */
function swap(says: string, { document, clientID }: Version) {
  const { client } = useScenario.getState();
  editWithUndo(
    says,
    () => document,
    (before) => () => {
      chooseClient(client);
      return before;
    },
  );
  void showClient(clientID);
}

/** Asks about the next draft that waits, once one of them was chosen or discarded. */
function askNext(chosen: OpenNotice["copy"]) {
  const next = settleOvertaken(chosen);
  if (next) useOpenNotice.setState({ notice: { kind: "overtaken", copy: next } });
}

/** Discards the copy immediately; an Undo restores it. What was typed since is the draft now, and stays. */
function discard(copy: OpenNotice["copy"]) {
  askNext(copy);
  if (!differsFromSaved(useScenario.getState())) void discardCopies(copy.id);
  notify.undo("Your changes were discarded.", () => {
    if (useScenario.getState().document.id === copy.id) showMine(copy);
  });
}

/** Both drafts exist until one is chosen. */
function OtherDraft({ copy }: Pick<OpenNotice, "copy">) {
  const comparing = useOpenNotice((state) => state.comparing);
  const choose = (run: () => void) => () => {
    dismissNotice();
    run();
    goOverOther(copy);
  };
  const takeOther = choose(() => swap("The other draft is shown here.", copy));
  const keepMine = choose(() => {});
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => compareDrafts(true)}>
        Compare
      </Button>
      <Button size="sm" onClick={takeOther}>
        Use the other draft
      </Button>
      <Button size="sm" onClick={keepMine}>
        Keep mine
      </Button>
      <Suspense fallback={null}>
        {comparing && (
          <OtherDraftDialog
            copy={copy}
            onKeepMine={keepMine}
            onTakeOther={takeOther}
            onClose={() => compareDrafts(false)}
          />
        )}
      </Suspense>
    </>
  );
}

function Actions({ notice: { kind, copy } }: { notice: OpenNotice }) {
  const saved = useScenario((state) => state.saved);
  const navigate = useNavigate();
  const tool = useTool().key;
  const close = <IconButton icon={X} label="Dismiss" size="sm" onClick={dismissNotice} />;
  const act = (label: string, run: () => void) => (
    <Button
      size="sm"
      onClick={() => {
        dismissNotice();
        run();
      }}
    >
      {label}
    </Button>
  );
  if (kind === "otherTab") return <OtherDraft copy={copy} />;
  if (kind === "overtaken")
    return (
      <>
        {act("Use my changes", () => {
          showMine(copy);
          askNext(copy);
        })}
        {act("Discard mine", () => discard(copy))}
      </>
    );
  if (saved)
    return (
      <>
        {act("Go back to the saved one", () => swap("The saved scenario is back.", saved))}
        {close}
      </>
    );
  // Of a saved scenario that was opened without a network, the saved one is not here yet.
  if (copy.basedOn) return close;
  return (
    <>
      {act("Start a new one", () => navigate(editorOf({ tool, isNew: true })))}
      {close}
    </>
  );
}
