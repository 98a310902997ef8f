/**
 * Works with what is deployed as people do: strangers call every bundle, a code by mail signs an officer in, every declared call is made, and a report
 * becomes a file that the deployed browser prints. A process of its own, for code finds its table when it is imported: `tsx stacks/walk-bundles.ts` reads
 * where each handler's bundle is and writes what happened, both as JSON. The bundles run in another (call-bundles.ts), which loads each once.
 */
import { fork } from "node:child_process";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { table } from "@highway/core/endpoints";
import { SESSION_COOKIE } from "@highway/core/people/access/cookies";
import type { Endpoint } from "@highway/core/platform/declare/endpoint";
import { vouchedHeaders } from "@highway/core/platform/http/one-origin";
import { startFiles } from "@highway/local/files";
import { startMail } from "@highway/local/mail";
import { startOutside } from "@highway/local/outside";
import { type QueueEvent, startQueues } from "@highway/local/queues";
import { startTable } from "@highway/local/table";
import type { Answered, Call } from "./call-bundles";

/** The file of each bundle, by its handler: "http/clients/get", "queues/codes". */
export type Bundles = Record<string, string>;
export type Walked = {
  /** The status of each declared call by its route, for whoever did not come through CloudFront, and for a stranger who did. */
  refused: Record<string, number>;
  seen: Record<string, number>;
  /** How many declared calls were made, and the status of each that was answered otherwise than its example says. */
  calls: { made: number; otherThanDeclared: Record<string, number> };
  signIn: { wrong: number; right: number };
  file: { status: string; problem: string | null; begins: string; bytes: number };
  milliseconds: Record<string, number>;
};

const bundles: Bundles = JSON.parse(await text(process.stdin));
/** Sends an event to the process that runs the bundles. */
const inBundle =
  <Said>(name: string) =>
  async (event: object, context: object) =>
    (await run(bundles[name]!, event, context)) as Said;

const services = {
  table: await startTable(),
  mail: await startMail(),
  files: await startFiles(),
  outside: await startOutside(),
};
const context = { awsRequestId: "offline", functionName: "offline" };
let prints = false;
const queue = await startQueues({
  codes: async (event) => inBundle<void>("queues/codes")(event, context),
  exports: async (event: QueueEvent) => {
    if (prints) return inBundle<void>("queues/exports")(event, context);
    const { makesFiles } = await import("../packages/functions/src/walk/exports");
    return makesFiles()(event);
  },
});
const printing = {
  EXPORT_PAGE: join(dirname(bundles["queues/exports"]!), "../../../../export-page"),
  CHROMIUM_PATH: "lambda",
};
const places = Object.assign({}, ...[...Object.values(services), queue].map((service) => service.environment));
Object.assign(process.env, places);

const { answerFrom, callAs, environment, newOfficer } = await import("../packages/functions/src/walk/stage");
const { ask, cookieIn, enter, otherThan, readerOf } = await import("../packages/functions/src/walk/signing-in");
const { notByExample, play } = await import("../packages/functions/src/walk/play");
const { savedReport } = await import("../packages/functions/src/walk/sharing");
Object.assign(process.env, environment);

const env = { PATH: process.env.PATH, ...places, ...environment, ...printing };
// What it prints is no part of what this process writes.
const lambda = fork("stacks/call-bundles.ts", { env, execArgv: [], stdio: ["ignore", 2, 2, "ipc"] });
const waiting = new Map<number, (answered: Answered) => void>();
lambda.on("message", (answered: Answered) => waiting.get(answered.id)!(answered));
lambda.on("exit", (code) => process.exit(code || 1));
let calls = 0;
async function run(file: string, event: object, context: object) {
  const id = calls++;
  const { promise, resolve } = Promise.withResolvers<Answered>();
  waiting.set(id, resolve);
  lambda.send({ id, file, event, context } satisfies Call);
  const { answer, problem } = await promise;
  waiting.delete(id);
  if (problem) throw new Error(problem);
  return answer;
}
answerFrom(({ handler }) => inBundle(`http/${handler}`));

