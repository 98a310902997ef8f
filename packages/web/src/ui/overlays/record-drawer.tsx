import { type ReactNode, useState } from "react";
import { refreshApi } from "../../lib/api/use-api";
import type { useForm } from "../../lib/forms/use-form";
import { useRecordForm } from "../../lib/forms/use-record-form";
import { notify } from "../../lib/notify";
import { Button } from "../button";
import { ConfirmDialog } from "./confirm-dialog";
import { FormDrawer } from "./form-drawer";

type SavedRecord = {
  name: string;
  remove: () => Promise<unknown>;
  /** What deleting it means besides. */
  onceDeleted: string;
};
type Props = {
  title: string;
  width?: number;
  /** "ad": what a question calls it. */
  noun: string;
  form: Pick<ReturnType<typeof useForm>, "dirty" | "leaveAll" | "refuse">;
  /** What it is called, as typed. */
  name: string;
  keep: () => Promise<unknown>;
  /** As it is on the server; null for a new one. */
  saved: SavedRecord | null;
  /** How the address of every answer begins that shows it. */
  shownBy: string;
  onClose: () => void;
  className: string;
  children: ReactNode;
};

/** Makes a record of a list, or changes or deletes one. */
export function RecordDrawer({ noun, form, name, keep, saved, shownBy, onClose, ...drawer }: Props) {
  const closing = (act: () => Promise<unknown>, done: string) => async () => {
    await act();
    await refreshApi(shownBy);
    notify.success(done);
    onClose();
  };
  const { busy, attempt, save } = useRecordForm({
    form,
    isNew: saved === null,
    save: closing(keep, `${name.trim()} saved.`),
    onUnchanged: onClose,
  });
  return (
    <FormDrawer
      {...drawer}
      dirty={form.dirty}
      lost={`What you changed of this ${noun} is not saved.`}
      busy={busy}
      onSave={save}
      onClose={onClose}
      aside={
        saved && (
          <Deletion of={saved} busy={busy} onDelete={() => attempt(closing(saved.remove, `${saved.name} deleted.`))} />
        )
      }
    />
  );
}

type DeletionProps = { of: SavedRecord; busy: boolean; onDelete: () => Promise<unknown> };

function Deletion({ of: { name, onceDeleted }, busy, onDelete }: DeletionProps) {
  const [asking, setAsking] = useState(false);
  const confirm = async () => {
    await onDelete();
    setAsking(false);
  };
  return (
    <>
      <Button variant="quiet" className="mr-auto text-danger!" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Delete ${name}?`}
        confirm="Delete"
        danger
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void confirm()}
      >
        {onceDeleted}
      </ConfirmDialog>
    </>
  );
}
