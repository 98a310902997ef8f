import { createHash, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { type Queue, type QueueName, queues } from "@highway/core/queues";
import { localAccount, startService } from "./service";

/** The event that Lambda gets from a queue. Of each message the body is read, and how often it came. */
export type QueueEvent = {
  Records: { messageId: string; body: string; attributes: { ApproximateReceiveCount: string } }[];
};
/** Takes a message. When it throws, the queue brings the message once more. */
export type Take = (event: QueueEvent) => Promise<void>;

const isQueue = (name: string): name is QueueName => Object.hasOwn(queues, name);

type Asked = { QueueUrl?: string; MessageBody?: string };

class SqsRefusal extends Error {
  constructor(
    readonly type: string,
    message: string,
  ) {
    super(message);
  }
}

async function readMessage(request: IncomingMessage): Promise<{ name: QueueName; body: string }> {
  const target = request.headers["x-amz-target"];
  if (target !== "AmazonSQS.SendMessage")
    throw new SqsRefusal("InvalidAction", `The local queue does not have the action ${target}`);
  const { QueueUrl = "", MessageBody = "" } = JSON.parse(await text(request)) as Asked;
  const name = QueueUrl.slice(QueueUrl.lastIndexOf("/") + 1);
  if (!isQueue(name)) throw new SqsRefusal("QueueDoesNotExist", "The specified queue does not exist.");
  if (MessageBody === "") throw new SqsRefusal("InvalidParameterValue", "The message has no body.");
  return { name, body: MessageBody };
}

/** A laptop has no room for ten browsers: what needs one is brought one after the other, in its order. */
const lanesOf = ({ uses, atOnce }: Queue) => (uses.includes("printing") ? 1 : atOnce);

type Message = { messageId: string; body: string };
const eventOf = (message: Message, times: number): QueueEvent => ({
  Records: [{ ...message, attributes: { ApproximateReceiveCount: `${times}` } }],
});

/** Brings the messages of a queue to its function, as many at once as there are lanes. */
function line(name: QueueName, take: Take) {
  const lanes = Array.from({ length: lanesOf(queues[name]) }, () => Promise.resolve());
  let next = 0;
  const bring = async (message: Message) => {
    for (let times = 1; times <= queues[name].tries; times++)
      try {
        return await take(eventOf(message, times));
      } catch (error) {
        console.error(`Queue ${name}, attempt ${times}:`, error);
      }
  };
  return {
    /** Resolves when the message is taken. */
    add: (message: Message) => {
      const taken = lanes[next]!.then(() => bring(message));
      lanes[next] = taken;
      next = (next + 1) % lanes.length;
      return taken;
    },
    /** Resolves when all messages that came so far are taken. */
    empty: () => Promise.all(lanes),
  };
}

type Line = ReturnType<typeof line>;

/**
 * The queue answers when a message is taken, or after this time: so a mail that a call caused is in the inbox when the call answers, and a call waits for
 * no work that takes long.
 */
const MOST_WAIT_MS = 200;

const functionsOfQueues = join(import.meta.dirname, "../../functions/src/queues");

/** Loads the function behind a queue as it is deployed, once the environment is set. */
export async function loadTake(name: QueueName): Promise<Take> {
  const { handler } = await import(
    /* @vite-ignore */ pathToFileURL(join(functionsOfQueues, `${queues[name].handler}.ts`)).href
  );
  return handler;
}

const deployed =
  (name: QueueName): Take =>
  async (event) =>
    (await loadTake(name))(JSON.parse(JSON.stringify(event)));

/**
 * SQS on this machine: takes `SendMessage` and hands each message to the function behind its queue. What waits when it stops is lost; whoever asked for it is
 * told so after a while, as of a message that a queue put aside.
 * @param functions  what stands in for the deployed function of a queue
 */
export async function startQueues(functions: Partial<Record<QueueName, Take>> = {}) {
  const names = Object.keys(queues) as QueueName[];
  const waiting = Object.fromEntries(
    names.map((name) => [name, line(name, functions[name] ?? deployed(name))]),
  ) as Record<QueueName, Line>;
  const empty = () => Promise.all(names.map((name) => waiting[name].empty()));
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const send = (status: number, body: object) =>
      response.writeHead(status, { "content-type": "application/x-amz-json-1.0" }).end(JSON.stringify(body));
    try {
      const { name, body } = await readMessage(request);
      const messageId = randomUUID();
      await Promise.race([waiting[name].add({ messageId, body }), pause(MOST_WAIT_MS)]);
      send(200, { MessageId: messageId, MD5OfMessageBody: createHash("md5").update(body).digest("hex") });
    } catch (error) {
      if (error instanceof SqsRefusal)
        return send(400, { __type: `com.amazonaws.sqs#${error.type}`, message: error.message });
      console.error("Queues:", error);
      send(500, { __type: "com.amazonaws.sqs#InternalError", message: "The local queue failed." });
    }
  };
  const { endpoint, stop } = await startService((request, response) => void answer(request, response));
  const addresses = Object.fromEntries(
    names.map((name) => [queues[name].address, `${endpoint}/000000000000/${name}`]),
  ) as Record<(typeof queues)[QueueName]["address"], string>;
  return {
    environment: {
      AWS_ENDPOINT_URL_SQS: endpoint,
      ...localAccount,
      ...addresses,
    },
    empty,
    stop: async () => {
      await stop();
      await empty();
    },
  };
}
