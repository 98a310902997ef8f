import { type ReactNode, useState } from "react";
import { refreshApi } from "../../lib/api/use-api";
import { sayFailure, type useForm } from "../../lib/forms/use-form";
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
  const [busy, setBusy] = useState(false);
  const attempt = async (act: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await act();
      await refreshApi(shownBy);
      notify.success(done);
      onClose();
    } catch (error) {
      setBusy(false);
      return sayFailure(error, form.refuse);
    }
  };
  const save = () => {
    const wrong = form.leaveAll();
    if (wrong) return wrong;
    if (!saved || form.dirty) return attempt(keep, `${name.trim()} saved.`);
    notify.success("No changes to save.");
    onClose();
  };
  return (
    <FormDrawer
      {...drawer}
      dirty={form.dirty}
      lost={`What you changed of this ${noun} is not saved.`}
      busy={busy}
      onSave={save}
      onClose={onClose}
      aside={
        saved && <Deletion of={saved} busy={busy} onDelete={() => attempt(saved.remove, `${saved.name} deleted.`)} />
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
