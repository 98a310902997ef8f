import * as z from "zod/mini";
import { ClientId, Lang } from "../../clients/schema";
import { required, trimmed } from "../../platform/fields.schema";
import { statuses } from "../../sharing/sending/schema";
import { AlertId } from "../schema";

const MOST_SUBJECT = 150;
const MOST_MESSAGE = 4000;

export const sentences = {
  gone: "This alert no longer affects this client.",
  subject: `Enter a subject of at most ${MOST_SUBJECT} characters`,
  message: `Enter a message of at most ${MOST_MESSAGE} characters`,
  test: "This alert is a test, not a move of the market, so no client email can be written from it.",
  past: "This alert is from an earlier day. Its figures no longer hold, so no email can be written from it.",
  approval: "Your company approves emails to clients before they go out, so none can be sent from an alert.",
  ownWords: "Your company does not let officers send clients messages of their own, so none can be sent from an alert.",
  states: {
    noEmail: "This client has no email address.",
    unsubscribed: "This client unsubscribed from emails.",
    undeliverable: "Emails to this client's address bounced.",
    locked: "This client's rate is locked.",
  },
} as const;

/** What may be done about the email to one client: it waits to be sent, cannot be, or was. */
const letterStates = ["ready", "noEmail", "unsubscribed", "undeliverable", "locked", "written"] as const;

const text = (most: number, sentence: string) =>
  z.string(sentence).check(...trimmed, ...required(sentence), z.maxLength(most, sentence));

/** One client's email about an alert, as it would go out or went out. */
export const AlertLetter = z.strictObject({
  clientID: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  lang: Lang,
  subject: z.string(),
  message: z.string(),
  state: z.enum(letterStates),
  /** What became of the email, and why where it did not arrive; null before it is sent. */
  status: z.nullable(z.enum(statuses)),
  reason: z.nullable(z.string()),
});
export type AlertLetter = z.output<typeof AlertLetter>;

/** The emails about an alert, and why none can be sent where that is so. */
export const AlertLetters = z.strictObject({ refused: z.nullable(z.string()), letters: z.array(AlertLetter) });
export type AlertLetters = z.output<typeof AlertLetters>;

/** The email to one of the clients whom an alert touches, as the officer leaves it. */
export const LetterInput = z.strictObject({
  alertID: AlertId,
  clientID: ClientId,
  subject: text(MOST_SUBJECT, sentences.subject),
  message: text(MOST_MESSAGE, sentences.message),
  /** Sends it once more where it was sent before and failed. */
  isAgain: z.optional(z.boolean("Set isAgain to true or false")),
});
export type LetterInput = z.output<typeof LetterInput>;
