import { execFile } from "node:child_process";
import { hash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { channelTable } from "@highway/core/channels";
import { table } from "@highway/core/endpoints";
import { jobs } from "@highway/core/jobs";
import { SESSION_COOKIE } from "@highway/core/people/access/cookies";
import type { Endpoint } from "@highway/core/platform/declare/endpoint";
import { vouchedHeaders } from "@highway/core/platform/http/one-origin";
import { queues } from "@highway/core/queues";
import { buildFolder } from "@highway/local/http/web-build";
import { startQueues } from "@highway/local/queues";
import { startTable } from "@highway/local/table";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { versions } from "../scripts/install.mjs";
import { bundleInto } from "./bundle";
import type { Answer, Call } from "./call-bundles";
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

const environment = {
  ORIGIN: "https://highway.example",
  ORIGIN_SECRET: "only CloudFront knows it",
  AUTH_SECRET: "only the functions know it",
  STAFF_DOMAIN: "highway.example",
  MAIL_FROM: "no-reply@highway.example",
  SECURITY_CONTACT: "security@highway.example",
};
const throughCloudFront = {
  [vouchedHeaders.secret]: environment.ORIGIN_SECRET,
  [vouchedHeaders.viewer]: "203.0.113.7:49152",
  origin: environment.ORIGIN,
  "content-type": "application/json",
};

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

const types = {
  multipart: "multipart/form-data; boundary=x",
  form: "application/x-www-form-urlencoded",
  signed: "application/json",
};

const nobody: Record<string, string> = {};
const stranger = { ...throughCloudFront, cookie: `${SESSION_COOKIE}=nobody.${"x".repeat(43)}` };

/** The API document alone is a megabyte. */
const MOST_ANSWERED = 32 * 2 ** 20;

/** Calls every bundle with each of these headers, in one process that has nothing but them, the SDK and a table: to load them takes longest. */
async function answersTo(...callers: Record<string, string>[]): Promise<[Endpoint, number][][]> {
  const local = await startTable();
  const queue = await startQueues({ codes: async () => {} });
  const asked = callers.flatMap((headers) =>
    calls.map(({ route, file }): Call => {
      const [method = "", path = ""] = route.split(" ");
      const { accepts, example } = declared.get(route)!;
      if (accepts) return { file, method, path, headers: { ...headers, "content-type": types[accepts] } };
      return { file, method, path, headers, body: example.body ? JSON.stringify(example.body) : undefined };
    }),
  );
  const env = { PATH: process.env.PATH, ...environment, ...local.environment, ...queue.environment };
  const answered = await new Promise<Answer[]>((done, fail) => {
    const lambda = execFile(
      process.execPath,
      ["stacks/call-bundles.ts"],
      { env, maxBuffer: MOST_ANSWERED },
      (error, out, complaint) =>
        // A bundle is one line of 300 KB, which Node prints before it says what is wrong.
        error ? fail(new Error(complaint.slice(-2000))) : done(JSON.parse(out)),
    );
    lambda.stdin?.end(JSON.stringify(asked));
  }).finally(() => Promise.all([local.stop(), queue.stop()]));
  return callers.map((_, caller) =>
    calls.map(({ route }, at) => [declared.get(route)!, answered[caller * calls.length + at]!.statusCode]),
  );
}

describe("each bundle", () => {
  let refused: [Endpoint, number][];
  let seen: [Endpoint, number][];
  beforeAll(async () => {
    [refused = [], seen = []] = await answersTo(nobody, stranger);
    expect([refused.length, seen.length]).toEqual([calls.length, calls.length]);
  });

  it("starts, and refuses a call that did not come through CloudFront", () => {
    for (const [{ handler }, status] of refused) expect(status, handler).toBe(403);
  });

  it("works on a real table: strangers are refused, and a code is asked for", () => {
    for (const [{ handler, allow }, status] of seen) if (allow !== "anyone") expect(status, handler).toBe(401);
    const open = seen.filter(([{ allow }]) => allow === "anyone").map(([{ handler }, status]) => [handler, status]);
    expect(Object.fromEntries(open)).toEqual({
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
});
