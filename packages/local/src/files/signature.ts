/** Checks AWS's signature, version 4, as S3 does: https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-authenticating-requests.html */
import { createHash, createHmac } from "node:crypto";
import { same } from "@highway/core/platform/secret";
import { S3Refusal } from "./refusal";

export type Signed = {
  method: string;
  /** The path as it came, because a path is signed as it travels. */
  path: string;
  query: URLSearchParams;
  headers: Record<string, string | undefined>;
};
export type Keys = { accessKeyId: string; secretAccessKey: string };

const ALGORITHM = "AWS4-HMAC-SHA256";
const SKEW_MS = 15 * 60_000;
const WEEK_SECONDS = 7 * 86_400;

const hash = (text: string | Uint8Array) => createHash("sha256").update(text).digest("hex");
const hmacOf = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
const encodeText = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

type Claim = {
  credential: string;
  names: string;
  signature: string;
  time: string;
  payload: string;
  expires?: number;
};

/** Reads what a request claims of its signature: from the address where somebody was given a signed one, from the headers where the SDK asks. */
function claimOf({ query, headers }: Signed): Claim {
  if (query.has("X-Amz-Signature"))
    return {
      credential: query.get("X-Amz-Credential") ?? "",
      names: query.get("X-Amz-SignedHeaders") ?? "",
      signature: query.get("X-Amz-Signature") ?? "",
      time: query.get("X-Amz-Date") ?? "",
      payload: query.get("X-Amz-Content-Sha256") ?? "UNSIGNED-PAYLOAD",
      expires: Number(query.get("X-Amz-Expires")),
    };
  const found = /Credential=([^,]+),\s*SignedHeaders=([^,]+),\s*Signature=(\w+)/.exec(headers.authorization ?? "");
  if (!found) throw new S3Refusal(403, "AccessDenied", "Anonymous access is not allowed.");
  const [, credential = "", names = "", signature = ""] = found;
  const { "x-amz-date": time = "", "x-amz-content-sha256": payload = "" } = headers;
  return { credential, names, signature, time, payload };
}

function canonical({ method, path, query, headers }: Signed, { names, payload }: Claim): string {
  const pairs = [...query]
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]) => `${encodeText(name)}=${encodeText(value)}`)
    .sort();
  const lines = names.split(";").map((name) => `${name}:${(headers[name] ?? "").trim().replace(/ +/g, " ")}`);
  const written = path
    .split("/")
    .map((part) => encodeText(decodeURIComponent(part)))
    .join("/");
  return [method, written, pairs.join("&"), ...lines, "", names, payload].join("\n");
}

function signatureOf(signed: Signed, claim: Claim, secret: string): string {
  const [, day = "", region = "", service = "", end = ""] = claim.credential.split("/");
  const key = [day, region, service, end].reduce<string | Buffer>(hmacOf, `AWS4${secret}`);
  const scope = [day, region, service, end].join("/");
  return hmacOf(key, [ALGORITHM, claim.time, scope, hash(canonical(signed, claim))].join("\n")).toString("hex");
}

function checkTime({ time, expires }: Claim) {
  const at = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
  const age = Date.now() - at;
  if (expires === undefined && !(Math.abs(age) <= SKEW_MS))
    throw new S3Refusal(403, "RequestTimeTooSkewed", "The difference between the request time and now is too large.");
  if (expires !== undefined && !(expires >= 1 && expires <= WEEK_SECONDS))
    throw new S3Refusal(
      400,
      "AuthorizationQueryParametersError",
      "X-Amz-Expires must be between 1 and 604800 seconds.",
    );
  if (expires !== undefined && !(age <= expires * 1000))
    throw new S3Refusal(403, "AccessDenied", "Request has expired");
}

/** Tells whether a header must be signed where it comes: S3 refuses a request that grew on its way. */
const mustBeSigned = (name: string) => name === "host" || name.startsWith("x-amz-");

/**
 * Refuses what S3 refuses.
 * @returns whether the body is what its signed hash says
 */
export function checkSignature(signed: Signed, keys: Keys): (body: Uint8Array) => boolean {
  const claim = claimOf(signed);
  if (claim.credential.split("/")[0] !== keys.accessKeyId)
    throw new S3Refusal(403, "InvalidAccessKeyId", "The AWS access key Id you provided does not exist in our records.");
  const names = claim.names.split(";");
  const grown = Object.keys(signed.headers).some((name) => mustBeSigned(name) && !names.includes(name));
  if (grown)
    throw new S3Refusal(403, "AccessDenied", "There were headers present in the request which were not signed");
  if (!same(signatureOf(signed, claim, keys.secretAccessKey), claim.signature))
    throw new S3Refusal(403, "SignatureDoesNotMatch", "The request signature we calculated does not match.");
  checkTime(claim);
  return (body) => claim.payload === "UNSIGNED-PAYLOAD" || claim.payload === hash(body);
}
