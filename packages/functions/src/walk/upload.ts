/** What a browser does to upload a file: asks for an address and puts it there. */
import { fileEndpoints } from "@highway/core/files/endpoints";
import { callAs, type Officer } from "./stage";

/** The API document's picture of one pixel. */
export const onePixel = fileEndpoints["POST /v1/{base}/upload-image"].example.body.file.bytes;

type Type = "image/png" | "image/jpeg";

/** Uploads a file. @returns the name by which another call keeps it */
export async function upload(
  officer: Pick<Officer, "cookie">,
  path: string,
  bytes: Uint8Array<ArrayBuffer>,
  type: Type = "image/png",
): Promise<string> {
  const query = { path, type, size: bytes.length };
  const { body } = await callAs(officer, "GET /v1/{base}/file-signed-url", { path: { base: "lc2" }, query });
  const { fullPath, signedUrl } = body.data;
  const put = await fetch(signedUrl, { method: "PUT", headers: { "content-type": type }, body: bytes });
  if (!put.ok) throw new Error(await put.text());
  return fullPath;
}
