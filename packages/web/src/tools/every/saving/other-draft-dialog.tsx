import { dateTime } from "../../../lib/format/format";
import type { FoundCopy } from "../../../scenario/drafts/working-copy";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/overlays/dialog";
import { Differences } from "./differences";

type Props = { copy: FoundCopy; onKeepMine: () => void; onTakeOther: () => void; onClose: () => void };

/** The choice between two drafts of one scenario, field by field: keep mine, or use the other. */
export default function OtherDraftDialog({ copy, onKeepMine, onTakeOther, onClose }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Two drafts of this scenario"
      width={640}
      footer={
        <>
          <Button onClick={onTakeOther}>Use the other draft</Button>
          <Button variant="primary" onClick={onKeepMine}>
            Keep mine
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 px-5 pb-5">
        <p className="text-fg-2">
          The other draft was typed on {dateTime(copy.typedAt)}. “Keep mine” keeps what is on your screen in its place.
          “Use the other draft” shows it here, and Undo brings yours back.
        </p>
        <Differences theirs={copy.document} name="The other" />
      </div>
    </Dialog>
  );
}
