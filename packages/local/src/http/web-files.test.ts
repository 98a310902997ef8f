import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startGateway } from "../gateway";
import { webFiles } from "../web";

const script = "console.log('highway');".repeat(200);
let folder: string;
let gateway: Awaited<ReturnType<typeof startGateway>>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "highway-web-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Highway</title>");
  writeFileSync(join(folder, "live-share.html"), "<!doctype html><title>Your loan report</title>");
  writeFileSync(join(folder, "assets/app-4f3a.js"), script);
  writeFileSync(join(folder, "assets/inter.woff2"), "font");
  gateway = await startGateway(0);
  const nothing = () => undefined;
  gateway.open({ api: nothing, local: nothing, web: await webFiles(folder, "http://127.0.0.1:9") });
});
afterEach(async () => {
  await gateway.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Got = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };
/** By Node's own client: fetch would tidy the path and decompress the body. */
const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  new Promise<Got>((resolve, reject) => {
    const { port } = gateway;
    const request = httpRequest({ host: "127.0.0.1", port, path, headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () => {
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    request.on("error", reject).end();
  });

it.each(["/", "/lc2/results?reportID=rpt_1", "/members/dashboard/", "/v1.2/page", "/hwapp/globalfeatures/lc2?x=1"])(
  "answers %s with the app's document, which is asked for anew each time",
  async (path) => {
    const { status, headers, body } = await get(path);
    expect([status, body.toString()]).toEqual([200, "<!doctype html><title>Highway</title>"]);
    expect(headers).toMatchObject({ "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" });
    expect(headers["content-security-policy"]).toContain("script-src 'self'");
    expect(headers["content-security-policy"]).toContain("connect-src 'self' http://127.0.0.1:9;");
  },
);

it("answers what a client opens with the document of the client's pages", async () => {
  for (const path of ["/lc2/live-share?data=x", "/lc2/live-share/report?link=x", "/unsubscribe?data=x"])
    expect((await get(path)).body.toString()).toContain("Your loan report");
});

it("keeps hashed files for ever", async () => {
  const { headers } = await get("/assets/app-4f3a.js");
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
});

it("compresses text as the caller likes it best, and leaves fonts as they are", async () => {
  const brotli = await get("/assets/app-4f3a.js", { "accept-encoding": "gzip, deflate, br" });
  expect(brotli.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
  const gzipped = await get("/assets/app-4f3a.js", { "accept-encoding": "gzip" });
  expect(gzipped.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(gzipped.body).toString()).toBe(script);
  const font = await get("/assets/inter.woff2", { "accept-encoding": "br" });
  expect([font.headers["content-encoding"], font.headers["content-type"]]).toEqual([undefined, "font/woff2"]);
});

it("sends nothing again that the browser has", async () => {
  const { headers } = await get("/");
  const again = await get("/", { "if-none-match": headers.etag! });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

it("answers HEAD without a body and refuses to be written to", async () => {
  const head = await get("/", {}, "HEAD");
  expect([head.status, head.headers["content-length"], head.body.length]).toEqual([200, "37", 0]);
  expect((await get("/", {}, "POST")).status).toBe(405);
});

it.each(["/assets/gone.js", "/robots.txt", "/../../package.json", "/assets/..%2f..%2fpackage.json", "//etc/hosts.txt"])(
  "has no file at %s",
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

it("goes on with the files of its start when a later build takes their place", async () => {
  rmSync(join(folder, "assets"), { recursive: true });
  expect((await get("/assets/app-4f3a.js")).status).toBe(200);
});
