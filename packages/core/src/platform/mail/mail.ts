import { SESClient, SendRawEmailCommand } from "@aws-sdk/client-ses";
import { env } from "../declare/env";
import { type Mail, mime } from "./mime";

/** A mail in the form that goes over the wire. */
export type Message = { to: readonly string[]; raw: Uint8Array };

/** What became of a mail that must not go out twice. */
export type Delivery =
  | { kind: "sent"; messageId: string }
  /** The mail service will never take it. */
  | { kind: "refused"; reason: string }
  /** It was not taken, and may be later. */
  | { kind: "busy" }
  /** The mail service may have taken it: the answer did not come. */
  | { kind: "unknown" };

let client: SESClient | undefined;
let once: SESClient | undefined;

/** A subject and a sender's name hold what people typed, a client's name or a city: a line break that was pasted into one must not keep the mail. */
const oneLine = (words: string) => words.replace(/[\s\p{Cc}]+/gu, " ").trim();

/** From the platform's own address. Composed apart from sending, so that a mail which is not sent costs the same. */
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
 * For a mail that may come twice: what failed is tried again.
 * @throws when the mail service does not take it
 */
export async function send(message: Message): Promise<void> {
  client ??= new SESClient({ maxAttempts: 3 });
  await client.send(command(message));
}

/** A slow line may take its time to bring an attachment of several megabytes; a Lambda has ten seconds for all it does. */
const patience = { connectionTimeout: 1500, requestTimeout: 5000, throwOnRequestTimeout: true };
/** A line of its own for each mail: one that lay idle may be closed by the other side just then, and nobody would know what was said. */
const fresh = { httpAgent: { keepAlive: false }, httpsAgent: { keepAlive: false } };

/** Tries once, for SES has no way to tell that it was given a mail before. Whoever calls decides what to do about the rest. */
export async function deliver(message: Message): Promise<Delivery> {
  once ??= new SESClient({ maxAttempts: 1, requestHandler: { ...patience, ...fresh } });
  try {
    const { MessageId = "" } = await once.send(command(message));
    return { kind: "sent", messageId: MessageId };
  } catch (error) {
    return failed(error);
  }
}

/** https://docs.aws.amazon.com/ses/latest/APIReference/CommonErrors.html */
const later = ["Throttling", "ThrottlingException", "RequestLimitExceeded", "AccountSendingPausedException"];
/** No connection was made, so nothing was said. */
const unheard = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"];

type Failure = Error & { code?: string; $metadata?: { httpStatusCode?: number } };

function failed(error: unknown): Delivery {
  if (!(error instanceof Error)) throw error;
  const { name, code = "", message, $metadata } = error as Failure;
  if (later.includes(name) || unheard.includes(code)) return { kind: "busy" };
  const status = $metadata?.httpStatusCode;
  // An answer that says no. What SES answers with 5xx, or not at all, may have been taken all the same.
  if (status !== undefined && status >= 400 && status < 500) return { kind: "refused", reason: `${name}: ${message}` };
  return { kind: "unknown" };
}
