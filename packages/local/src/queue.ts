import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** As Lambda gets it from a queue: of each message its body is read, and nothing else. */
export type QueueEvent = { Records: { messageId: string; body: string }[] };
/** Takes a message; what it throws brings the message once more. */
export type Take = (event: QueueEvent) => Promise<void>;

const QUEUE = "exports";
/** A message that fails twice is put aside, as stacks/queues.ts says. */
const MOST_TIMES = 2;

type Asked = { QueueUrl?: string; MessageBody?: string };

class Refusal extends Error {
  constructor(
    readonly type: string,
    message: string,
  ) {
    super(message);
  }
}

async function sent(request: IncomingMessage): Promise<string> {
  const target = request.headers["x-amz-target"];
  if (target !== "AmazonSQS.SendMessage")
    throw new Refusal("InvalidAction", `The local queue does not have the action ${target}`);
  const { QueueUrl = "", MessageBody = "" } = JSON.parse(await text(request)) as Asked;
  if (!QueueUrl.endsWith(`/${QUEUE}`)) throw new Refusal("QueueDoesNotExist", "The specified queue does not exist.");
  if (MessageBody === "") throw new Refusal("InvalidParameterValue", "The message has no body.");
  return MessageBody;
}

/** One after the other, in their order: a laptop has no room for ten browsers. */
function line(take: Take) {
  let last: Promise<void> = Promise.resolve();
  const bring = async (event: QueueEvent) => {
    for (let times = 1; times <= MOST_TIMES; times++)
      try {
        return await take(event);
      } catch (error) {
        console.error(`Queue ${QUEUE}, attempt ${times}:`, error);
      }
  };
  return {
    add: (event: QueueEvent) => {
      last = last.then(() => bring(event));
    },
    /** When all that came so far is taken. */
    empty: () => last,
  };
}

/**
 * SQS on this machine: takes `SendMessage` and hands each message to its function. What waits when it stops is lost; whoever asked for it is
 * told so after a while, as of a message that a queue put aside.
 */
export async function startQueue({ take }: { take: Take }) {
  const waiting = line(take);
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const send = (status: number, body: object) =>
      response.writeHead(status, { "content-type": "application/x-amz-json-1.0" }).end(JSON.stringify(body));
    try {
      const body = await sent(request);
      const messageId = randomUUID();
      waiting.add({ Records: [{ messageId, body }] });
      send(200, { MessageId: messageId, MD5OfMessageBody: createHash("md5").update(body).digest("hex") });
    } catch (error) {
      if (error instanceof Refusal)
        return send(400, { __type: `com.amazonaws.sqs#${error.type}`, message: error.message });
      console.error("Queue:", error);
      send(500, { __type: "com.amazonaws.sqs#InternalError", message: "The local queue failed." });
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(0, "127.0.0.1", resolve);
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    environment: {
      AWS_ENDPOINT_URL_SQS: endpoint,
      AWS_REGION: "us-east-1",
      AWS_ACCESS_KEY_ID: "local",
      AWS_SECRET_ACCESS_KEY: "local",
      EXPORTS_QUEUE: `${endpoint}/000000000000/${QUEUE}`,
    },
    empty: waiting.empty,
    stop: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      await waiting.empty();
    },
  };
}
