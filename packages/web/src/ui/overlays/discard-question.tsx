import { useEffect } from "react";
import { type Location, useBlocker } from "react-router";
import { Button } from "../button";
import { ConfirmDialog } from "./confirm-dialog";
import { Dialog } from "./dialog";

/** Asks before a form with unsaved changes is closed. */
export const DiscardQuestion = (props: {
  open: boolean;
  /** The sentence that says what would be lost. */
  children: string;
  onStay: () => void;
  onDiscard: () => void;
}) => (
  <ConfirmDialog
    open={props.open}
    title="Discard your changes?"
    confirm="Discard"
    cancel="Keep editing"
    danger
    onCancel={props.onStay}
    onConfirm={props.onDiscard}
  >
    {props.children}
  </ConfirmDialog>
);

/** Asks what to do with the changes when a window is closed in which they already count: keep them, or restore what was there before. */
export const UnsavedQuestion = (props: {
  name: string;
  onStay: () => void;
  onDiscard: () => void;
  onSave: () => void;
}) => (
  <Dialog
    open
    onClose={props.onStay}
    title="Save your changes?"
    alert
    width={440}
    footer={
      <>
        <Button variant="quiet" className="mr-auto" onClick={props.onStay}>
          Keep editing
        </Button>
        <Button onClick={props.onDiscard}>Discard</Button>
        <Button variant="primary" data-autofocus onClick={props.onSave}>
          Save
        </Button>
      </>
    }
  >
    <p className="px-5 pb-5 text-fg-2">You changed {props.name}. Discard restores what was there before.</p>
  </Dialog>
);

/** Holds a page that is left with something unsaved, until the person answers, or until a save that ran has left nothing to ask about. */
export function useUnsavedBlocker(dirty: boolean, partOf: (place: Location) => string) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && partOf(currentLocation) !== partOf(nextLocation),
  );
  useEffect(() => {
    if (!dirty) blocker.proceed?.();
  }, [dirty, blocker]);
  return blocker;
}

/** Asks before a page with an unsaved form is left, for another page or another part of its own. A page has at most one. */
export function UnsavedGuard({ dirty, children }: { dirty: boolean; children: string }) {
  const blocker = useUnsavedBlocker(dirty, ({ pathname, search }) => pathname + search);
  useEffect(() => {
    if (!dirty) return;
    const close = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", close);
    return () => removeEventListener("beforeunload", close);
  }, [dirty]);
  return (
    <DiscardQuestion
      open={blocker.state === "blocked"}
      onStay={() => blocker.reset?.()}
      onDiscard={() => blocker.proceed?.()}
    >
      {children}
    </DiscardQuestion>
  );
}
