import type { AlertLetter } from "@highway/core/alerts/letters/schema";
import { useState } from "react";
import { call } from "../../../lib/api/api";
import { sentence } from "../../../lib/api/api-error";
import { refreshApi, useApi } from "../../../lib/api/use-api";
import { formDraftAt, keepFormDraft, useFormDraftKey } from "../../../lib/forms/form-drafts";

export type Words = { subject: string; message: string };
type Texts = Record<string, Words>;

/** An email that failed may be changed and sent once more. */
export const hasFailed = ({ state, status }: AlertLetter) => state === "written" && status === "FAILED";

const wordsOf = ({ subject, message }: AlertLetter): Words => ({ subject, message });

/** The emails about an alert, as the officer leaves them. What is typed is kept in the tab until it is sent. */
export function useLetters(alertID: string) {
  const answer = useApi("GET /v1/markets/alerts/{id}/letters", { path: { id: alertID } }, { revalidateOnFocus: false });
  const key = useFormDraftKey("alert-letters", alertID, "tab");
  const [typed, setTyped] = useState<Texts>(() => formDraftAt<Texts>(key, () => true) ?? {});
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set());
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const { refused = null, letters = [] } = answer.state === "ready" ? answer.data[0] : {};
  const textOf = (letter: AlertLetter): Words =>
    letter.state === "written" && !hasFailed(letter) ? wordsOf(letter) : (typed[letter.clientID] ?? wordsOf(letter));
  const type = (letter: AlertLetter, words: Partial<Words>) => {
    const next = { ...typed, [letter.clientID]: { ...textOf(letter), ...words } };
    setTyped(next);
    keepFormDraft(key, next);
  };
  /** Sends each of them by itself, one after the other; one that fails says why and stops nobody else's. */
  const send = async (those: readonly AlertLetter[]) => {
    setSending(new Set(those.map(({ clientID }) => clientID)));
    for (const letter of those) {
      const { clientID } = letter;
      const failed = await call("POST /v1/markets/alert-letters", {
        body: { alertID, clientID, ...textOf(letter), ...(hasFailed(letter) && { isAgain: true }) },
      }).then(() => null, sentence);
      setWrong(({ [clientID]: _before, ...others }) => (failed ? { ...others, [clientID]: failed } : others));
    }
    await refreshApi("/v1/markets/alerts");
    setSending(new Set());
  };
  const skip = ({ clientID }: AlertLetter, isSkipped: boolean) => {
    const next = new Set(skipped);
    if (isSkipped) next.add(clientID);
    else next.delete(clientID);
    setSkipped(next);
  };
  const isOpen = ({ state, clientID }: AlertLetter) => state === "ready" && !skipped.has(clientID);
  return { answer, refused, letters, open: letters.filter(isOpen), textOf, type, send, skip, skipped, sending, wrong };
}
export type Letters = ReturnType<typeof useLetters>;
