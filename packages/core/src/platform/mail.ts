import { SESClient, SendRawEmailCommand } from "@aws-sdk/client-ses";
import { env } from "./env";
import { type Mail, mime } from "./mime";

/** A mail in the form that goes over the wire. */
export type Message = { to: string; raw: Uint8Array };

let client: SESClient | undefined;

/** From the platform's own address. Composed apart from sending, so that a mail which is not sent costs the same. */
export const compose = (mail: Omit<Mail, "from">): Message => ({
  to: mail.to,
  raw: mime({ ...mail, from: env("MAIL_FROM") }),
});

/** @throws when the mail service does not take it */
export async function send(message: Message): Promise<void> {
  client ??= new SESClient({ maxAttempts: 3 });
  await client.send(new SendRawEmailCommand({ Destinations: [message.to], RawMessage: { Data: message.raw } }));
}
