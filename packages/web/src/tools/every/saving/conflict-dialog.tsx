import { useState } from "react";
import { dateTime } from "../../../lib/format/format";
import type { AnsweredReport } from "../../../scenario/store/saved-report";
import { savedOf } from "../../../scenario/store/saved-report";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/overlays/dialog";
import { Differences } from "./differences";

/** The choice between two states of one report: compare them, keep mine, or take the saved one. Nothing is lost without a choice. */
export default function ConflictDialog({
  current,
  busy,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: {
  current: AnsweredReport;
  busy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}) {
  const [comparing, setComparing] = useState(false);
  return (
    <Dialog
      open
      onClose={onClose}
      title="This scenario was changed after you opened it"
      width={comparing ? 640 : 480}
      footer={
        <>
          {!comparing && (
            <Button variant="quiet" className="mr-auto" onClick={() => setComparing(true)}>
              Compare
            </Button>
          )}
          <Button onClick={onTakeTheirs}>Load the saved one</Button>
          <Button variant="primary" busy={busy} onClick={onKeepMine}>
            Keep mine
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 px-5 pb-5">
        <p className="text-fg-2">
          It was saved elsewhere on {dateTime(current.report.lastUpdated)}. “Keep mine” saves what is on your screen
          over it. “Load the saved one” shows it instead, and Undo brings yours back.
        </p>
        {comparing && <Differences theirs={savedOf(current).document} name="Saved" />}
      </div>
    </Dialog>
  );
}
