/** The officer's saved worksheets: the calls that load, save and delete them, and their list beside the form. */
import { Plus, Trash2 } from "lucide-react";
import { useMemo, useState } from "react";
import { call } from "../../lib/api/api";
import { ApiError } from "../../lib/api/api-error";
import { createOnce } from "../../lib/api/create-once";
import { refreshApi, useApi } from "../../lib/api/use-api";
import { date } from "../../lib/format/format";
import { newPartId } from "../../lib/new-id";
import { notify } from "../../lib/notify";
import type { LinkedWorksheet } from "../../scenario/edits/worksheet-edits";
import { Button } from "../../ui/button";
import { IconButton } from "../../ui/icon-button";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";
import { useLeave } from "../../ui/overlays/window-guard";
import { Problem } from "../../ui/page/problem";
import { Bone, Skeleton } from "../../ui/page/skeleton";
import { ViewMore } from "../../ui/page/view-more";
import type { Content } from "./worksheet-draft";

/** A line of the list. */
export type SavedWorksheet = { ccID: string; name: string; date: string };

function savedWorksheetOf({ ccID, ccData }: { ccID: string; ccData: string }): SavedWorksheet {
  const { name, date } = JSON.parse(ccData);
  return { ccID, name, date };
}

/** The officer's worksheets, the last saved first. */
export function useSavedWorksheets() {
  const answer = useApi("GET /v1/closingCosts/all");
  const lines = answer.state === "ready" ? answer.data[0].data : null;
  const worksheets = useMemo(() => (lines ? lines.map(savedWorksheetOf) : null), [lines]);
  return { answer, worksheets };
}

/** Shows the server's sentence for a failure, or this one if no answer came. */
function sayFailure(error: unknown, sentence: string) {
  notify.error(error instanceof ApiError && error.status > 0 && error.message ? error.message : sentence);
}

export async function loadWorksheet(ccID: string): Promise<LinkedWorksheet | null> {
  try {
    const [{ ccData }] = await call("GET /v1/closingCosts/details", { query: { ccID } });
    return { ccID, ...JSON.parse(ccData) };
  } catch (error) {
    sayFailure(error, "Error getting closing cost worksheet details.");
    return null;
  }
}

/** A worksheet that was changed elsewhere, as it is saved now, and the sentence that says so. */
export type Newer = { newer: LinkedWorksheet; sentence: string };

/**
 * Saves a worksheet; without an id, as a new one.
 * @param was what the saved one said when the change began
 * @returns its id, or the newer worksheet that it would be saved over; null if it could not be saved
 */
export async function saveWorksheet(
  ccID: string | null,
  content: Content,
  was: Content | undefined,
): Promise<string | Newer | null> {
  const known = ccID && was && { was: JSON.stringify(was) };
  try {
    const ccData = JSON.stringify(content);
    const save = (more: object) => call("POST /v1/closingCosts/save", { body: { ccID, ccData, ...more } });
    const create = () =>
      createOnce(
        { worksheet: ccData },
        () => newPartId("wks"),
        (newID) => save({ newID }),
      );
    const id = await (ccID ? save({ ...known }) : create());
    // A form that opens before the list knows the worksheet would take it for a deleted one, and save it once more.
    await refreshApi("/v1/closingCosts");
    return id;
  } catch (error) {
    const current = error instanceof ApiError ? (error.current as { ccData: string } | undefined) : undefined;
    if (ccID && current)
      return { newer: { ccID, ...JSON.parse(current.ccData) }, sentence: (error as ApiError).message };
    sayFailure(error, "Error updating worksheet.");
    return null;
  }
}

async function deleteWorksheet(ccID: string): Promise<boolean> {
  try {
    await call("DELETE /v1/closingCosts/{id}", { path: { id: ccID } });
    // Its details were deleted, so they are not requested again.
    void refreshApi("/v1/closingCosts/all");
    notify.success("Worksheet deleted.");
    return true;
  } catch (error) {
    sayFailure(error, "Error deleting worksheet.");
    return false;
  }
}

const PAGE = 10;

type Props = ReturnType<typeof useSavedWorksheets> & {
  /** The worksheet in the form. */
  open: string | null;
  /** Set while the worksheet in the form is saved: another one takes its place only after that. */
  busy: boolean;
  onLoad: (worksheet: SavedWorksheet) => void;
  onNew: () => void;
};

/** The list of saved worksheets, the last saved first. One that takes the place of changes asks first. */
export function SavedList({ answer, worksheets, open, busy, onLoad, onNew }: Props) {
  const [shown, setShown] = useState(PAGE);
  const [deleting, setDeleting] = useState<SavedWorksheet | null>(null);
  const leave = useLeave();
  return (
    <section aria-label="Saved worksheets" className="flex flex-col gap-2">
      <Button size="sm" icon={Plus} aria-disabled={busy} onClick={() => leave(onNew)} className="self-start">
        New worksheet
      </Button>
      {answer.state === "loading" && <ListBones />}
      {answer.state === "failed" && <Problem message="Error getting closing cost worksheets." onRetry={answer.retry} />}
      {worksheets?.length === 0 && <p className="py-4 text-fg-3">You currently have no saved worksheets.</p>}
      <ul>
        {worksheets?.slice(0, shown).map((worksheet) => (
          <Line
            key={worksheet.ccID}
            worksheet={worksheet}
            isOpen={worksheet.ccID === open}
            busy={busy}
            onLoad={() => leave(() => onLoad(worksheet))}
            onDelete={() => setDeleting(worksheet)}
          />
        ))}
      </ul>
      {worksheets && worksheets.length > shown && (
        <ViewMore size="sm" onMore={() => setShown(shown + PAGE)} className="self-start" />
      )}
      {deleting && <DeleteDialog worksheet={deleting} onClose={() => setDeleting(null)} />}
    </section>
  );
}

type LineProps = {
  worksheet: SavedWorksheet;
  isOpen: boolean;
  busy: boolean;
  onLoad: () => void;
  onDelete: () => void;
};

function Line({ worksheet, isOpen, busy, onLoad, onDelete }: LineProps) {
  const { name } = worksheet;
  return (
    <li aria-current={isOpen || undefined} className="flex min-h-11 items-center gap-1 border-line border-b">
      <div className="min-w-0 flex-1 py-1">
        <p className="truncate font-medium" title={name}>
          {name}
        </p>
        <p className="num text-fg-3 text-xs">
          {date(worksheet.date)}
          {isOpen && " · open"}
        </p>
      </div>
      <Button size="sm" variant="quiet" aria-disabled={busy} aria-label={`Load ${name}`} onClick={onLoad}>
        Load
      </Button>
      <IconButton icon={Trash2} label={`Delete ${name}`} size="sm" danger onClick={onDelete} />
    </li>
  );
}

const ListBones = () => (
  <Skeleton label="Loading worksheets">
    {[0, 1, 2].map((line) => (
      <div key={line} className="flex h-11 flex-col justify-center gap-1.5 border-line border-b">
        <Bone className="h-3 w-40" />
        <Bone className="h-2.5 w-16" />
      </div>
    ))}
  </Skeleton>
);

function DeleteDialog({ worksheet, onClose }: { worksheet: SavedWorksheet; onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    await deleteWorksheet(worksheet.ccID);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      busy={busy}
      title="Delete worksheet?"
      confirm="Delete"
      onCancel={onClose}
      onConfirm={remove}
    >
      “{worksheet.name}” will be deleted. Loans that use it keep their copy.
    </ConfirmDialog>
  );
}
