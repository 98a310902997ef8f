import type { FieldSentences } from "@highway/core/platform/errors";
import { type FormEvent, useState } from "react";
import { ApiError } from "../api/api-error";
import { notify } from "../notify";
import { type Meeting, sayFailure } from "./use-form";

/** Resolves to the field to go to, if it is refused without an error. */
type Deed = () => Promise<void> | Promise<string | undefined>;

/** Runs one action of a button at a time, and says why it failed. @param refuse takes the errors of fields, to stand at them; without it every failure is a notice */
export function useAttempt(refuse?: (fields: FieldSentences) => void) {
  const [busy, setBusy] = useState(false);
  /** @returns the name of the field to go to, where one is wrong */
  const attempt = async (act: Deed): Promise<string | undefined> => {
    if (busy) return;
    setBusy(true);
    try {
      return (await act()) ?? undefined;
    } catch (error) {
      return sayFailure(error, refuse);
    } finally {
      setBusy(false);
    }
  };
  return { busy, attempt };
}

type RecordForm = {
  /** The values and errors, from `useForm` or from a list. */
  form: {
    dirty: boolean;
    /** Shows every error. @returns the first wrong field, or whether there is one */
    leaveAll: () => string | boolean | undefined;
    refuse: (fields: FieldSentences) => void;
  };
  /** A new record is saved even without a change; one that is on the server only with a change. */
  isNew?: boolean;
  /** Tells of a change, if more can change than the fields. */
  isChanged?: boolean;
  /** Sends the record, and says that it was saved. */
  save: Deed;
  /** Meets the record that somebody else saved meanwhile, as the refusal of the save brings it. Without it such a refusal is a failure as any other. */
  meet?: (current: never) => Meeting;
  /** Called when Save was pressed without a change. */
  onUnchanged?: () => void;
};

/** The question that a save comes back with when the record was changed elsewhere. */
export type Elsewhere = Meeting & { sentence: string };

/** Saves a record from its form. First the form's own errors show, then those of the server, each at its field. */
export function useRecordForm({ form, isNew = false, isChanged = form.dirty, save, meet, onUnchanged }: RecordForm) {
  const { busy, attempt } = useAttempt(form.refuse);
  const [elsewhere, setElsewhere] = useState<Elsewhere | null>(null);
  const closing = (act: () => void) => () => {
    act();
    setElsewhere(null);
  };
  const send: Deed = async () => {
    try {
      return (await save()) ?? undefined;
    } catch (error) {
      const current = error instanceof ApiError && error.code === "conflict" ? error.current : undefined;
      if (!meet || current === undefined) throw error;
      const { load, keep, ...said } = meet(current as never);
      setElsewhere({ ...said, sentence: (error as ApiError).message, load: closing(load), keep: closing(keep) });
    }
  };
  /** @returns the name of the field to go to, where one is wrong */
  const saveRecord = async (): Promise<string | undefined> => {
    const wrong = form.leaveAll();
    if (wrong) return wrong === true ? "" : wrong;
    if (isNew || isChanged) return attempt(send);
    notify.success("No changes to save.");
    onUnchanged?.();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const wrong = await saveRecord();
    if (wrong !== undefined) focusWrong(element, wrong);
  };
  return { busy, attempt, save: saveRecord, submit, elsewhere };
}

/** Moves the focus to the field of this name, or to the first that has an error. */
export const focusWrong = (form: HTMLElement | null, name: string): void =>
  form?.querySelector<HTMLElement>(`[name="${name}"], [aria-invalid="true"]`)?.focus();
