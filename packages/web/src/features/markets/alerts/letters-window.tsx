import type { AlertLetter } from "@highway/core/alerts/letters/schema";
import { RotateCw, Send } from "lucide-react";
import { useState } from "react";
import { call } from "../../../lib/api/api";
import { usePreview } from "../../../lib/api/use-preview";
import { cx } from "../../../lib/class-names";
import { Badge, type Tone } from "../../../ui/badge";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/fields/field";
import { FieldError } from "../../../ui/fields/field-error";
import { inputClass } from "../../../ui/fields/input-style";
import { TextField } from "../../../ui/fields/text-field";
import { MailBody } from "../../../ui/mail-body";
import { Drawer } from "../../../ui/overlays/drawer";
import { Problem } from "../../../ui/page/problem";
import { Bone, Skeleton } from "../../../ui/page/skeleton";
import { hasFailed, type Letters, useLetters, type Words } from "./use-letters";

type Props = { alertID: string; onClose: () => void };

/** The emails about an alert: one for each client, read and changed one by one, and sent each to its client alone. */
export default function LettersWindow({ alertID, onClose }: Props) {
  const all = useLetters(alertID);
  const [chosen, setChosen] = useState<string | null>(null);
  const { answer, refused, letters, open, sending } = all;
  const letter = letters.find(({ clientID }) => clientID === chosen) ?? open[0] ?? letters[0];
  /** Goes on from an email to the next, unless another was chosen meanwhile. */
  const next = (after: AlertLetter) => {
    const others = open.filter(({ clientID }) => clientID !== after.clientID);
    const following = others[0]?.clientID ?? after.clientID;
    setChosen((now) => (now === null || now === after.clientID ? following : now));
  };
  const isBusy = sending.size > 0;
  return (
    <Drawer open onClose={onClose} title="Write to your clients" width={640}>
      {answer.state === "failed" && <Problem message={answer.message} onRetry={answer.retry} />}
      {answer.state === "loading" && (
        <Skeleton label="Loading the emails">
          <Bone className="m-5 h-60" />
        </Skeleton>
      )}
      {answer.state === "ready" && (
        <div className="flex min-h-full flex-col">
          <div className="flex flex-1 flex-col gap-4 p-5 phone:p-4">
            <p className="text-pretty text-fg-2">
              Each client gets a separate email with only their own name and figures. No client is emailed twice about
              one alert.
            </p>
            {refused && <p className="rounded-md bg-warning-soft px-3 py-2.5 text-warning">{refused}</p>}
            <LetterList all={all} chosen={letter?.clientID} onChoose={setChosen} />
            {letter && <LetterForm key={letter.clientID} alertID={alertID} letter={letter} all={all} />}
          </div>
          {letter && !refused && (
            <footer className="sticky bottom-0 flex flex-wrap items-center gap-2 border-line border-t bg-surface px-5 py-3 phone:px-4">
              {letter.state === "ready" && !sending.has(letter.clientID) && (
                <SkipButton letter={letter} all={all} onSkipped={() => next(letter)} />
              )}
              {open.length > 1 && (
                <Button busy={isBusy} onClick={() => void all.send(open)} className="ml-auto">
                  {`Send all ${open.length}`}
                </Button>
              )}
              {open.includes(letter) && (
                <Button
                  variant="primary"
                  icon={Send}
                  busy={isBusy}
                  className={cx("phone:w-full", open.length <= 1 && "ml-auto")}
                  onClick={() => void all.send([letter]).then(() => next(letter))}
                >
                  Send this email
                </Button>
              )}
              {hasFailed(letter) && (
                <Button
                  variant="primary"
                  icon={RotateCw}
                  busy={isBusy}
                  className={cx("phone:w-full", open.length <= 1 && "ml-auto")}
                  onClick={() => {
                    setChosen(letter.clientID);
                    void all.send([letter]);
                  }}
                >
                  Send again
                </Button>
              )}
              {open.length === 0 && (
                <Button
                  variant={hasFailed(letter) ? "secondary" : "primary"}
                  onClick={onClose}
                  className={hasFailed(letter) ? "" : "ml-auto"}
                >
                  Done
                </Button>
              )}
            </footer>
          )}
        </div>
      )}
    </Drawer>
  );
}

function SkipButton({ letter, all, onSkipped }: { letter: AlertLetter; all: Letters; onSkipped: () => void }) {
  const isSkipped = all.skipped.has(letter.clientID);
  return (
    <Button
      variant="quiet"
      onClick={() => {
        all.skip(letter, !isSkipped);
        if (!isSkipped) onSkipped();
      }}
    >
      {isSkipped ? "Write to this client after all" : "Skip this client"}
    </Button>
  );
}

