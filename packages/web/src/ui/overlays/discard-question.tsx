import { useEffect, useRef, useState } from "react";
import type { Location } from "react-router";
import { useLeaveGuard } from "../../lib/leave-guards";
import { Button } from "../button";
import { ConfirmDialog } from "./confirm-dialog";
import { Dialog } from "./dialog";
import { useWindowGuard } from "./window-guard";

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
export function useUnsavedGuard(dirty: boolean, partOf: (place: Location) => string) {
  const held = useLeaveGuard(
    ({ currentLocation, nextLocation }) => dirty && partOf(currentLocation) !== partOf(nextLocation),
  );
  useEffect(() => {
    if (!dirty) held?.proceed();
  }, [dirty, held]);
  return held;
}

/** Goes on with what asked to leave a form while it was being saved: there is nothing to ask about then, and the window may have closed by itself. */
function useOnceSaved(dirty: boolean, act: (() => void) | undefined, settle: () => void) {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (dirty || !act) return;
    settle();
    act();
  });
  useEffect(() => () => latest.current?.(), []);
}

type GuardProps = {
  dirty: boolean;
  /** Forgets what is kept of the form in this browser. Such a form is there again after its page was left, which then asks nothing. */
  forget?: (() => void) | undefined;
  /** The sentence that says what would be lost. */
  children: string;
};

/** Asks before an unsaved form is left: with its page, with a part of it that has an address, or with the window around it. */
export function UnsavedGuard({ dirty, forget, children }: GuardProps) {
  const isLost = dirty && !forget;
  const held = useUnsavedGuard(isLost, ({ pathname, search }) => pathname + search);
  const [closing, setClosing] = useState<{ close: () => void } | null>(null);
  useWindowGuard(dirty, (close) => setClosing({ close }));
  useOnceSaved(dirty, closing?.close, () => setClosing(null));
  useEffect(() => {
    if (!isLost) return;
    const close = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", close);
    return () => removeEventListener("beforeunload", close);
  }, [isLost]);
  return (
    <DiscardQuestion
      open={held !== null || closing !== null}
      onStay={() => {
        held?.reset();
        setClosing(null);
      }}
      onDiscard={() => {
        setClosing(null);
        forget?.();
        closing?.close();
        held?.proceed();
      }}
    >
      {children}
    </DiscardQuestion>
  );
}
