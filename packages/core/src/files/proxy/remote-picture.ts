/** This file fetches a picture of another site for a page of ours, and nothing else. The address comes from outside and must not reach inside. */
import { lookup as systemLookup } from "node:dns/promises";
import type { ClientRequest, IncomingMessage } from "node:http";
import { request as httpsRequest, type RequestOptions } from "node:https";
import { BlockList, isIPv4, isIPv6 } from "node:net";
import { pictureType } from "../picture";
import { MOST_BYTES } from "../pure/limits";

/** The one error of fetching: for the caller, redirects, other types, too many bytes, too much time and no answer are the same. */
export class NoRemotePicture extends Error {}

type Address = { address: string; family: number };
/** The means of reaching out; tests bring their own. */
export type Reach = {
  lookup: (host: string) => Promise<Address[]>;
  request: (options: RequestOptions, answered: (response: IncomingMessage) => void) => ClientRequest;
  /** The time from the first look-up to the last byte. */
  milliseconds: number;
};
const internet: Reach = {
  lookup: (host) => systemLookup(host, { all: true }),
  request: httpsRequest,
  milliseconds: 5_000,
};

/** Checks an address. @throws NoRemotePicture unless it is https at its usual port, without a name and password, at a host of the list */
function allowedAddress(text: string, hosts: readonly string[]): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== "https:" || url.port || url.username || url.password || !hosts.includes(url.hostname))
    throw new NoRemotePicture("That is not the address of an allowed host.");
  return url;
}

/** Looks a name up once. The connection goes to the address that was answered and checked, so that the name cannot lead elsewhere a moment later. */
async function resolveHost({ hostname }: URL, { lookup }: Reach): Promise<Address> {
  const found = await lookup(hostname.replace(/^\[|\]$/g, ""));
  const [first] = found;
  if (!first || !found.every(({ address }) => isPublicAddress(address)))
    throw new NoRemotePicture("That host is not on the public internet.");
  return first;
}

type Answer = { bytes: Uint8Array; type: string };

/**
 * Fetches a picture.
 * @param hosts  names whose pictures may be fetched, each in whole
 * @throws NoRemotePicture
 */
export async function remotePicture(text: string, hosts: readonly string[], reach = internet): Promise<Answer> {
  const url = allowedAddress(text, hosts);
  const signal = AbortSignal.timeout(reach.milliseconds);
  try {
    const to = await Promise.race([resolveHost(url, reach), abortOf(signal)]);
    const bytes = await readBody(await answerOf(url, to, reach, signal));
    const type = pictureType(bytes);
    if (!type) throw new NoRemotePicture("That file is not a picture.");
    return { bytes, type };
  } catch (cause) {
    throw cause instanceof NoRemotePicture
      ? cause
      : new NoRemotePicture("The picture could not be fetched.", { cause });
  }
}

const abortOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason), { once: true }));

/** Requests the head of the answer. A redirect is an answer like any other: not a picture. */
function answerOf(url: URL, to: Address, { request }: Reach, signal: AbortSignal): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const options: RequestOptions = {
    host: url.hostname,
    servername: url.hostname,
    path: `${url.pathname}${url.search}`,
    headers: { accept: "image/*", "user-agent": "Highway/1" },
    // Node asks for one address or for all, depending on the version of its happy eyeballs.
    lookup: (_host, { all }, done) => (all ? done(null, [to]) : done(null, to.address, to.family)),
    agent: false,
    signal,
  };
  request(options, (response) => {
    const { statusCode, headers } = response;
    if (statusCode === 200 && headers["content-type"]?.startsWith("image/") && !headers["content-encoding"])
      return resolve(response);
    response.destroy();
    reject(new NoRemotePicture(`The host answered with status ${statusCode} instead of a picture.`));
  })
    .on("error", reject)
    .end();
  return promise;
}

async function readBody(response: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new NoRemotePicture("It is too large."); // leaving the loop closes the connection
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Addresses that are not the internet: IANA's registries of special-purpose addresses, RFC 6890 and its successors. */
const special = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const)
  special.addSubnet(network, prefix, "ipv4");

/** Of IPv6, only blocks that are given out count. Within them, what leads to IPv4 or is documentation does not. */
const publicBlocks = new BlockList();
publicBlocks.addSubnet("2000::", 3, "ipv6");
for (const [network, prefix] of [
  ["2001::", 23], // protocol assignments, Teredo among them
  ["2001:db8::", 32],
  ["2002::", 16], // 6to4
  ["3fff::", 20],
] as const)
  special.addSubnet(network, prefix, "ipv6");

/** Tells whether an IP address is the internet's own: not of this machine, this network, or AWS's own services beside it. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, "ipv4");
  return (
    isIPv6(address) && !address.includes("%") && publicBlocks.check(address, "ipv6") && !special.check(address, "ipv6")
  );
}
