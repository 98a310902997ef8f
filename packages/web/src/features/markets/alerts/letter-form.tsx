import type { AlertLetter } from "@highway/core/alerts/letters/schema";
import { call } from "../../../lib/api/api";
import { usePreview } from "../../../lib/api/use-preview";
import { Field } from "../../../ui/fields/field";
import { FieldError } from "../../../ui/fields/field-error";
import { inputClass } from "../../../ui/fields/input-style";
import { TextField } from "../../../ui/fields/text-field";
import { MailBody } from "../../../ui/mail-body";
import { Problem } from "../../../ui/page/problem";
import { hasFailed, type Letters, type Words } from "./use-letters";

/** One client's email: its subject and words, which the officer may change, and how it will look. */
export function LetterForm({ alertID, letter, all }: { alertID: string; letter: AlertLetter; all: Letters }) {
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