const milliseconds: Record<string, number> = {};
async function timed<T>(name: string, work: Promise<T>): Promise<T> {
  const start = performance.now();
  const done = await work;
  milliseconds[name] = Math.round(performance.now() - start);
  return done;
}

async function signIn() {
  const officer = await newOfficer(undefined, { everyRole: true });
  const { browser } = await ask(officer.email);
  const code = await readerOf(services.mail.mailbox, queue).codeTo(officer.email);
  const wrong = await enter(officer.email, otherThan(code), browser);
  const right = await enter(officer.email, code, browser);
  const cookie = cookieIn(right, SESSION_COOKIE)!;
  return { officer: { ...officer, cookie }, outcome: { wrong: wrong.status, right: right.status } };
}

async function printed(): Promise<Walked["file"]> {
  prints = true;
  const { officer, report } = await savedReport();
  const { body } = await callAs(officer, "POST /v2/report/exports", { body: { reportID: report.id } });
  await queue.empty();
  const path = { id: body.data[0].id };
  const [job] = (await callAs(officer, "GET /v2/report/exports/{id}", { path })).body.data;
  const { bytes } = await callAs(officer, "GET /v2/report/exports/{id}/file", { path });
  const begins = Buffer.from(bytes ?? [])
    .subarray(0, 5)
    .toString("latin1");
  return { status: job.status, problem: job.problem, begins, bytes: bytes?.length ?? 0 };
}

const types = {
  multipart: "multipart/form-data; boundary=x",
  form: "application/x-www-form-urlencoded",
  signed: "application/json",
};
const throughCloudFront = {
  [vouchedHeaders.secret]: environment.ORIGIN_SECRET,
  [vouchedHeaders.viewer]: "203.0.113.7:49152",
  origin: environment.ORIGIN.split(",")[0]!,
};

/** What each bundle answers to a call with these headers and this cookie. */
async function statusesFor(headers: Record<string, string>, ...cookies: string[]) {
  const statuses: Record<string, number> = {};
  for (const [route, { accepts, example, handler }] of Object.entries<Endpoint>(table)) {
    const [method = "", path = ""] = route.split(" ");
    const requestContext = { http: { method, path, sourceIp: "192.0.2.1" }, requestId: "offline" };
    const event = {
      ...{ version: "2.0", rawPath: path, rawQueryString: "", cookies, requestContext, isBase64Encoded: false },
      headers: { ...headers, "content-type": accepts ? types[accepts] : "application/json" },
      pathParameters: { id: "x", clientId: "x" },
      body: accepts || !example.body ? undefined : JSON.stringify(example.body),
    };
    const { statusCode } = await inBundle<{ statusCode: number }>(`http/${handler}`)(event, context);
    statuses[route] = statusCode;
  }
  return statuses;
}

const refused = await timed("calls past CloudFront", statusesFor({}));
const seen = await timed(
  "calls of a stranger",
  statusesFor(throughCloudFront, `${SESSION_COOKIE}=nobody.${"x".repeat(43)}`),
);
const { officer, outcome } = await timed("signing in", signIn());
const { answers } = await timed("every call", play(officer));
const statuses = [...answers].map(([route, { status }]) => [route, status] as const);
const others = statuses.filter(([route, status]) => {
  const { status: expected = 200 }: Endpoint = table[route];
  return status !== expected && !notByExample.includes(route);
});
const walked: Walked = {
  refused,
  seen,
  calls: { made: answers.size, otherThanDeclared: Object.fromEntries(others) },
  signIn: outcome,
  file: await timed("printing", printed()),
  milliseconds,
};
process.stdout.write(JSON.stringify(walked));
lambda.removeAllListeners("exit").disconnect();
// Services and queues wait for more.
process.exit(0);
