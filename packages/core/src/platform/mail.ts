import { SESClient, SendRawEmailCommand } from "@aws-sdk/client-ses";
import MailComposer from "nodemailer/lib/mail-composer";
import { env } from "./env";

export type Mail = { to: string; subject: string; text: string; html: string };
/** A mail in the form that goes over the wire. */
export type Message = { to: string; raw: Uint8Array };

let client: SESClient | undefined;

export async function compose(mail: Mail): Promise<Message> {
  // The machine that sends is never named in the Message-ID; auto-replies are not wanted.
  const headers = { "Auto-Submitted": "auto-generated" };
  const raw = await new MailComposer({ ...mail, from: env("MAIL_FROM"), headers }).compile().build();
  return { to: mail.to, raw };
}

/** @throws when the mail service does not take it */
export async function send(message: Message): Promise<void> {
  client ??= new SESClient({ maxAttempts: 3 });
  await client.send(new SendRawEmailCommand({ Destinations: [message.to], RawMessage: { Data: message.raw } }));
}
