import { createHash, randomUUID } from "node:crypto";
import { mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copiedXml, refusalXml, S3Refusal } from "./files/refusal";
import { checkSignature } from "./files/signature";
import { readBody } from "./http/body";
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
  const body = await readBody(request, MOST_BYTES);
  if (!body) throw new S3Refusal(400, "EntityTooLarge", "Your proposed upload exceeds the maximum size.");
  return body;
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

/** Reads which bytes are asked for, as players ask: "bytes=100-", "bytes=0-1". */
function rangeOf(asked: Asked, length: number): [from: number, to: number] | undefined {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(header(asked, "range") ?? "") ?? [];
  if (from === undefined) return undefined;
  if (Number(from) >= length) throw new S3Refusal(416, "InvalidRange", "The requested range is not satisfiable");
  return [Number(from), to ? Math.min(Number(to), length - 1) : length - 1];
}

async function get({ shelf }: Bucket, asked: Asked) {
  const { request, response, key } = asked;
  const { type, tag, at, bytes } = await storedFile(shelf, key);
  const range = rangeOf(asked, bytes.length);
  const part = range ? bytes.subarray(range[0], range[1] + 1) : bytes;
  const headers = {
    "accept-ranges": "bytes",
    "content-type": type,
    "content-length": part.length,
    ...(range && { "content-range": `bytes ${range[0]}-${range[1]}/${bytes.length}` }),
    etag: tag,
    "last-modified": new Date(at).toUTCString(),
  };
  response.writeHead(range ? 206 : 200, headers).end(request.method === "HEAD" ? undefined : part);
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
  /** Deletes what was uploaded a day ago and never kept, and recordings of alerts that are long over. */
  const sweep = async () =>
    (await shelf.forget("incoming/", DAY_MS)) + (await shelf.forget("kept/alerts/", 60 * DAY_MS));
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

type Kept = { key: string; type: string; tag: string; at: string; bytes: Uint8Array };
type Shelf = Awaited<ReturnType<typeof openShelf>>;

/** Names the file of a key so that any key fits any file system: keys that are long, or differ in case alone, are different files everywhere. */
const nameOf = (key: string) => createHash("sha256").update(key).digest("hex");

const undefinedWhenMissing = (error: NodeJS.ErrnoException) => {
  if (error.code === "ENOENT") return undefined;
  throw error;
};

/** The most bytes of a head: more than any has, since S3's keys have 1,024 bytes at most. */
const HEAD_BYTES = 8192;

/** Reads the first line alone of a file, which may be large. */
async function keyIn(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES);
    return JSON.parse(buffer.toString("utf8", 0, bytesRead).split("\n", 1)[0]!).key;
  } finally {
    await file.close();
  }
}

/** Opens the folder in which each upload is one file: a line that says what it is, then its bytes. So both are there or neither, also when the process is killed. */
async function openShelf(folder: string) {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) if (name.endsWith(".part")) await rm(join(folder, name));
  const place = (key: string) => join(folder, nameOf(key));
  return {
    async put(key: string, type: string, bytes: Uint8Array): Promise<Kept> {
      const tag = `"${createHash("md5").update(bytes).digest("hex")}"`;
      const head = { key, type, tag, at: new Date().toISOString() };
      const temporary = `${place(key)}.${randomUUID()}.part`;
      const file = await open(temporary, "w");
      try {
        await file.writeFile(Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), bytes]));
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(temporary, place(key));
      return { ...head, bytes };
    },
    async get(key: string): Promise<Kept | undefined> {
      const content = await readFile(place(key)).catch(undefinedWhenMissing);
      if (!content) return undefined;
      const end = content.indexOf("\n");
      return { ...JSON.parse(content.toString("utf8", 0, end)), bytes: content.subarray(end + 1) };
    },
    remove: (key: string) => rm(place(key), { force: true }),
    /** Forgets the files below a prefix that are older, as the bucket's lifecycle does. @returns how many */
    async forget(prefix: string, olderThanMs: number): Promise<number> {
      let forgotten = 0;
      for (const name of await readdir(folder)) {
        const found = await stat(join(folder, name)).catch(undefinedWhenMissing);
        if (!found || Date.now() - found.mtimeMs < olderThanMs || name.endsWith(".part")) continue;
        if (!(await keyIn(join(folder, name))).startsWith(prefix)) continue;
        await rm(join(folder, name), { force: true });
        forgotten += 1;
      }
      return forgotten;
    },
  };
}
