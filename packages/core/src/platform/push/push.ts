/**
 * This file is the one place that speaks to API Gateway's connections. It signs its requests itself: a post by the SDK's client takes twice the
 * processor, and a frame is ten thousand posts (docs/decisions/079-sockets.md).
 */
import { createHash } from "node:crypto";
import { Agent as HttpAgent, request as plainly } from "node:http";
import { Agent, request as securely } from "node:https";
import { now, pause } from "../clock";
import { patience } from "../patience";
import { MOST_MESSAGE_BYTES } from "../pure/sockets";
import * as Connections from "./connections";
import { signPost } from "./post-signature";

/** This many requests are under way at the same time: more would only wait for each other. */
const AT_ONCE = 100;
const agentOptions = { keepAlive: true, maxSockets: AT_ONCE, timeout: patience.requestTimeout };
const agents = { "http:": new HttpAgent(agentOptions), "https:": new Agent(agentOptions) };

/** Where the connections of a channel are: the address of its stage, without a slash at its end. */
type Place = string;
type Body = { bytes: Buffer; hash: string };

const bodyOf = (message: string): Body => {
  const bytes = Buffer.from(message);
  if (bytes.length > MOST_MESSAGE_BYTES) throw new Error(`A message of ${bytes.length} bytes is too large to send.`);
  return { bytes, hash: createHash("sha256").update(bytes).digest("hex") };
};
const emptyBody: Body = { bytes: Buffer.alloc(0), hash: createHash("sha256").digest("hex") };

/** Asks once. @returns the status of the answer */
async function ask(method: "POST" | "DELETE", place: Place, connectionId: string, { bytes, hash }: Body) {
  const {
    protocol,
    host,
    hostname,
    port,
    pathname: path,
  } = new URL(`${place}/@connections/${encodeURIComponent(connectionId)}`);
  // The bytes are the same for thousands of connections, so their hash is not worked out for each.
  const proof = await signPost({ method, host, path, hash });
  const options = { method, hostname, port, path, headers: { ...proof, host, "content-length": bytes.length } };
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const isPlain = protocol === "http:";
  const sent = (isPlain ? plainly : securely)(
    { ...options, agent: isPlain ? agents["http:"] : agents["https:"] },
    (answer) => {
      // Nothing is said in the answer beyond its status.
      answer.on("end", () => resolve(answer.statusCode ?? 0)).on("error", reject);
      answer.resume();
    },
  );
  sent.on("timeout", () => sent.destroy(new Error("API Gateway did not answer in time.")));
  sent.on("error", reject);
  sent.end(bytes);
  return promise;
}

const GONE = 410;
const TRIES = 3;
const PAUSE_MS = 200;
const passes = (status: number) => status === 429 || status >= 500;

/** Asks again where that may help. @throws Error when the connection could not be reached for another reason than that it is gone */
async function reach(
  method: "POST" | "DELETE",
  place: Place,
  connectionId: string,
  body: Body,
): Promise<"done" | "gone"> {
  for (let attempt = 1; ; attempt++) {
    const status = await ask(method, place, connectionId, body).catch((error) => {
      if (attempt === TRIES) throw error;
      return 503;
    });
    if (status < 300) return "done";
    if (status === GONE) return "gone";
    if (attempt === TRIES || !passes(status)) throw new Error(`API Gateway answered ${status} for a connection.`);
    await pause(PAUSE_MS * 2 ** attempt * (0.5 + Math.random()));
  }
}

/** API Gateway says of a connection that is just being opened that it is gone. */
const YOUNG_MS = 1_000;

async function forgetGone(to: Connections.Told): Promise<void> {
  if (now() - to.openedAt >= YOUNG_MS) await Connections.forget(to);
}

/** Sends a message to one connection, and forgets a connection that is gone. */
export async function send(place: Place, to: Connections.Told, message: object): Promise<void> {
  if ((await reach("POST", place, to.connectionId, bodyOf(JSON.stringify(message)))) === "gone") await forgetGone(to);
}

/** Closes a connection of which there is no record. */
export async function hangUp(place: Place, connectionId: string): Promise<void> {
  await reach("DELETE", place, connectionId, emptyBody);
}

/** Closes a connection, and forgets it. */
export async function close(place: Place, to: Connections.Told): Promise<void> {
  await hangUp(place, to.connectionId);
  await Connections.forget(to);
}

export type Outcome = { sent: number; gone: number; failed: number };

/** Hands out what is read in parts one by one, to whoever asks. The next part is read meanwhile. */
function oneByOne<T>(parts: AsyncIterator<readonly T[]>): () => Promise<T | undefined> {
  /** Reads the next part. That it failed is told to who asks for it, which may be later. */
  const read = () => {
    const coming = parts.next();
    coming.catch(() => {});
    return coming;
  };
  let part: readonly T[] = [];
  let at = 0;
  let coming = read();
  let turning: Promise<boolean> | undefined;
  const turn = async () => {
    const { done, value } = await coming;
    if (done) return false;
    [part, at, coming] = [value, 0, read()];
    return true;
  };
  return async () => {
    while (at >= part.length) {
      turning ??= turn().finally(() => {
        turning = undefined;
      });
      if (!(await turning)) return undefined;
    }
    return part[at++];
  };
}

/**
 * Sends one message to many connections, no faster than so many a second, so that calls never starve: posts to connections and calls count against the
 * same rate of the account. A connection that cannot be reached keeps none of the others waiting.
 */
export async function tell(
  place: Place,
  parts: AsyncIterator<readonly Connections.Told[]>,
  message: string,
  { perSecond }: { perSecond: number },
): Promise<Outcome> {
  const body = bodyOf(message);
  const outcome: Outcome = { sent: 0, gone: 0, failed: 0 };
  const next = oneByOne(parts);
  /** The time of the next start. Time that was lost is not made up for: that would be a burst. */
  let free = performance.now();
  const work = async () => {
    for (let to = await next(); to; to = await next()) {
      const start = Math.max(free, performance.now());
      free = start + 1000 / perSecond;
      const early = start - performance.now();
      if (early > 1) await pause(early);
      const reached = await reach("POST", place, to.connectionId, body).catch(() => "failed" as const);
      if (reached === "gone") await forgetGone(to);
      outcome[reached === "done" ? "sent" : reached] += 1;
    }
  };
  // Where the rest cannot be read, what is under way ends first: nothing is sent behind the back of whoever was told that it failed.
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  const failed = ends.find((end) => end.status === "rejected");
  if (failed) throw failed.reason;
  return outcome;
}
