import { sentences } from "@highway/core/files/pure/limits";
import type { BrandKind } from "@highway/core/files/schema";
import type { ToolKey } from "@highway/core/tools/keys.schema";
import { defaultTool } from "@highway/core/tools/pure/names";
import { call, type RequestOf } from "./api";
import { ApiError } from "./api-error";

/**
 * Uploads a picture to the signed address that the server gives, without passing through the server.
 * @param onProgress called with the part that is sent, 0 to 1
 * @returns the name by which another call keeps it
 * @throws ApiError with the sentence to show
 */
export async function uploadPicture(
  kind: BrandKind,
  blob: Blob,
  onProgress: (part: number) => void,
  base: ToolKey = defaultTool,
): Promise<string> {
  const type = blob.type === "image/jpeg" ? "image/jpeg" : "image/png";
  const query = { path: `${kind}/picture.${type === "image/png" ? "png" : "jpg"}`, type, size: blob.size } as const;
  const { fullPath, signedUrl } = await call("GET /v1/{base}/file-signed-url", { path: { base }, query });
  await putFile(signedUrl, blob, onProgress);
  return fullPath;
}

/** Uploads with XMLHttpRequest, because `fetch` does not report the progress of an upload. @param within the seconds after which the upload has failed */
export const putFile = (address: string, blob: Blob, onProgress: (part: number) => void, within = 120) =>
  new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new ApiError("failed", sentences.failed));
    request.open("PUT", address);
    request.setRequestHeader("content-type", blob.type);
    request.timeout = within * 1_000;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => (request.status < 300 ? resolve() : fail());
    request.onerror = fail;
    request.ontimeout = fail;
    request.send(blob);
  });

type Tool = RequestOf<"POST /v1/{base}/upload-image">["path"]["base"];

/** Saves a picture for a report or a message. @returns the address that shows it @throws ApiError if it could not be saved */
export async function uploadImage(base: Tool, file: File): Promise<string> {
  const body = new FormData();
  body.set("file", file);
  body.set("type", file.type);
  // The declared body is the form as the server reads it.
  const request = { path: { base }, body: body as unknown as RequestOf<"POST /v1/{base}/upload-image">["body"] };
  const [{ url }] = await call("POST /v1/{base}/upload-image", request);
  if (url === null) throw new ApiError("failed", "Error uploading image.");
  return url;
}
