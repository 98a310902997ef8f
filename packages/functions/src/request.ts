import type { Origin } from "@highway/core/platform/actor";
import type { Endpoint } from "@highway/core/platform/declare/endpoint";
import { env } from "@highway/core/platform/declare/env";
import { UserFacingError } from "@highway/core/platform/errors";
import { vouchedHeaders } from "@highway/core/platform/http/one-origin";
import { same } from "@highway/core/platform/secret";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { cookiesOf } from "./cookies";

/** No documented body is nearly so large: a report of 12 loans has 30 KB, and a working copy may have 200 KB. */
const MOST_BYTES = 256 * 1024;
/** DynamoDB keeps no deeper nesting. */
const MOST_DEPTH = 32;

/** Tells where the call comes from. Only CloudFront and the local gateway know the origin secret. Without it, the headers that they set could be anyone's. */
export function originOf({ headers, requestContext }: APIGatewayProxyEventV2): Origin {
  refuseUnvouched(headers);
  // The port comes last in an address, as in "203.0.113.7:49152" or "2001:db8::1:49152".
  const viewer = headers[vouchedHeaders.viewer]?.replace(/:\d+$/, "");
  return { address: viewer || requestContext.http.sourceIp, agent: headers["user-agent"] ?? "" };
}

/** Refuses whoever did not come through the one origin. @throws UserFacingError forbidden */
export function refuseUnvouched(headers: Record<string, string | undefined>): void {
  const sent = headers[vouchedHeaders.secret] ?? "";
  const taken = env("ORIGIN_SECRET").split(",").filter(Boolean);
  if (!taken.some((secret) => same(sent, secret)))
    throw new UserFacingError("forbidden", "Please use Highway at its own address.");
}

/** Refuses calls from other sites. A page of another site can make a browser send a form or a bare POST with our cookie, but not with our Origin. */
export function refuseOtherSites(
  { accepts }: Pick<Endpoint, "accepts">,
  { headers, requestContext, body }: APIGatewayProxyEventV2,
): void {
  if (requestContext.http.method === "GET") return;
  const type = headers["content-type"];
  if (accepts === "form") {
    refuseOtherForms(type);
    return;
  }
  const isFromAnywhere = accepts === "signed";
  if (
    !isFromAnywhere &&
    !env("ORIGIN")
      .split(",")
      .includes(headers.origin ?? "")
  )
    throw new UserFacingError("forbidden", "This call must come from Highway's own pages.");
  if (accepts === "multipart") {
    if (!isForm(type))
      throw new UserFacingError("unsupported", "Send a form, with the content type multipart/form-data.");
    return;
  }
  if (!isJson(type) && (type !== undefined || body))
    throw new UserFacingError("unsupported", "Send JSON, with the content type application/json.");
}

const isPlainForm = (type = "") => /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type);
const isJson = (type = "") => /^application\/json\s*(;|$)/i.test(type);

/**
 * Refuses a body that is neither a form nor JSON. The holder of a signed token may call from anywhere, because a mail program has no Origin. Such a
 * call reads no cookie.
 */
function refuseOtherForms(type: string | undefined): void {
  if (!isPlainForm(type) && !isJson(type))
    throw new UserFacingError("unsupported", "Send a form, or JSON with the content type application/json.");
}

/** Reads everything that the declaration names, checked. */
export async function read(declared: Endpoint, event: APIGatewayProxyEventV2) {
  return {
    ...(declared.path && { path: pathOf(declared.path, event) }),
    ...(declared.query && { query: declared.query.parse(event.queryStringParameters ?? {}) }),
    ...(declared.cookies && { cookies: declared.cookies.parse(cookiesOf(event)) }),
    ...(declared.headers && { headers: headersOf(declared.headers, event) }),
    ...(declared.body && { body: declared.body.parse(await contentOf(declared, event)) }),
    ...(declared.accepts === "signed" && { text: textOf(event, declared.mostBytes) }),
  };
}

/** Reads the headers that the declaration names. What proves who calls comes under the one origin's name for it. */
const headersOf = (schema: NonNullable<Endpoint["headers"]>, { headers }: APIGatewayProxyEventV2) =>
  schema.parse({ ...headers, authorization: headers[vouchedHeaders.authorization] });

