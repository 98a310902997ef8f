/**
 * Signs requests to API Gateway's connections, by AWS's Signature Version 4. The signer of AWS's SDK, which signs all else (outside/signature.ts), works out
 * for each request what thousands of posts have in common, and takes three times the processor.
 */
import { createHash, createHmac, createSecretKey, type KeyObject } from "node:crypto";
import { now } from "../clock";
import { table } from "../table/table";

type Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string | undefined };
type Scope = { region: string; credentials: Credentials };
type Signed = {
  method: string;
  host: string;
  /** The path as it is sent. */
  path: string;
  /** The SHA-256 of the body, in hex. */
  hash: string;
};

const hmac = (key: KeyObject | string, text: string) => createHmac("sha256", key).update(text);
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
/** Every service but S3 takes the path as it is sent, encoded once more. */
const canonical = (path: string) =>
  encodeURIComponent(path)
    .replaceAll("%2F", "/")
    .replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** What all posts of a day have in common. */
let derived: { of: string; key: KeyObject } | undefined;

function keyOf(day: string, region: string, secret: string): KeyObject {
  const of = `${day}.${region}.${secret}`;
  if (derived?.of !== of) {
    const steps = [day, region, "execute-api", "aws4_request"];
    const last = steps.reduce<KeyObject | string>(
      (key, step) => createSecretKey(hmac(key, step).digest()),
      `AWS4${secret}`,
    );
    derived = { of, key: last as KeyObject };
  }
  return derived.key;
}

/** Makes the headers that prove who sends a request. */
export function postSignature({ method, host, path, hash }: Signed, { region, credentials }: Scope, at: Date) {
  const { accessKeyId, secretAccessKey, sessionToken } = credentials;
  const time = at.toISOString().replace(/[-:]|\.\d+/g, "");
  const day = time.slice(0, 8);
  const proof: Record<string, string> = {
    "x-amz-content-sha256": hash,
    "x-amz-date": time,
    ...(sessionToken && { "x-amz-security-token": sessionToken }),
  };
  const names = ["host", ...Object.keys(proof)].join(";");
  const lines = Object.entries(proof).map(([name, value]) => `${name}:${value}\n`);
  const request = `${method}\n${canonical(path)}\n\nhost:${host}\n${lines.join("")}\n${names}\n${hash}`;
  const scope = `${day}/${region}/execute-api/aws4_request`;
  const text = `AWS4-HMAC-SHA256\n${time}\n${scope}\n${sha256(request)}`;
  const signature = hmac(keyOf(day, region, secretAccessKey), text).digest("hex");
  const authorization = `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
  return { ...proof, authorization };
}

/** Signs with the keys and in the region of the function that runs, as the SDK's own clients do. */
export async function signPost(signed: Signed) {
  const { credentials, region } = table.client.config;
  return postSignature(signed, { region: await region(), credentials: await credentials() }, new Date(now()));
}
