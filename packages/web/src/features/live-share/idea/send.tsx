import { Check, Send } from "lucide-react";
import { useId, useRef, useState } from "react";
import { call, type RequestOf } from "../../../lib/api/api";
import { ApiError } from "../../../lib/api/api-error";
import { createOnce } from "../../../lib/api/create-once";
import { cx } from "../../../lib/class-names";
import { useFocusInPlace } from "../../../lib/focus-in-place";
import { newId } from "../../../lib/new-id";
import { BigButton } from "../../../report/skins/client/big-button";
import { Icon } from "../../../ui/icon";
import { Rich } from "../../../ui/rich";
import { problemOf } from "../problem";
import { useShared } from "../report/report-context";
import { useClientWords } from "../words";
import { useIdeaWords } from "./idea-words";

/** How far a message to the officer is. */
export type Sending = { state: "idle" | "sending" | "sent" } | { state: "failed"; message: string };

type Changes = RequestOf<"POST /v2/share/ideas">["body"]["changes"];

/** The page sends nothing that the report it shows would refuse: what is refused was of a report that its officer has changed since. */
const isOutdated = (error: unknown) => error instanceof ApiError && error.status === 400;

const mostNote = 500;

/** Hands an idea, or a loan that the client likes, to the officer. It never changes the report. */
export function useSend() {
  const { link } = useShared();
  const words = useClientWords();
  return async (loanID: string, changes: Changes, typed: string): Promise<Sending> => {
    const note = typed.trim();
    try {
      const idea = { loanID, changes, ...(note && { note }) };
      const hand = (id: string) => call("POST /v2/share/ideas", { query: { link }, body: { id, ...idea } });
      await createOnce({ link, idea }, () => newId("ide"), hand);
      return { state: "sent" };
    } catch (error) {
      return { state: "failed", message: isOutdated(error) ? words.problems.changed : problemOf(error, words) };
    }
  };
}

/** How far the last message is. Once something else is chosen or moved it is another one, of which the answer to the one before says nothing. */
export function useSending() {
  const [sending, setSending] = useState<Sending>({ state: "idle" });
  const turn = useRef(0);
  const take = (next: Sending) => {
    turn.current += 1;
    setSending(next);
    return turn.current;
  };
  return {
    sending,
    startAnew: () => void take({ state: "idle" }),
    /** @returns whether it was sent, and is still what is shown */
    follow: async (sent: Promise<Sending>): Promise<boolean> => {
      const own = take({ state: "sending" });
      const became = await sent;
      if (own !== turn.current) return false;
      setSending(became);
      return became.state === "sent";
    },
  };
}

type ButtonProps = {
  sending: Sending;
  /** The button's words, and those while it works. */
  label: string;
  busy: string;
  /** What is said once it is sent. */
  sent: string;
  /** Why nothing can be sent; null where it can. */
  off: string | null;
  onSend: () => void;
};

/** The button that sends, and what became of it. */
export function SendButton({ sending, label, busy, sent, off, onSend }: ButtonProps) {
  const help = useId();
  if (sending.state === "sent") return <Sent>{sent}</Sent>;
  return (
    <>
      {sending.state === "failed" && (
        <p role="alert" className="mt-3 text-danger text-md">
          {sending.message}
        </p>
      )}
      <BigButton
        className="mt-3.5"
        icon={Send}
        aria-disabled={off !== null}
        aria-describedby={off === null ? undefined : help}
        aria-busy={sending.state === "sending"}
        onClick={sending.state === "sending" ? undefined : onSend}
      >
        {sending.state === "sending" ? busy : label}
      </BigButton>
      {off !== null && (
        <p id={help} className="mt-2.5 text-center text-fg-3 text-note">
          {off}
        </p>
      )}
    </>
  );
}

/** What is said in the place of the button. A screen reader reads it because it takes the focus. */
function Sent({ children: sent }: { children: string }) {
  const sentence = useFocusInPlace<HTMLParagraphElement>();
  return (
    <p
      ref={sentence}
      role="status"
      tabIndex={-1}
      className="mt-3.5 flex gap-2 rounded-lg bg-positive-soft p-3 text-md text-positive [&_b]:text-current"
    >
      <Icon of={Check} size={18} className="mt-px" />
      <span>
        <Rich text={sent} />
      </span>
    </p>
  );
}

type NoteProps = { label: string; value: string; onChange: (value: string) => void };

export function NoteField({ label, value, onChange }: NoteProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="block text-fg-2 text-note">
        {label}
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={mostNote}
        className="mt-1 w-full resize-y rounded-lg border border-line-strong bg-surface px-3 py-2 text-[16px] leading-[22px]"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}

type StartOverProps = { isUntouched: boolean; onStartOver: () => void };

/** Says that what was prepared stays, and leads back to it. */
export function StartOver({ isUntouched, onStartOver }: StartOverProps) {
  const words = useIdeaWords();
  return (
    <p className="mt-1 flex flex-wrap items-center justify-center gap-x-1 text-fg-3 text-note">
      {words.stays}
      {/* It stays, so that whoever pressed it has not lost the place. */}
      <button
        type="button"
        aria-disabled={isUntouched}
        className={cx(
          "min-h-11 px-1 underline-offset-2",
          isUntouched ? "cursor-default" : "font-medium text-accent-text underline",
        )}
        onClick={onStartOver}
      >
        {words.startOver}
      </button>
    </p>
  );
}
