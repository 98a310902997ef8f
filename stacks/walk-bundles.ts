/**
 * Works with what is deployed as people do: a code by mail signs an officer in, every declared call is made, and a report becomes a file that the deployed
 * browser prints. A process of its own, for code finds its table when it is imported: `tsx stacks/walk-bundles.ts` reads where each handler's bundle is and
 * writes what happened, both as JSON.
 */
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { table } from "@highway/core/endpoints";
import type { Endpoint } from "@highway/core/platform/declare/endpoint";
import { startFiles } from "@highway/local/files";
import { startMail } from "@highway/local/mail";
import { startOutside } from "@highway/local/outside";
import { type QueueEvent, startQueues } from "@highway/local/queues";
import { startTable } from "@highway/local/table";

/** The file of each bundle, by its handler: "http/clients/get", "queues/codes". */
export type Bundles = Record<string, string>;
export type Walked = {
  /** How many declared calls were made, and the status of each that was answered otherwise than its example says. */
  calls: { made: number; otherThanDeclared: Record<string, number> };
  signIn: { wrong: number; right: number };
  file: { status: string; problem: string | null; begins: string; bytes: number };
  milliseconds: Record<string, number>;
};

const bundles: Bundles = JSON.parse(await text(process.stdin));
const handlerOf = async (name: string) => (await import(pathToFileURL(bundles[name]!).href)).handler;

const services = {
  table: await startTable(),
  mail: await startMail(),
  files: await startFiles(),
  outside: await startOutside(),
};
let prints = false;
const queue = await startQueues({
  codes: async (event) => (await handlerOf("queues/codes"))(event),
  exports: async (event: QueueEvent) => {
    if (prints) return (await handlerOf("queues/exports"))(event);
    const { makesFiles } = await import("../packages/functions/src/walk/exports");
    return makesFiles()(event);
  },
});
const printing = {
  EXPORT_PAGE: join(dirname(bundles["queues/exports"]!), "../../../../export-page"),
  CHROMIUM_PATH: "lambda",
};
Object.assign(process.env, ...[...Object.values(services), queue].map(({ environment }) => environment), printing);

const { answerFrom, callAs, environment, newOfficer } = await import("../packages/functions/src/walk/stage");
const { ask, cookieIn, enter, otherThan, readerOf } = await import("../packages/functions/src/walk/signing-in");
const { notByExample, play } = await import("../packages/functions/src/walk/play");
const { savedReport } = await import("../packages/functions/src/walk/sharing");
const { SESSION_COOKIE } = await import("@highway/core/people/access/cookies");
Object.assign(process.env, environment);
answerFrom(({ handler }) => bundles[`http/${handler}`]!);

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

const { officer, outcome } = await timed("signing in", signIn());
const { answers } = await timed("every call", play(officer));
const statuses = [...answers].map(([route, { status }]) => [route, status] as const);
const others = statuses.filter(([route, status]) => {
  const { status: expected = 200 }: Endpoint = table[route];
  return status !== expected && !notByExample.includes(route);
});
const calls = { made: answers.size, otherThanDeclared: Object.fromEntries(others) };
const walked: Walked = { calls, signIn: outcome, file: await timed("printing", printed()), milliseconds };
process.stdout.write(JSON.stringify(walked));
// The browser waits for the next file.
process.exit(0);
