import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startGateway } from "./gateway";
import { buildFolder } from "./http/web-build";
import { builtWeb } from "./web";

let gateway: Awaited<ReturnType<typeof startGateway>>;
beforeEach(async () => {
  gateway = await startGateway(0);
});
afterEach(() => gateway.stop());

it("lets the first page wait for the build, allows the scripts in it by hash, and builds the same sources once", async () => {
  const web = builtWeb(gateway.server, "http://127.0.0.1:1");
  const nothing = () => undefined;
  gateway.open({ api: nothing, local: nothing, web: web.serve });
  const page = await fetch(`${gateway.url}/lc2/property`);
  const html = await page.text();
  const [, script] = html.match(/<script type="module"[^>]* src="(\/assets\/[^"]+\.js)"/) ?? [];
  expect([page.status, web.state(), script]).toEqual([200, "ready", expect.stringMatching(/-[\w-]{8}\.js$/)]);
  expect((await fetch(`${gateway.url}${script}`)).headers.get("content-encoding")).toMatch(/br|gzip/);

  const inThePage = [...html.matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, source = ""]) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`,
  );
  expect(inThePage).toHaveLength(2);
  for (const hash of inThePage) expect(page.headers.get("content-security-policy")).toContain(hash);

  const builtAt = () => statSync(join(buildFolder, "index.html")).mtimeMs;
  const before = builtAt();
  const later = builtWeb(gateway.server, "http://127.0.0.1:1");
  const response = { writeHead: () => response, end: () => undefined, setHeader: () => response };
  await later.serve({ method: "GET", headers: {} } as never, response as never, new URL("http://127.0.0.1/"));
  expect([later.state(), builtAt()]).toEqual(["ready", before]);
});
