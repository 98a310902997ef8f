import { type FormEvent, type ReactNode, useCallback, useId, useRef, useState } from "react";
import { ApiError } from "../../lib/api/api-error";
import { refreshApi } from "../../lib/api/use-api";
import type { Meeting, useForm } from "../../lib/forms/use-form";
import { focusWrong, useRecordForm } from "../../lib/forms/use-record-form";
import { notify } from "../../lib/notify";
import { useWhileThere } from "../../lib/use-is-there";
import { Button } from "../button";
import { ElsewhereNotice } from "../page/elsewhere-notice";
import { CloseButton } from "./close-button";
import { ConfirmDialog } from "./confirm-dialog";
import { UnsavedGuard } from "./discard-question";
import { Drawer } from "./drawer";
import { beginAtFirstField } from "./first-field";

type Props = {
  title: string;
  width?: number;
  /** Whether something is typed and not saved: closing then asks first. */
  dirty: boolean;
  /** The sentence that says what would be lost. */
  lost: string;
  busy: boolean;
  /** The word on the button that saves. */
  save?: string;
  /** Saves the form. @returns the name of the field to go to, if one is wrong */
  onSave: () => string | undefined | Promise<string | undefined>;
  onClose: () => void;
  /** Forgets what is kept of the form in this browser, when it is discarded. */
  forget?: () => void;
  /** Whether all of the form is kept so. */
  isKept?: boolean;
  /** Shown at the left end of the actions. */
  aside?: ReactNode;
  className: string;
  children: ReactNode;
};

/** Shows a form in a drawer, which saves or cancels, and asks before changes are discarded. */
export function FormDrawer({ title, width, dirty, lost, busy, save = "Save", onSave, onClose, ...more }: Props) {
  const { forget, isKept, aside, className, children } = more;
  const form = useRef<HTMLFormElement>(null);
  const beginAt = useCallback((drawn: HTMLFormElement | null) => {
    form.current = drawn;
    beginAtFirstField(drawn);
  }, []);
  const id = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = await onSave();
    if (wrong) focusWrong(form.current, wrong);
  };
  return (
    <Drawer
      open
      width={width}
      onClose={onClose}
      title={title}
      footer={
        <>
          {aside}
          <CloseButton>Cancel</CloseButton>
          <Button variant="primary" type="submit" form={id} busy={busy}>
            {save}
          </Button>
        </>
      }
    >
      <form ref={beginAt} id={id} noValidate onSubmit={(event) => void submit(event)} className={className}>
        {children}
      </form>
      <UnsavedGuard dirty={dirty} forget={forget} isKept={isKept}>
        {lost}
      </UnsavedGuard>
    </Drawer>
  );
}

type SavedRecord = {
  name: string;
  remove: () => Promise<unknown>;
  /** The sentence that says what else follows when it is deleted. */
  onceDeleted: string;
};
type RecordDrawerProps<V extends Record<string, unknown>> = {
  title: string;
  width?: number;
  /** The word for the record in questions: "ad". */
  noun: string;
  form: Pick<ReturnType<typeof useForm<V>>, "values" | "dirty" | "leaveAll" | "refuse" | "isTypedSince" | "settle">;
  /** The name of the record, as typed. */
  name: string;
  /** Saves what is typed. @returns the values as they were saved */
  keep: () => Promise<V>;
  /** Meets the record that somebody else saved meanwhile. */
  meet: (current: never) => Meeting;
  /** The record as it is on the server; null for a new one. */
  saved: SavedRecord | null;
  /** The beginning of the address of every answer that shows the record. Those answers are loaded again. */
  shownBy: string;
  onClose: () => void;
  className: string;
  children: ReactNode;
};

/** Shows the form in which a record of a list is made, changed or deleted. */
export function RecordDrawer<V extends Record<string, unknown>>(all: RecordDrawerProps<V>) {
  const { noun, form, name, keep, meet, saved, shownBy, onClose, children, ...drawer } = all;
  const close = useWhileThere(onClose);
  const sayingDone = async <T,>(act: () => Promise<T>, done: string) => {
    try {
      const answer = await act();
      await refreshApi(shownBy);
      notify.success(done);
      return answer;
    } catch (error) {
      // A list that still shows what somebody else has deleted would offer it again.
      if (error instanceof ApiError && error.code === "missing") await refreshApi(shownBy);
      throw error;
    }
  };
  const remove = async ({ name, remove: act }: SavedRecord) => {
    await sayingDone(act, `${name} deleted.`);
    close();
  };
  const { busy, attempt, save, elsewhere } = useRecordForm({
    form,
    isNew: saved === null,
    save: async () => {
      const sent = form.values;
      const kept = await sayingDone(keep, `${name.trim()} saved.`);
      if (form.isTypedSince(sent)) form.settle(kept);
      else close();
    },
    meet,
    onUnchanged: onClose,
  });
  return (
    <FormDrawer
      {...drawer}
      dirty={form.dirty}
      lost={`Your changes to this ${noun} are not saved.`}
      busy={busy}
      onSave={save}
      onClose={onClose}
      aside={saved && <Deletion of={saved} busy={busy} onDelete={() => attempt(() => remove(saved))} />}
    >
      <ElsewhereNotice elsewhere={elsewhere} />
      {children}
    </FormDrawer>
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
