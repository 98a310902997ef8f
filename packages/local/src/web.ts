import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { extname, join, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { contentSecurityPolicy, securityHeaders } from "@highway/core/platform/http/security-headers";
import { documentOf } from "../../web/documents";
import { inlineScripts } from "../../web/inline-scripts";
import type { Serve } from "./gateway";
import { freshBuild } from "./http/web-build";
import type { Web } from "./runtime";

/** Serves the built web app. Where its sources changed, the app is built beside the running product, and the first pages wait for the build. */
export function builtWeb(_server: Server, uploads: string): Web {
  let state = "building";
  const stopping = new AbortController();
  const files = freshBuild(stopping.signal).then((folder) => webFiles(folder, uploads));
  files.then(
    () => {
      state = "ready";
    },
    (error: Error) => {
      state = "failed";
      if (!stopping.signal.aborted) console.error(error.message);
    },
  );
  const serve: Serve = async (request, response, url) => {
    const app = await files.catch(() => undefined);
    if (app) return app(request, response, url);
    response.writeHead(503, { "content-type": "text/plain; charset=utf-8" });
    response.end("The web app could not be built. The terminal in which Highway runs says why.\n");
  };
  const stop = async () => {
    stopping.abort();
    await files.catch(() => undefined);
  };
  return { serve, state: () => state, stop, built: () => files };
}

/** Serves the web app through Vite, so that what is saved in an editor is on the screen at once. */
export function developedWeb(server: Server): Web {
  const configFile = join(import.meta.dirname, "../../web/vite.config.ts");
  const stopping = new AbortController();
  const started = import("vite").then(({ createServer }) =>
    createServer({ configFile, appType: "spa", server: { middlewareMode: true, hmr: { server } } }),
  );
  return {
    serve: async (request, response) => (await started).middlewares(request, response),
    state: () => "development",
    stop: async () => {
      stopping.abort();
      await (await started).close();
    },
    // The page that is printed is built when somebody asks for a print, because Vite's own pages are not on disk.
    built: () => freshBuild(stopping.signal),
  };
}

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
};
const compressible = /^(text\/|image\/svg|application\/(json|manifest))/;

type Encoding = "br" | "gzip" | "identity";
type File = { content: Buffer; type: string; tag: string; immutable: boolean; encoded: Map<Encoding, Promise<Buffer>> };

const encoders: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  // The levels at which CloudFront's own compression ends up.
  br: (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (content) => promisify(gzip)(content),
  identity: async (content) => content,
};

function fileOf(path: string, content: Buffer): File {
  const type = types[extname(path)] ?? "application/octet-stream";
  const tag = `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
  return { content, type, tag, immutable: path.startsWith("/assets/"), encoded: new Map() };
}

function encoded(file: File, accepted = ""): [Encoding, Promise<Buffer>] {
  const wanted = (["br", "gzip"] as const).find((encoding) => new RegExp(`\\b${encoding}\\b`).test(accepted));
  const encoding = wanted && compressible.test(file.type) ? wanted : "identity";
  const content = file.encoded.get(encoding) ?? encoders[encoding](file.content);
  file.encoded.set(encoding, content);
  return [encoding, content];
}

type Sent = { file: File; policy: string };

async function send(request: IncomingMessage, response: ServerResponse, { file, policy }: Sent) {
  const headers = {
    ...securityHeaders,
    "content-security-policy": policy,
    etag: file.tag,
    "cache-control": file.immutable ? "public, max-age=31536000, immutable" : "no-cache",
    vary: "accept-encoding",
  };
  if (request.headers["if-none-match"] === file.tag) return response.writeHead(304, headers).end();
  const [encoding, content] = encoded(file, String(request.headers["accept-encoding"] ?? ""));
  const bytes = await content;
  response.writeHead(200, {
    ...headers,
    "content-type": file.type,
    "content-length": bytes.length,
    ...(encoding !== "identity" && { "content-encoding": encoding }),
  });
  response.end(request.method === "HEAD" ? undefined : bytes);
}

/**
 * The built web app, served as CloudFront serves it: compressed, hashed files kept for ever, each page drawn from its document.
 * All of it is read at once, so that a build beside a running product takes no file from under its pages.
 * @param uploads  where pages may send files, besides their own origin
 */
export async function webFiles(folder: string, uploads: string) {
  const files = new Map<string, File>();
  const policy = contentSecurityPolicy({ uploads, scripts: inlineScripts() });
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const place = join(entry.parentPath, entry.name);
    const path = place.slice(folder.length).replaceAll(sep, "/");
    files.set(path, fileOf(path, await readFile(place)));
  }
  return async (request: IncomingMessage, response: ServerResponse, url: URL) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return response.writeHead(405, { ...securityHeaders, allow: "GET, HEAD" }).end();
    // Only files have a dot in the last part of their address; every other is a page.
    const isFile = url.pathname.slice(url.pathname.lastIndexOf("/")).includes(".");
    const file = files.get(isFile ? url.pathname : documentOf(url.pathname));
    if (file) return send(request, response, { file, policy });
    response.writeHead(404, { ...securityHeaders, "content-type": "text/plain; charset=utf-8" }).end("Not found\n");
  };
}
