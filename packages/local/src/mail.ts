import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readBody } from "./http/body";
import { type Mailbox, openMailbox } from "./inbox/mailbox";
import { eventOf, type Fate, fateOf, type MailEvent } from "./inbox/simulator";
import { localAccount, startService } from "./service";

/** The most that SES takes of a raw message, and of recipients. */
const MOST_BYTES = 10 * 1024 * 1024;
const MOST_RECIPIENTS = 50;

class SesRefusal extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const xml = (text: string) => text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const namespace = 'xmlns="http://ses.amazonaws.com/doc/2010-12-01/"';

const accepted = (id: string) =>
  `<SendRawEmailResponse ${namespace}><SendRawEmailResult><MessageId>${id}</MessageId></SendRawEmailResult>` +
  `<ResponseMetadata><RequestId>${randomUUID()}</RequestId></ResponseMetadata></SendRawEmailResponse>`;

const refusal = ({ code, message }: SesRefusal) =>
  `<ErrorResponse ${namespace}><Error><Type>Sender</Type><Code>${code}</Code><Message>${xml(message)}</Message></Error>` +
  `<RequestId>${randomUUID()}</RequestId></ErrorResponse>`;

async function formOf(request: IncomingMessage) {
  // The message comes as base64 in a form, which is a half longer than the bytes that are counted.
  const body = await readBody(request, 1.5 * MOST_BYTES);
  if (!body) throw new SesRefusal("InvalidParameterValue", "Message length is more than 10 MB");
  return new URLSearchParams(body.toString());
}

type Message = { raw: Buffer; head: string; recipients: string[] };

/** Reads the message of a form. @throws SesRefusal for what SES refuses too */
function messageOf(form: URLSearchParams): Message {
  if (form.get("Action") !== "SendRawEmail")
    throw new SesRefusal("InvalidAction", `The local mail service does not have the action ${form.get("Action")}`);
  const recipients = [...form].flatMap(([name, value]) => (name.startsWith("Destinations.member.") ? [value] : []));
  if (recipients.length > MOST_RECIPIENTS) throw new SesRefusal("MessageRejected", "Recipient count exceeds 50");
  const raw = Buffer.from(form.get("RawMessage.Data") ?? "", "base64");
  if (raw.length > MOST_BYTES) throw new SesRefusal("InvalidParameterValue", "Message length is more than 10 MB");
  const [head = ""] = raw.toString("latin1").split(/\r?\n\r?\n/, 1);
  if (!/^from:/im.test(head)) throw new SesRefusal("InvalidParameterValue", "Missing required header 'From'.");
  if (recipients.length === 0 && !/^(to|cc|bcc):/im.test(head))
    throw new SesRefusal("InvalidParameterValue", "The message has no recipient.");
  return { raw, head, recipients };
}

/** How often each busy address was asked to take a mail. */
type Asked = Map<string, number>;
const BUSY_TIMES = 2;

type Said = "accepted" | "nothing" | "broken off";
const saidOf = (fates: ReadonlyMap<Fate | undefined, string>): Said => {
  if (fates.has("timeout")) return "nothing";
  return fates.has("silent") ? "broken off" : "accepted";
};

/** Decides what becomes of a mail to an address of the simulator. @throws SesRefusal */
function fateOfMail({ recipients }: Message, asked: Asked) {
  const fates = new Map(recipients.flatMap((address) => (fateOf(address) ? [[fateOf(address), address]] : [])));
  if (fates.has("reject")) throw new SesRefusal("MessageRejected", "Email address is on the simulator's list.");
  const busy = fates.get("busy");
  const times = busy ? (asked.get(busy) ?? 0) + 1 : 0;
  if (busy) asked.set(busy, times);
  if (fates.has("throttle") || (busy && times <= BUSY_TIMES))
    throw new SesRefusal("Throttling", "Maximum sending rate exceeded.");
  const event = (["bounce", "complaint"] as const).find((fate) => fates.has(fate));
  const arrives = !fates.has("timeout") && !fates.has("bounce");
  return { event, arrives, said: saidOf(fates) };
}

type Service = { mailbox: Mailbox; asked: Asked; onEvent: (event: MailEvent) => void };

async function take({ mailbox, asked, onEvent }: Service, message: Message) {
  const { event, arrives, said } = fateOfMail(message, asked);
  const messageId = arrives ? await mailbox.keep(message.raw) : randomUUID();
  if (event) setImmediate(() => onEvent(eventOf(event, { ...message, messageId })));
  return { said, messageId };
}

async function answer(service: Service, request: IncomingMessage, response: ServerResponse) {
  const send = (status: number, body: string) =>
    response
      .writeHead(status, { "content-type": "text/xml", ...(!request.complete && { connection: "close" }) })
      .end(`<?xml version="1.0"?>${body}`);
  try {
    const { said, messageId } = await take(service, messageOf(await formOf(request)));
    if (said === "accepted") send(200, accepted(messageId));
    if (said === "broken off") request.socket.destroy();
  } catch (error) {
    if (error instanceof SesRefusal) return send(400, refusal(error));
    console.error("Mail:", error);
    send(500, refusal(new SesRefusal("InternalFailure", "The local mail service failed")));
  }
}

type MailOptions = { path?: string; port?: number; onEvent?: Service["onEvent"] };

/**
 * SES on this machine: takes `SendRawEmail` and keeps each mail in an inbox instead of sending it.
 * @param path  folder to keep the mails in; without one they go when it stops
 * @param port  0 for any free one
 * @param onEvent  hears of bounces and complaints, which only the simulator's addresses have
 */
export async function startMail({ path, port = 0, onEvent = () => undefined }: MailOptions = {}) {
  const folder = path ?? (await mkdtemp(join(tmpdir(), "highway-mail-")));
  const mailbox = await openMailbox(folder);
  const service: Service = { mailbox, asked: new Map(), onEvent };
  const { endpoint, stop } = await startService((request, response) => void answer(service, request, response), port);
  return {
    endpoint,
    environment: {
      AWS_ENDPOINT_URL_SES: endpoint,
      ...localAccount,
      MAIL_FROM: "Highway <no-reply@highway.test>",
      SUPPORT_EMAIL: "support@highway.test",
      SECURITY_CONTACT: "security@highway.test",
    },
    mailbox,
    stop: async () => {
      await stop();
      if (!path) await rm(folder, { recursive: true, force: true });
    },
  };
}
