import type { FieldSentences } from "@highway/core/platform/errors";
import { type FormEvent, useState } from "react";
import { notify } from "../notify";
import { sayFailure } from "./use-form";

/** Answers the field to go to, where it is refused without an error. */
type Deed = () => Promise<void> | Promise<string | undefined>;

/**
 * Does what a button says, one thing at a time, and says why it failed.
 * @param refuse  takes what is wrong with fields, to stand at them; without it all is a notice
 */
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
  /** What is typed and what is wrong with it: of `useForm`, or of a list. */
  form: {
    dirty: boolean;
    /** Shows every error at once. @returns the first wrong field, or whether there is one */
    leaveAll: () => string | boolean | undefined;
    refuse: (fields: FieldSentences) => void;
  };
  /** A new record is saved as it stands; one that is on the server, only with a change. */
  isNew?: boolean;
  /** Where more can change than the fields. */
  isChanged?: boolean;
  /** Sends it and says so. */
  save: Deed;
  /** After a press of Save that had nothing to save. */
  onUnchanged?: () => void;
};

/** The saving of a record from its form: first what is wrong here, then what the server refuses, each at its field. */
export function useRecordForm({ form, isNew = false, isChanged = form.dirty, save, onUnchanged }: RecordForm) {
  const { busy, attempt } = useAttempt(form.refuse);
  /** @returns the name of the field to go to, where one is wrong */
  const saveRecord = async (): Promise<string | undefined> => {
    const wrong = form.leaveAll();
    if (wrong) return wrong === true ? "" : wrong;
    if (isNew || isChanged) return attempt(save);
    notify.success("No changes to save.");
    onUnchanged?.();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const wrong = await saveRecord();
    if (wrong !== undefined) focusWrong(element, wrong);
  };
  return { busy, attempt, save: saveRecord, submit };
}

/** Goes to the field of this name, or to the first that says it is wrong. */
export const focusWrong = (form: HTMLElement | null, name: string): void =>
  form?.querySelector<HTMLElement>(`[name="${name}"], [aria-invalid="true"]`)?.focus();
