import * as z from "zod/mini";
import { endpoints } from "../../platform/declare/endpoint";
import { MailPreview } from "../../sharing/sending/schema";
import { alertID, exampleDetail } from "../example";
import { AlertId } from "../schema";
import { AlertLetter, AlertLetters, LetterInput } from "./schema";
import { letterWords } from "./words";

const [touched] = exampleDetail.clients;
const { clientID, name } = touched!;
const words = letterWords("en", touched!);
const body = { alertID, clientID, ...words };
const letter = {
  clientID,
  name,
  email: "elena@example.com",
  lang: "en",
  ...words,
  state: "ready",
  status: null,
  reason: null,
} as const;
const officer = { allow: "officer", uses: ["table"] } as const;

export const letterEndpoints = endpoints({
  "GET /v1/markets/alerts/{id}/letters": {
    does: "The emails that may be sent about an alert, one for each client whom it affects, with its words until the officer changes them, or with its outcome; `refused` says why none can be sent.",
    handler: "alerts/list-letters",
    ...officer,
    limits: [{ by: "actor", count: 300, seconds: 600 }],
    path: z.object({ id: AlertId }),
    answer: z.tuple([AlertLetters]),
    example: { path: { id: alertID }, answer: [{ refused: null, letters: [letter] }] },
  },
  "POST /v1/markets/alert-letters": {
    does: "Emails one of the clients whom an alert affects, in the officer's words, until the day of the alert ends. Each client gets a separate email, at most one for each alert; `isAgain` resends an email that failed.",
    handler: "alerts/write-letter",
    ...officer,
    uses: ["table", "mail", "unsubscribe", "files"],
    limits: [{ by: "actor", count: 120, seconds: 3600 }],
    failure: "The email could not be sent. Try again.",
    body: LetterInput,
    answer: z.tuple([AlertLetter]),
    example: { body, answer: [{ ...letter, state: "written", status: "OK" }] },
  },
  "POST /v1/markets/alert-letters/preview": {
    does: "Shows the email that a client would get about an alert, with its subject and sender, and sends nothing.",
    handler: "alerts/preview-letter",
    ...officer,
    limits: [{ by: "actor", count: 300, seconds: 600 }],
    body: LetterInput,
    answer: z.tuple([MailPreview]),
    example: {
      body,
      answer: [{ from: "Jordan Reyes", subject: words.subject, html: "<!doctype html>" }],
    },
  },
});
