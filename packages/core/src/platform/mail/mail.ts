import { SESClient, SendRawEmailCommand } from "@aws-sdk/client-ses";
import { env } from "../declare/env";
import { patience } from "../patience";
import { withoutTurns } from "../pure/direction";
import { type Mail, mime } from "./mime";

/** A mail in the form that goes over the wire. */
export type Message = { to: readonly string[]; raw: Uint8Array };

/** What became of a mail that must not go out twice. */
export type Delivery =
  | { kind: "sent"; messageId: string }
  /** The mail service will never take the mail. */
  | { kind: "refused"; reason: string }
  /** The mail service did not take the mail, and may take it later. */
  | { kind: "busy" }
  /** The mail service may have taken the mail: its answer did not come. */
  | { kind: "unknown" };

let client: SESClient | undefined;
let once: SESClient | undefined;

/**
 * Puts words on one line. A subject and a sender's name hold what people typed, a client's name or a city, and a line break that was pasted into one
 * must not stop the mail. A sign that turns the direction of what follows would let a name hide the address behind it.
 */
const oneLine = (words: string) =>
  withoutTurns(words)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();

/** Composes a mail from the platform's own address. This is apart from sending, so that a mail which is not sent costs the same. */
export const compose = ({ subject, fromName, ...mail }: Omit<Mail, "from">): Message => ({
  to: [mail.to, mail.cc ?? []].flat(),
  raw: mime({
    ...mail,
    subject: oneLine(subject),
    ...(fromName && { fromName: oneLine(fromName) }),
    from: env("MAIL_FROM"),
  }),
});

const command = ({ to, raw }: Message) => new SendRawEmailCommand({ Destinations: [...to], RawMessage: { Data: raw } });

/**
 * Sends a mail that may come twice: what failed is tried again.
 * @throws when the mail service does not take it
 */
export async function send(message: Message): Promise<void> {
  // These mails are short, and three tries must fit into the ten seconds of a Lambda.
  client ??= new SESClient({ maxAttempts: 3, requestHandler: { ...patience, requestTimeout: 3000 } });
  await client.send(command(message));
}

/** Each mail has a connection of its own. The other side may close one that lay idle at just that moment, and nobody would know what was said. */
const fresh = { httpAgent: { keepAlive: false }, httpsAgent: { keepAlive: false } };

/** Delivers a mail in one try, for SES has no way to tell that it was given a mail before. The caller decides what to do when it fails. */
export async function deliver(message: Message): Promise<Delivery> {
  once ??= new SESClient({ maxAttempts: 1, requestHandler: { ...patience, ...fresh } });
  try {
    const { MessageId = "" } = await once.send(command(message));
    return { kind: "sent", messageId: MessageId };
  } catch (error) {
    return failedDelivery(error);
  }
}

/** SES says with these errors that a mail may be taken later: https://docs.aws.amazon.com/ses/latest/APIReference/CommonErrors.html */
const later = ["Throttling", "ThrottlingException", "RequestLimitExceeded", "AccountSendingPausedException"];
/** With these errors no connection was made, so nothing was said. */
const unheard = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"];

type Failure = Error & { code?: string; $metadata?: { httpStatusCode?: number } };

function failedDelivery(error: unknown): Delivery {
  if (!(error instanceof Error)) throw error;
  const { name, code = "", message, $metadata } = error as Failure;
  if (later.includes(name) || unheard.includes(code)) return { kind: "busy" };
  const status = $metadata?.httpStatusCode;
  // SES refused the mail. A mail that SES answers with 5xx, or not at all, may have been taken all the same.
  if (status !== undefined && status >= 400 && status < 500) return { kind: "refused", reason: `${name}: ${message}` };
  return { kind: "unknown" };
}
