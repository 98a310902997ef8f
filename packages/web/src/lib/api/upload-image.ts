import { call, type RequestOf } from "./api";
import { ApiError } from "./api-error";

type Tool = RequestOf<"POST /v1/{base}/upload-image">["path"]["base"];

/**
 * Keeps a picture of a report or a message.
 * @returns the address that shows it
 * @throws ApiError when it could not be kept
 */
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
