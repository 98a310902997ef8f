/** Fetches a picture of another site for a page of ours, and nothing else: what is asked for comes from outside and must not reach inside. */
import { lookup as systemLookup } from "node:dns/promises";
import type { ClientRequest, IncomingMessage } from "node:http";
import { request as httpsRequest, type RequestOptions } from "node:https";
import { pictureType } from "../picture";
import { MOST_BYTES } from "../pure/limits";
import { isPublicAddress } from "./public-address";

/** Redirects, other types, too much, too slow, nobody there: for whoever asked all the same. */
export class NoRemotePicture extends Error {}

type Address = { address: string; family: number };
/** What reaches out; tests bring their own. */
export type Reach = {
  lookup: (host: string) => Promise<Address[]>;
  request: (options: RequestOptions, answered: (response: IncomingMessage) => void) => ClientRequest;
  /** From the first look to the last byte. */
  milliseconds: number;
};
const internet: Reach = {
  lookup: (host) => systemLookup(host, { all: true }),
  request: httpsRequest,
  milliseconds: 5_000,
};

/** @throws NoRemotePicture unless it is https at its usual port, without a name and password, at a host of the list */
export function allowedAddress(text: string, hosts: readonly string[]): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== "https:" || url.port || url.username || url.password || !hosts.includes(url.hostname))
    throw new NoRemotePicture("That is not the address of an allowed host.");
  return url;
}

/** Asked once; the connection goes to what was answered and checked, so that a name cannot lead elsewhere a moment later. */
async function resolved({ hostname }: URL, { lookup }: Reach): Promise<Address> {
  const found = await lookup(hostname.replace(/^\[|\]$/g, ""));
  const [first] = found;
  if (!first || !found.every(({ address }) => isPublicAddress(address)))
    throw new NoRemotePicture("The host is not on the internet.");
  return first;
}

type Answer = { bytes: Uint8Array; type: string };

/**
 * @param hosts  names whose pictures may be fetched, each in whole
 * @throws NoRemotePicture
 */
export async function remotePicture(text: string, hosts: readonly string[], reach = internet): Promise<Answer> {
  const url = allowedAddress(text, hosts);
  const signal = AbortSignal.timeout(reach.milliseconds);
  try {
    const to = await Promise.race([resolved(url, reach), aborted(signal)]);
    const bytes = await read(await answerOf(url, to, reach, signal));
    const type = pictureType(bytes);
    if (!type) throw new NoRemotePicture("That is no picture.");
    return { bytes, type };
  } catch (cause) {
    throw cause instanceof NoRemotePicture ? cause : new NoRemotePicture("It could not be fetched.", { cause });
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason), { once: true }));

/** Its head. A redirect is an answer like any other: not a picture. */
function answerOf(url: URL, to: Address, { request }: Reach, signal: AbortSignal): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const options: RequestOptions = {
    host: url.hostname,
    servername: url.hostname,
    path: `${url.pathname}${url.search}`,
    headers: { accept: "image/*", "user-agent": "Highway/1" },
    // Node asks for one address or for all, by the version of its happy eyeballs.
    lookup: (_host, { all }, done) => (all ? done(null, [to]) : done(null, to.address, to.family)),
    agent: false,
    signal,
  };
  request(options, (response) => {
    const { statusCode, headers } = response;
    if (statusCode === 200 && headers["content-type"]?.startsWith("image/") && !headers["content-encoding"])
      return resolve(response);
    response.destroy();
    reject(new NoRemotePicture(`The host answered ${statusCode} and no picture.`));
  })
    .on("error", reject)
    .end();
  return promise;
}

async function read(response: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new NoRemotePicture("It is too large."); // leaving the loop closes the connection
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
