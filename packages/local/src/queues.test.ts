import { SendMessageCommand, SQSClient } from "@aws-sdk/client-sqs";
import { afterEach, expect, it, vi } from "vitest";
import { type QueueEvent, startQueues } from "./queues";

let stop: (() => Promise<void>) | undefined;
afterEach(() => stop?.());

async function queueWith(take: (event: QueueEvent) => Promise<void>) {
  const queue = await startQueues({ exports: take });
  stop = queue.stop;
  const { AWS_ENDPOINT_URL_SQS: endpoint, EXPORTS_QUEUE } = queue.environment;
  const client = new SQSClient({
    endpoint,
    region: "us-east-1",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
    maxAttempts: 1,
  });
  const send = (MessageBody: string, QueueUrl = EXPORTS_QUEUE) =>
    client.send(new SendMessageCommand({ QueueUrl, MessageBody }));
  return { ...queue, send };
}

it("brings what the SDK sends to its function, in order", async () => {
  const bodies: string[] = [];
  const { send, empty } = await queueWith(async ({ Records }) => {
    bodies.push(...Records.map(({ body }) => body));
  });
  for (const body of ["one", "two", "three «ñ»"]) await send(body);
  await empty();
  expect(bodies).toEqual(["one", "two", "three «ñ»"]);
});

it("brings once more what failed, puts it aside after that, and goes on", async () => {
  const complaints = vi.spyOn(console, "error").mockReturnValue(undefined);
  const tries: string[] = [];
  const { send, empty } = await queueWith(async ({ Records: [record] }) => {
    tries.push(`${record!.body} ${record!.attributes.ApproximateReceiveCount}`);
    if (record!.body === "bad") throw new Error("It cannot be done.");
  });
  await send("bad");
  await send("good");
  await empty();
  expect(tries).toEqual(["bad 1", "bad 2", "good 1"]);
  expect(complaints).toHaveBeenCalledTimes(2);
  complaints.mockRestore();
});

it("refuses a queue that it does not have", async () => {
  const { send } = await queueWith(async () => undefined);
  await expect(send("x", "http://127.0.0.1:1/000000000000/other")).rejects.toThrow();
});
