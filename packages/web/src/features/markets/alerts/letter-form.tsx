import type { AlertLetter } from "@highway/core/alerts/letters/schema";
import type { MailPreview } from "@highway/core/sharing/sending/schema";
import { useEffect, useState } from "react";
import { call } from "../../../lib/api/api";
import { sentence } from "../../../lib/api/api-error";
import { Field } from "../../../ui/fields/field";
import { FieldError } from "../../../ui/fields/field-error";
import { inputClass } from "../../../ui/fields/input-style";
import { TextField } from "../../../ui/fields/text-field";
import { MailBody } from "../../../ui/mail-body";
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

const AFTER_TYPING_MS = 400;

/** Draws the email a moment after the last key, by what draws it when it goes out. */
function Preview({
  alertID,
  clientID,
  words: { subject, message },
}: {
  alertID: string;
  clientID: string;
  words: Words;
}) {
  const [drawn, setDrawn] = useState<MailPreview | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      call("POST /v1/markets/alert-letters/preview", { body: { alertID, clientID, subject, message } }).then(
        ([mail]) => {
          if (!isWanted) return;
          setDrawn(mail);
          setProblem(null);
        },
        (error: unknown) => isWanted && setProblem(sentence(error)),
      );
    }, AFTER_TYPING_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [alertID, clientID, subject, message]);
  return (
    <section aria-label="Preview" className="flex flex-col gap-2">
      {problem && <FieldError>{problem}</FieldError>}
      {drawn && (
        <>
          <p className="text-fg-3 text-sm">{`As the client reads it, from ${drawn.from}.`}</p>
          <MailBody html={drawn.html} look={{ width: "computer", paper: "light" }} />
        </>
      )}
    </section>
  );
}
