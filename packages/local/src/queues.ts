import { createHash, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { type QueueName, queues } from "@highway/core/queues";
import { localAccount, startService } from "./service";

/** The event that Lambda gets from a queue. Of each message the body is read, and nothing else. */
export type QueueEvent = { Records: { messageId: string; body: string }[] };
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

/** Brings the messages of a queue to its function one after the other, in their order: a laptop has no room for ten browsers. */
function line(name: QueueName, take: Take) {
  let last: Promise<void> = Promise.resolve();
  const bring = async (event: QueueEvent) => {
    for (let times = 1; times <= queues[name].tries; times++)
      try {
        return await take(event);
      } catch (error) {
        console.error(`Queue ${name}, attempt ${times}:`, error);
      }
  };
  return {
    add: (event: QueueEvent) => {
      last = last.then(() => bring(event));
    },
    /** Resolves when all messages that came so far are taken. */
    empty: () => last,
  };
}

type Line = ReturnType<typeof line>;

/**
 * SQS on this machine: takes `SendMessage` and hands each message to the function behind its queue. What waits when it stops is lost; whoever asked for it is
 * told so after a while, as of a message that a queue put aside.
 */
export async function startQueues(functions: Record<QueueName, Take>) {
  const names = Object.keys(queues) as QueueName[];
  const waiting = Object.fromEntries(names.map((name) => [name, line(name, functions[name])])) as Record<
    QueueName,
    Line
  >;
  const empty = () => Promise.all(names.map((name) => waiting[name].empty()));
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const send = (status: number, body: object) =>
      response.writeHead(status, { "content-type": "application/x-amz-json-1.0" }).end(JSON.stringify(body));
    try {
      const { name, body } = await readMessage(request);
      const messageId = randomUUID();
      waiting[name].add({ Records: [{ messageId, body }] });
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
