import { UserFacingError } from "@highway/core/platform/errors";
import type { APIGatewayProxyEventV2 } from "aws-lambda";

/** A Lambda is sent 6 MB of text, in which bytes grow by a third, so a file of 4 MB comes through with what surrounds it. */
const MOST_BYTES = 4.25 * 1024 * 1024;
/** No documented form has more fields. */
const MOST_FIELDS = 8;

export const isForm = (type: string | undefined): type is string => /^multipart\/form-data\s*;/i.test(type ?? "");

/**
 * Reads the fields of a form; a file becomes its name and its bytes. Node's own parser reads the form, because it stands whole in memory.
 * @throws UserFacingError tooLarge before anything is parsed; invalid when it is no form or has a field twice
 */
export async function formOf({ body = "", isBase64Encoded, headers }: APIGatewayProxyEventV2) {
  const encoding = isBase64Encoded ? "base64" : "utf8";
  if (Buffer.byteLength(body, encoding) > MOST_BYTES)
    throw new UserFacingError("tooLarge", "The file must not be larger than 4 MB.");
  const entries = [...(await formDataOf(Buffer.from(body, encoding), headers["content-type"] ?? ""))];
  if (entries.length > MOST_FIELDS || new Set(entries.map(([name]) => name)).size < entries.length) throw malformed();
  const fields = entries.map(async ([name, value]) => [name, await partOf(value)] as const);
  return Object.fromEntries(await Promise.all(fields));
}

const malformed = () => new UserFacingError("invalid", "The form is not well written.");

async function formDataOf(bytes: Uint8Array<ArrayBuffer>, type: string) {
  try {
    return await new Response(bytes, { headers: { "content-type": type } }).formData();
  } catch {
    throw malformed();
  }
}

const partOf = async (value: string | File) =>
  typeof value === "string" ? value : { name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) };