function contentOf({ accepts, mostBytes }: Endpoint, event: APIGatewayProxyEventV2): unknown {
  if (accepts === "multipart") return formOf(event);
  if (accepts === "form" && isPlainForm(event.headers["content-type"])) return plainFormOf(event);
  return jsonOf(event, mostBytes);
}

/** Reads the path. An id that cannot exist answers like one that never existed: id schemas carry that sentence. */
function pathOf(schema: NonNullable<Endpoint["path"]>, event: APIGatewayProxyEventV2) {
  const { success, data, error } = schema.safeParse(event.pathParameters ?? {});
  if (!success) throw new UserFacingError("missing", error.issues[0]!.message);
  return data;
}

function textOf({ body = "", isBase64Encoded }: APIGatewayProxyEventV2, mostBytes = MOST_BYTES): string {
  const text = isBase64Encoded ? Buffer.from(body, "base64").toString() : body;
  if (Buffer.byteLength(text) > mostBytes) throw new UserFacingError("tooLarge", "That is too much to send at once.");
  return text;
}

const plainFormOf = (event: APIGatewayProxyEventV2) => Object.fromEntries(new URLSearchParams(textOf(event)));

const jsonOf = (event: APIGatewayProxyEventV2, mostBytes?: number) => parsed(textOf(event, mostBytes));

/** Reads the JSON of a message. @throws UserFacingError when it is too large, too deep or no JSON */
export function jsonIn(text: string, mostBytes: number): unknown {
  if (Buffer.byteLength(text) > mostBytes) throw new UserFacingError("tooLarge", "That is too much to send at once.");
  return parsed(text);
}

function parsed(text: string): unknown {
  if (depthOf(text) > MOST_DEPTH) throw new UserFacingError("invalid", "The request is nested too deeply.");
  try {
    return JSON.parse(text, halfSign.test(text) ? wellFormed : undefined);
  } catch {
    throw new UserFacingError("invalid", "The request is not valid JSON.");
  }
}

/** The escape of one half of a sign, such as "\ud83d", which may stand without the other half. Outside of JSON no such text can be written. */
const halfSign = /\\u[dD][89a-fA-F]/;
const wellFormed = (_key: string, value: unknown) => (typeof value === "string" ? value.toWellFormed() : value);

/** Tells how deep arrays and objects are nested. Brackets inside strings do not count. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (inString && sign === "\\") at++;
    else if (sign === '"') inString = !inString;
    else if (inString) continue;
    else if (sign === "[" || sign === "{") deepest = Math.max(deepest, ++depth);
    else if (sign === "]" || sign === "}") depth--;
  }
  return deepest;
}

/** A Lambda is sent 6 MB of text, in which bytes grow by a third, so a file of 4 MB comes through with what surrounds it. */
const MOST_FORM_BYTES = 4.25 * 1024 * 1024;
/** No documented form has more fields. */
const MOST_FIELDS = 8;

export const isForm = (type: string | undefined): type is string => /^multipart\/form-data\s*;/i.test(type ?? "");

/**
 * Reads the fields of a form; a file becomes its name and its bytes. Node's own parser reads the form, because it stands whole in memory.
 * @throws UserFacingError tooLarge before anything is parsed; invalid when it is no form or has a field twice
 */
export async function formOf({ body = "", isBase64Encoded, headers }: APIGatewayProxyEventV2) {
  const encoding = isBase64Encoded ? "base64" : "utf8";
  if (Buffer.byteLength(body, encoding) > MOST_FORM_BYTES)
    throw new UserFacingError("tooLarge", "The file must not be larger than 4 MB.");
  const entries = [...(await formDataOf(Buffer.from(body, encoding), headers["content-type"] ?? ""))];
  if (entries.length > MOST_FIELDS || new Set(entries.map(([name]) => name)).size < entries.length) throw malformed();
  const fields = entries.map(async ([name, value]) => [name, await partOf(value)] as const);
  return Object.fromEntries(await Promise.all(fields));
}

const malformed = () => new UserFacingError("invalid", "The form is not well formed.");

async function formDataOf(bytes: Uint8Array<ArrayBuffer>, type: string) {
  try {
    return await new Response(bytes, { headers: { "content-type": type } }).formData();
  } catch {
    throw malformed();
  }
}

const partOf = async (value: string | File) =>
  typeof value === "string" ? value : { name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) };
