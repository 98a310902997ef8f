import { CircleAlert } from "lucide-react";
import { useActions } from "../../../lib/actions";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { saysChanges } from "./draft";
import { useHeaderFormHere } from "./use-header-form";

/** What is not saved yet, and the save: always in reach. */
export function SaveBar({ onSave }: { onSave: () => Promise<boolean> }) {
  const { changes, dirty, busy, discard } = useHeaderFormHere();
  useActions([{ label: "Save", does: "Save the header", keys: "mod+s", onSelect: () => void onSave() }]);
  return (
    <div className="sticky bottom-0 z-20 border-line border-t bg-surface phone:bottom-14">
      <div className="mx-auto flex min-h-14 w-full max-w-[1200px] items-center gap-2 px-6 py-2 phone:px-4">
        <p role="status" className="mr-auto flex min-w-0 items-center gap-2 text-warning">
          {dirty && (
            <>
              <Icon of={CircleAlert} />
              <span className="min-w-0 truncate">{saysChanges(changes)}</span>
            </>
          )}
        </p>
        {dirty && (
          <Button onClick={discard} disabled={busy}>
            Discard
          </Button>
        )}
        <Button variant="primary" busy={busy} onClick={() => void onSave()}>
          Save header
        </Button>
      </div>
    </div>
  );
}
