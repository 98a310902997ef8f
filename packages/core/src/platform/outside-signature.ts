/** AWS's signature, version 4, for a service of AWS whose SDK client is not installed: https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html */
import { createHash, createHmac } from "node:crypto";
import { now } from "./clock";
import type { Outgoing } from "./outside";
import { table } from "./table";

type Keys = { accessKeyId: string; secretAccessKey: string; sessionToken?: string };
export type Scope = { service: string; region: string; keys: Keys; at: Date };

const hash = (text: string) => createHash("sha256").update(text).digest("hex");
const keyed = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();

/** As the signature wants it: encodeURIComponent leaves some signs as they are. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const canonicalQuery = ({ searchParams }: URL) =>
  [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join("&");

/** Each part of the path is encoded once more than it travels. */
const canonicalPath = ({ pathname }: URL) => pathname.split("/").map(encoded).join("/");

/** The headers that sign a request; it must be sent as it stands. */
export function signatureOf({ method, url, headers, body }: Outgoing, { service, region, keys, at }: Scope) {
  const time = at.toISOString().replace(/[-:]|\.\d+/g, "");
  const day = time.slice(0, 8);
  const own = { "x-amz-date": time, ...(keys.sessionToken && { "x-amz-security-token": keys.sessionToken }) };
  const all = Object.entries({ ...headers, ...own, host: url.host })
    .map(([name, value]) => [name.toLowerCase(), value.trim()] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const names = all.map(([name]) => name).join(";");
  const canonical = [
    method,
    canonicalPath(url),
    canonicalQuery(url),
    ...all.map(([name, value]) => `${name}:${value}`),
    "",
    names,
    hash(body),
  ].join("\n");
  const scope = `${day}/${region}/${service}/aws4_request`;
  const key = [day, region, service, "aws4_request"].reduce<string | Buffer>(keyed, `AWS4${keys.secretAccessKey}`);
  const signature = keyed(key, ["AWS4-HMAC-SHA256", time, scope, hash(canonical)].join("\n")).toString("hex");
  const authorization = `AWS4-HMAC-SHA256 Credential=${keys.accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
  return { ...own, authorization };
}

/** Signs as the function that runs: with the keys and in the region that the SDK's own clients use. */
export const signedFor = (service: string) => async (request: Outgoing) => {
  const { credentials, region } = table.client.config;
  return signatureOf(request, { service, region: await region(), keys: await credentials(), at: new Date(now()) });
};
