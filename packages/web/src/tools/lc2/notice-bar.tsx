import { History, X } from "lucide-react";
import { useNavigate } from "react-router";
import { dateTime } from "../../lib/format/format";
import { notify } from "../../lib/notify";
import { discardCopies, resumeDrafts } from "../../scenario/drafts/drafts";
import { editWithUndo } from "../../scenario/store/edit-with-undo";
import { edit, useScenario } from "../../scenario/store/store";
import { dismissNotice, type OpenNotice, useOpenNotice } from "../../scenario/store/use-open-scenario";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { IconButton } from "../../ui/icon-button";
import { editorOf } from "./paths";

/** Says that unsaved work was brought back, or stands beside a newer save, with the way out of each. */
export default function NoticeBar() {
  const notice = useOpenNotice((state) => state.notice);
  if (!notice) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b bg-accent-soft px-6 py-1.5 phone:px-4"
    >
      <Icon of={History} className="text-accent-text" />
      <span className="min-w-0 flex-1 phone:basis-[calc(100%-40px)]">{noticeSentence(notice)}</span>
      <Actions notice={notice} />
    </div>
  );
}

function noticeSentence({ kind, copy }: OpenNotice): string {
  const when = dateTime(copy.typedAt);
  if (kind === "otherTab")
    return `Another tab changed this scenario on ${when}. Its changes are not shown here, and what you type next is kept in place of them.`;
  if (kind === "overtaken")
    return `You typed changes on ${when} that were not saved, and the scenario was saved again since.`;
  return copy.basedOn ? `Your unsaved changes of ${when} are back.` : `Continuing your draft of ${when}.`;
}

/** The copy is gone at once; an Undo types it again. */
function discard(copy: OpenNotice["copy"]) {
  void discardCopies(copy.id);
  notify.undo("Your changes were discarded.", () => {
    if (useScenario.getState().document.id === copy.id) edit(null, () => copy.document);
  });
}

function Actions({ notice: { kind, copy } }: { notice: OpenNotice }) {
  const saved = useScenario((state) => state.saved);
  const navigate = useNavigate();
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
  if (kind === "otherTab")
    return (
      <>
        {act("Use the other tab\u2019s", () =>
          editWithUndo(
            "The other tab\u2019s changes are shown here.",
            () => copy.document,
            (before) => () => before,
          ),
        )}
        {act("Keep mine", resumeDrafts)}
      </>
    );
  if (kind === "overtaken")
    return (
      <>
        {act("Use my changes", () => edit(null, () => copy.document))}
        {act("Discard mine", () => discard(copy))}
      </>
    );
  if (saved)
    return (
      <>
        {act("Go back to the saved one", () =>
          editWithUndo(
            "The saved scenario is back.",
            () => saved.document,
            (before) => () => before,
          ),
        )}
        {close}
      </>
    );
  return (
    <>
      {act("Start a new one", () => navigate(`${editorOf()}?new=1`))}
      {close}
    </>
  );
}
