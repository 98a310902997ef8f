import { mkdtemp, rm } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copiedXml, refusalXml, S3Refusal } from "./files/refusal";
import { openShelf, type Shelf } from "./files/shelf";
import { checkSignature } from "./files/signature";
import { localAccount, startService } from "./service";

const BUCKET = "highway-files";
const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = localAccount;
/** The most bytes that are taken: more than anything that is uploaded. */
const MOST_BYTES = 64 * 1024 * 1024;
const DAY_MS = 86_400_000;
const SWEEP_EVERY_MS = 3_600_000;

type Bucket = { shelf: Shelf; origins: readonly string[] };
type Asked = { request: IncomingMessage; response: ServerResponse; key: string; body: Buffer };
const header = ({ request }: Asked, name: string) => request.headers[name]?.toString();
const bare = (tag = "") => tag.replaceAll('"', "");

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES)
      throw new S3Refusal(400, "EntityTooLarge", "Your proposed upload exceeds the maximum size.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads the key of a path: "/bucket/a%20b" is the bucket's "a b". */
function keyOf(path: string): string {
  const [, bucket, ...parts] = path.split("/").map(decodeURIComponent);
  if (bucket !== BUCKET) throw new S3Refusal(404, "NoSuchBucket", "The specified bucket does not exist");
  if (parts.join("") === "") throw new S3Refusal(405, "MethodNotAllowed", "The local files know files alone.");
  return parts.join("/");
}

async function storedFile(shelf: Shelf, key: string) {
  const file = await shelf.get(key);
  if (!file) throw new S3Refusal(404, "NoSuchKey", "The specified key does not exist.");
  return file;
}

async function put({ shelf }: Bucket, asked: Asked) {
  const { response, key, body } = asked;
  const type = header(asked, "content-type") ?? "binary/octet-stream";
  const { tag } = await shelf.put(key, type, body);
  response.writeHead(200, { etag: tag }).end();
}

async function copy({ shelf }: Bucket, asked: Asked, source: string) {
  const { response, key } = asked;
  const file = await storedFile(shelf, keyOf(`/${source.replace(/^\//, "")}`));
  const wanted = header(asked, "x-amz-copy-source-if-match");
  if (wanted && bare(wanted) !== bare(file.tag))
    throw new S3Refusal(412, "PreconditionFailed", "At least one of the pre-conditions you specified did not hold");
  const replaced = header(asked, "x-amz-metadata-directive") === "REPLACE" && header(asked, "content-type");
  const { tag } = await shelf.put(key, replaced || file.type, file.bytes);
  response.writeHead(200, { "content-type": "application/xml" }).end(copiedXml(tag));
}

async function get({ shelf }: Bucket, { request, response, key }: Asked) {
  const { type, tag, at, bytes } = await storedFile(shelf, key);
  const headers = {
    "content-type": type,
    "content-length": bytes.length,
    etag: tag,
    "last-modified": new Date(at).toUTCString(),
  };
  response.writeHead(200, headers).end(request.method === "HEAD" ? undefined : bytes);
}

async function remove({ shelf }: Bucket, { response, key }: Asked) {
  await shelf.remove(key);
  response.writeHead(204).end();
}

function deedOf(bucket: Bucket, asked: Asked) {
  const source = header(asked, "x-amz-copy-source");
  const { method } = asked.request;
  if (method === "PUT") return source ? copy(bucket, asked, source) : put(bucket, asked);
  if (method === "GET" || method === "HEAD") return get(bucket, asked);
  if (method === "DELETE") return remove(bucket, asked);
  throw new S3Refusal(405, "MethodNotAllowed", "The specified method is not allowed against this resource.");
}

/** Follows the bucket's rule that pages of the product may PUT. @returns whether the request was a browser's question whether it may */
function allowPages({ origins }: Bucket, request: IncomingMessage, response: ServerResponse): boolean {
  const { origin, "access-control-request-method": method = request.method } = request.headers;
  const allowed = origin !== undefined && origins.includes(origin) && method === "PUT";
  if (allowed) response.setHeader("access-control-allow-origin", origin);
  if (request.method !== "OPTIONS") return false;
  const headers = { "access-control-allow-methods": "PUT", "access-control-allow-headers": "content-type" };
  response.writeHead(allowed ? 200 : 403, allowed ? headers : {}).end();
  return true;
}

async function answer(bucket: Bucket, request: IncomingMessage, response: ServerResponse) {
  if (allowPages(bucket, request, response)) return;
  const { pathname: path, searchParams: query } = new URL(request.url ?? "/", "http://files");
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, value?.toString()]));
  const isAsSigned = checkSignature(
    { method: request.method ?? "GET", path, query, headers },
    { accessKeyId, secretAccessKey },
  );
  const body = await bodyOf(request);
  if (!isAsSigned(body))
    throw new S3Refusal(400, "XAmzContentSHA256Mismatch", "The provided header does not match what was computed.");
  await deedOf(bucket, { request, response, key: keyOf(path), body });
}

function refuse(error: unknown, request: IncomingMessage, response: ServerResponse) {
  const known = error instanceof S3Refusal ? error : new S3Refusal(500, "InternalError", "The local files failed.");
  if (known !== error) console.error("Files:", error);
  // The connection ends, because the rest of a refused body is not read.
  response.writeHead(known.status, { "content-type": "application/xml", connection: "close" });
  response.end(request.method === "HEAD" ? undefined : refusalXml(known));
}

/**
 * S3 on this machine, with one bucket in it: the calls that the product makes, and those that a browser makes by a signed address.
 * @param path     folder to keep the files in; without one they go when it stops
 * @param port     0 for any free one
 * @param origins  whose pages may PUT
 */
export async function startFiles({
  path,
  port = 0,
  origins = [],
}: {
  path?: string;
  port?: number;
  origins?: readonly string[];
} = {}) {
  const folder = path ?? (await mkdtemp(join(tmpdir(), "highway-files-")));
  const shelf = await openShelf(folder);
  const { endpoint, stop } = await startService((request, response) => {
    answer({ shelf, origins }, request, response).catch((error) => refuse(error, request, response));
  }, port);
  /** Deletes what was uploaded a day ago and never kept. */
  const sweep = () => shelf.forget("incoming/", DAY_MS);
  const timer = setInterval(() => sweep().catch(console.error), SWEEP_EVERY_MS).unref();
  return {
    endpoint,
    environment: {
      AWS_ENDPOINT_URL_S3: endpoint,
      ...localAccount,
      FILES_BUCKET: BUCKET,
    },
    sweep,
    stop: async () => {
      clearInterval(timer);
      await stop();
      if (!path) await rm(folder, { recursive: true, force: true });
    },
  };
}
