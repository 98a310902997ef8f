import { execFile } from "node:child_process";
import { hash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { channelTable } from "@highway/core/channels";
import { table } from "@highway/core/endpoints";
import { jobs } from "@highway/core/jobs";
import type { Endpoint } from "@highway/core/platform/declare/endpoint";
import { queues } from "@highway/core/queues";
import { buildFolder } from "@highway/local/http/web-build";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { versions } from "../scripts/install.mjs";
import { bundleInto } from "./bundle";
import { handlersFolder } from "./handlers";
import { buildOffline, outFolder } from "./offline";
import { MOST_BYTES, startSize } from "./start-size";
import type { Bundles, Walked } from "./walk-bundles";

/** Where the app is built to be deployed (stacks/web.ts, which would bring all of CDK along). */
const appFolder = ".sst/web";

const declared = new Map<string, Endpoint>(Object.entries(table));

type Deployed = { route: string; handler: string; runtime: string; file: string };
type Resource = {
  Type: string;
  Properties: {
    Description: string;
    Handler: string;
    Runtime: string;
    Code: { S3Key: string };
    Environment?: { Variables: Record<string, unknown> };
  };
};

const templates = () => readdirSync(outFolder).filter((file) => file.endsWith(".template.json"));
const resources = (file: string): Resource[] =>
  Object.values(JSON.parse(readFileSync(join(outFolder, file), "utf8")).Resources);

/** Every function of ours as the templates would create it, with the file that is its code. */
function functions(): Deployed[] {
  return templates()
    .flatMap(resources)
    .filter(({ Type, Properties }) => Type === "AWS::Lambda::Function" && Properties.Environment)
    .map(({ Properties: { Description, Handler, Runtime, Code } }) => ({
      route: Description.split(",")[0]!,
      handler: Handler,
      runtime: Runtime,
      file: resolve(outFolder, `asset.${Code.S3Key.replace(".zip", "")}`, Handler.replace(/\.\w+$/, ".mjs")),
    }));
}

let deployed: Deployed[];
/** Those that answer a call. */
let calls: Deployed[];
beforeAll(async () => {
  for (const folder of [outFolder, appFolder]) rmSync(folder, { recursive: true, force: true });
  await buildOffline();
  deployed = functions();
  calls = deployed.filter(({ route }) => declared.has(route));
});

it("the real command line loads the config and builds every stack, with one function for each endpoint, each job, each queue and each channel", () => {
  expect(calls.map(({ route }) => route).sort()).toEqual([...declared.keys()].sort());
  const others = deployed.filter((each) => !calls.includes(each)).map(({ handler }) => handler);
  const ofJobs = Object.values(jobs).map(({ handler }) => `packages/functions/src/jobs/${handler}.handler`);
  const ofQueues = Object.values(queues).map(({ handler }) => `packages/functions/src/queues/${handler}.handler`);
  const ofChannels = Object.values(channelTable).map(
    ({ handler }) => `packages/functions/src/sockets/${handler}.handler`,
  );
  expect(others.sort()).toEqual([...ofJobs, ...ofQueues, ...ofChannels].sort());
});

it("sends at most three stacks of routes to the one API at a time", () => {
  const { artifacts }: { artifacts: Record<string, { dependencies?: string[] }> } = JSON.parse(
    readFileSync(join(outFolder, "manifest.json"), "utf8"),
  );
  const ofRoutes = (name: string) => /-api-/.test(name) && !name.endsWith(".assets");
  const waits = Object.keys(artifacts)
    .filter(ofRoutes)
    .map((name) => (artifacts[name]?.dependencies ?? []).filter(ofRoutes));
  expect(waits.length).toBeGreaterThan(20);
  expect(waits.filter(({ length }) => length === 0)).toHaveLength(3);
  // Nothing waits for two, and nobody is waited for twice: three lines.
  const before = waits.flat();
  expect(before).toHaveLength(waits.length - 3);
  expect(new Set(before).size).toBe(before.length);
});

it("runs each handler on the Node that the project is pinned to", () => {
  const [pinned] = versions[0]!.split(".");
  for (const { runtime } of deployed) expect(runtime).toBe(`nodejs${pinned}.x`);
  for (const { route, handler } of calls)
    expect(handler).toBe(`${handlersFolder}/${declared.get(route)?.handler}.handler`);
});

it("holds every bundle to its size", () => {
  const sizes = deployed.map(({ handler, file }) => ({ handler, bytes: startSize(file) }));
  expect(sizes.filter(({ bytes }) => bytes > MOST_BYTES)).toEqual([]);
});

it.each([
  ["in one file", "clients/list"],
  ["in several, of which some are imported later", "auth/sign-in"],
])("makes of a handler %s what SST makes of it alone, though they are bundled together", async (_, handler) => {
  const { file } = deployed.find((each) => each.handler === `${handlersFolder}/${handler}.handler`)!;
  const alone = await bundleInto(mkdtempSync(join(inject("scratch"), "alone-")), `${handlersFolder}/${handler}.ts`);
  const codeIn = (path: string) => {
    const folder = dirname(path);
    return readdirSync(folder).map((name) => [name, hash("sha256", readFileSync(join(folder, name)))]);
  };
  expect(codeIn(file)).toEqual(codeIn(alone));
});

it("builds the app into the same deployment, and leaves alone the one that a product on this machine serves", () => {
  const web = resources("offline-highway-web.template.json").map(({ Type }) => Type);
  expect(web).toContain("Custom::S3Uploader");
  expect(readFileSync(join(appFolder, "index.html"), "utf8")).toContain('<script type="module"');
  expect(resolve(appFolder)).not.toBe(buildFolder);
});

describe("all bundles together, on a local table", () => {
  let walked: Walked;
  beforeAll(async () => {
    const nameOf = ({ handler }: Deployed) => handler.replace(/^packages\/functions\/src\/|\.handler$/g, "");
    const bundles: Bundles = Object.fromEntries(deployed.map((each) => [nameOf(each), each.file]));
    const env = { PATH: process.env.PATH };
    walked = await new Promise((done, fail) => {
      const words = ["--import", "tsx", "stacks/walk-bundles.ts"];
      const walk = execFile(process.execPath, words, { env, maxBuffer: 2 ** 26 }, (error, out, complaint) =>
        error ? fail(new Error(complaint.slice(-2000))) : done(JSON.parse(out)),
      );
      walk.stdin?.end(JSON.stringify(bundles));
    });
  });

  it("start, and refuse a call that did not come through CloudFront", () => {
    for (const [route] of declared) expect(walked.refused[route], route).toBe(403);
  });

  it("refuse strangers, and ask for a code", () => {
    const open: Record<string, number | undefined> = {};
    for (const [route, { handler, allow }] of declared)
      if (allow === "anyone") open[handler] = walked.seen[route];
      else expect(walked.seen[route], route).toBe(401);
    expect(open).toEqual({
      "auth/ask-code": 202,
      "auth/passkey-options": 200,
      "auth/passkey-sign-in": 400,
      "auth/sign-in": 400,
      "calendar/feed": 404,
      "calendar/ical": 404,
      "calendar/token": 400,
      "feedback/security-text": 200,
      "market/take-quotes": 400,
      "openapi/get": 200,
      "openapi/get-channels": 200,
      // The link is named by the query, which is empty here.
      "sharing/link-again": 400,
      "sharing/open-link": 400,
      "unsubscribe/get": 404,
      "unsubscribe/unsubscribe": 404,
    });
  });

  it("sign an officer in by the code of a mail", () => {
    expect(walked.signIn).toEqual({ wrong: 400, right: 201 });
  });

  it("answer every declared call: clients, reports, links, what a client opens, mails", () => {
    expect(walked.calls).toEqual({ made: declared.size, otherThanDeclared: {} });
  });

  it("print a report with the browser that is deployed beside them", () => {
    expect(walked.file).toMatchObject({ status: "done", problem: null, begins: "%PDF-" });
    expect(walked.file.bytes).toBeGreaterThan(20_000);
  });
});
