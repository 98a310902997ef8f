import { Check, Send } from "lucide-react";
import { useId, useState } from "react";
import { call } from "../../../lib/api/api";
import { Icon } from "../../../ui/icon";
import { BigButton } from "../big-button";
import { problemOf } from "../problem";
import { useShared } from "../report/report-context";
import { Rich } from "../rich";
import { useClientWords } from "../words";
import type { Changes } from "./idea";

type Props = {
  loanID: string;
  /** Null while the figures make no loan. */
  changes: Changes | null;
  onStartOver: () => void;
};

const mostNote = 500;

export function SendIdea({ loanID, changes, onStartOver }: Props) {
  const { link, officer, isPreview } = useShared();
  const words = useClientWords().idea;
  const { sending, send, again } = useSendIdea(link);
  const [note, setNote] = useState("");
  const [sentOf, setSentOf] = useState("");
  const help = useId();
  const now = JSON.stringify(changes);
  const isSent = sending.state === "sent" && sentOf === now;
  const isNothing = !changes || Object.keys(changes).length === 0;
  const press = async () => {
    if (!changes || isNothing || isPreview || sending.state === "sending") return;
    setSentOf(now);
    await send(loanID, changes, note.trim());
    setNote("");
  };
  return (
    <>
      {!isNothing && !isSent && !isPreview && <NoteField value={note} onChange={setNote} />}
      {sending.state === "failed" && (
        <p role="alert" className="mt-3 text-danger text-md">
          {sending.message}
        </p>
      )}
      {isSent ? (
        <p
          role="status"
          className="mt-4 flex gap-2 rounded-lg bg-positive-soft p-3 text-md text-positive [&_b]:text-current"
        >
          <Icon of={Check} size={18} className="mt-px" />
          <span>
            <Rich text={words.sent(officer)} />
          </span>
        </p>
      ) : (
        <BigButton
          className="mt-4"
          icon={Send}
          aria-disabled={isNothing || isPreview}
          aria-describedby={help}
          aria-busy={sending.state === "sending"}
          onClick={press}
        >
          {sending.state === "sending" ? words.sending : words.send(officer)}
        </BigButton>
      )}
      <p id={help} className="mt-2.5 text-center text-fg-3 text-note">
        {isPreview ? words.preview : isNothing ? words.whyOff : !isSent && words.seen(officer)}
      </p>
      {!isNothing && (
        <button
          type="button"
          className="mx-auto block min-h-11 px-2 font-medium text-accent-text text-note underline underline-offset-2"
          onClick={() => {
            again();
            onStartOver();
          }}
        >
          {words.startOver}
        </button>
      )}
    </>
  );
}

function NoteField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const id = useId();
  const words = useClientWords().idea;
  return (
    <div className="mt-3">
      <label htmlFor={id} className="block text-fg-2 text-note">
        {words.noteLabel}
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={mostNote}
        className="mt-1 w-full resize-y rounded-lg border border-line-strong bg-surface px-3 py-2 text-[16px] leading-[22px]"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

type Sending = { state: "idle" | "sending" | "sent" } | { state: "failed"; message: string };

/** Hands an idea to the officer. It never changes the report. */
function useSendIdea(link: string) {
  const words = useClientWords();
  const [sending, setSending] = useState<Sending>({ state: "idle" });
  const send = async (loanID: string, changes: Changes, note: string) => {
    setSending({ state: "sending" });
    try {
      await call("POST /v2/share/ideas", { query: { link }, body: { loanID, changes, ...(note && { note }) } });
      setSending({ state: "sent" });
    } catch (error) {
      setSending({ state: "failed", message: problemOf(error, words) });
    }
  };
  return { sending, send, again: () => setSending({ state: "idle" }) };
}
