import { useState } from "react";
import { dateTime } from "../../../lib/format/format";
import { differencesOf } from "../../../scenario/differences/differences";
import type { AnsweredReport } from "../../../scenario/store/saved-report";
import { savedOf } from "../../../scenario/store/saved-report";
import { useScenario } from "../../../scenario/store/store";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/overlays/dialog";

/** Two states of one report: compare them, keep mine, or take the saved one. Nothing is lost without a choice. */
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
          It was saved elsewhere on {dateTime(current.report.lastUpdated)}. Keep mine saves what is on your screen over
          it. Load the saved one takes it instead, and Undo brings yours back.
        </p>
        {comparing && <Differences current={current} />}
      </div>
    </Dialog>
  );
}

function Differences({ current }: { current: AnsweredReport }) {
  const document = useScenario((state) => state.document);
  const rows = differencesOf(document, savedOf(current).document);
  if (rows.length === 0) return <p>Both say the same.</p>;
  return (
    <div className="max-h-80 overflow-y-auto rounded-md border border-line">
      <table className="num w-full text-left">
        <thead className="sticky top-0 bg-canvas text-fg-3 text-xs">
          <tr>
            <th className="h-8 px-3 font-medium">What</th>
            <th className="px-3 text-right font-medium">Mine</th>
            <th className="px-3 text-right font-medium">Saved</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two homes may go by one name
            <tr key={place} className="border-line border-t">
              <th className="px-3 py-1.5 font-normal text-fg-2">{row.what}</th>
              <td className="px-3 text-right">{row.mine}</td>
              <td className="px-3 text-right">{row.theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
