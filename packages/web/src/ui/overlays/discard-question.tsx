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

type Asked = { act: () => void; closes: boolean };

/**
 * Keeps what asked to take the window away until that is answered, and does it once. A form that was saved meanwhile leaves nothing to ask about; where its
 * window has closed by itself, what would have closed it is done already.
 */
function useAsked(dirty: boolean) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const waiting = useRef(asked);
  waiting.current = asked;
  useWindowGuard(dirty, (act, closes) => setAsked({ act, closes }));
  const settle = () => {
    waiting.current = null;
    setAsked(null);
    return asked;
  };
  useEffect(() => {
    if (!dirty && asked) settle()?.act();
  });
  useEffect(() => () => void (waiting.current?.closes === false && waiting.current.act()), []);
  return { asked, settle };
}

type GuardProps = {
  dirty: boolean;
  /** Forgets what is kept of the form in this browser. Such a form is there again after its page was left, which then asks nothing. */
  forget?: (() => void) | undefined;
  /** Whether all of the form is kept so. */
  isKept?: boolean | undefined;
  /** The sentence that says what would be lost. */
  children: string;
};

/** Asks before an unsaved form is left: with its page, with a part of it that has an address, or with the window around it. */
export function UnsavedGuard({ dirty, forget, isKept = forget !== undefined, children }: GuardProps) {
  const isLost = dirty && !isKept;
  const held = useUnsavedGuard(isLost, ({ pathname, search }) => pathname + search);
  const { asked, settle } = useAsked(dirty);
  useEffect(() => {
    if (!isLost) return;
    const close = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", close);
    return () => removeEventListener("beforeunload", close);
  }, [isLost]);
  return (
    <DiscardQuestion
      open={held !== null || asked !== null}
      onStay={() => {
        held?.reset();
        settle();
      }}
      onDiscard={() => {
        const press = settle();
        forget?.();
        if (held) held.proceed();
        else press?.act();
      }}
    >
      {children}
    </DiscardQuestion>
  );
}