type ListProps = { all: Letters; chosen: string | undefined; onChoose: (clientID: string) => void };

/** The clients with the state of each one's email; a press shows the email. */
function LetterList({ all, chosen, onChoose }: ListProps) {
  if (all.letters.length === 0) return <p>This alert no longer affects any client.</p>;
  return (
    <ul className="overflow-hidden rounded-md border border-line">
      {all.letters.map((letter) => (
        <li key={letter.clientID} className="border-line border-t first:border-t-0">
          <button
            type="button"
            aria-pressed={letter.clientID === chosen}
            onClick={() => onChoose(letter.clientID)}
            className={cx(
              "flex min-h-11 w-full items-center justify-between gap-3 px-3 py-1.5 text-left hover:bg-hover",
              letter.clientID === chosen && "bg-accent-soft",
            )}
          >
            <span className="min-w-0">
              <span className="block truncate font-medium">{letter.name}</span>
              <span className="block truncate text-fg-3 text-sm">{letter.email ?? "No email address"}</span>
            </span>
            <StateBadge letter={letter} all={all} />
          </button>
        </li>
      ))}
    </ul>
  );
}

const outcomes: Record<NonNullable<AlertLetter["status"]>, [string, Tone]> = {
  OK: ["Sent", "positive"],
  QUEUED: ["On its way", "accent"],
  UNSUBSCRIBED: ["Unsubscribed", "warning"],
  FAILED: ["Failed", "danger"],
  unknown: ["Not confirmed", "warning"],
};
const states: Record<Exclude<AlertLetter["state"], "written">, [string, Tone]> = {
  ready: ["Ready", "neutral"],
  noEmail: ["No address", "warning"],
  unsubscribed: ["Unsubscribed", "warning"],
  undeliverable: ["Undeliverable", "danger"],
  locked: ["Rate is locked", "neutral"],
};

function StateBadge({ letter, all }: { letter: AlertLetter; all: Letters }) {
  const { clientID, state, status } = letter;
  const isOpen = state === "ready" || hasFailed(letter);
  if (all.sending.has(clientID) && isOpen) return <Badge tone="accent">Sending</Badge>;
  if (state === "ready" && all.wrong[clientID]) return <Badge tone="danger">Not sent</Badge>;
  if (state === "ready" && all.skipped.has(clientID)) return <Badge>Skipped</Badge>;
  const [label, tone] = state === "written" ? outcomes[status ?? "unknown"] : states[state];
  return <Badge tone={tone}>{label}</Badge>;
}

/** One client's email: its subject and words, which the officer may change, and how it will look. */
function LetterForm({ alertID, letter, all }: { alertID: string; letter: AlertLetter; all: Letters }) {
  const words = all.textOf(letter);
  const isFixed = (letter.state !== "ready" && !hasFailed(letter)) || all.sending.has(letter.clientID);
  const said = all.wrong[letter.clientID] ?? letter.reason;
  return (
    <>
      {said && <FieldError>{said}</FieldError>}
      <TextField
        label="Subject"
        value={words.subject}
        maxLength={150}
        lang={letter.lang}
        readOnly={isFixed}
        onChange={({ target }) => all.type(letter, { subject: target.value })}
      />
      <Field label="Message">
        {(control) => (
          <textarea
            {...control}
            lang={letter.lang}
            maxLength={4000}
            value={words.message}
            readOnly={isFixed}
            onChange={({ target }) => all.type(letter, { message: target.value })}
            className={inputClass("h-64! resize-y py-2 leading-5")}
          />
        )}
      </Field>
      <Preview alertID={alertID} clientID={letter.clientID} words={words} />
    </>
  );
}

type PreviewProps = { alertID: string; clientID: string; words: Words };

/** Draws the email as it is typed, by what draws it when it goes out. */
function Preview({ alertID, clientID, words: { subject, message } }: PreviewProps) {
  const body = { alertID, clientID, subject, message };
  const { drawn, problem } = usePreview(body, () => call("POST /v1/markets/alert-letters/preview", { body }));
  return (
    <section aria-label="Preview" className="flex flex-col gap-2">
      {problem && <Problem message={problem.message} onRetry={problem.retry} />}
      {drawn && !problem && (
        <>
          <p className="text-fg-3 text-sm">{`As the client will see it, from ${drawn.from}.`}</p>
          <MailBody html={drawn.html} look={{ width: "computer", paper: "light" }} />
        </>
      )}
    </section>
  );
}
