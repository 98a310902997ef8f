import { type ChildProcess, spawn } from "node:child_process";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { newId } from "@highway/core/platform/id";
import * as Sending from "@highway/core/sharing/sending/index";
import { newOfficer, type Officer } from "@highway/core/sharing/sending/officer.fixture";
import * as Suppression from "@highway/core/sharing/sending/suppression/index";
import { startFiles } from "@highway/local/files";
import { startMail } from "@highway/local/mail";
import { startTable } from "@highway/local/table";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { Errand } from "./sender";

/** What happens to a mail that is on its way to the mail service: it passes, is stopped before it, or its answer is. */
type Way = "passes" | "never arrives" | "is never answered";
/** Between whoever sends and the mail service: says of the nth mail what happens to it. */
let gate: (nth: number) => Way;
/** Whom mails were for, in the order in which they came. */
const came: { email: string; way: Way }[] = [];
let held: () => void;
const services = { mailbox: undefined as unknown as Awaited<ReturnType<typeof startMail>>["mailbox"] };
const stops: (() => Promise<unknown>)[] = [];
let child: ChildProcess | undefined;

async function through(request: IncomingMessage, response: ServerResponse, to: string) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString();
  const way = gate(came.length + 1);
  came.push({ email: new URLSearchParams(body).get("Destinations.member.1") ?? "", way });
  if (way === "never arrives") return held();
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const answer = await fetch(to, { method: "POST", headers, body }).catch(() => undefined);
  if (way === "is never answered") return held();
  if (!answer) return void request.socket.destroy();
  response.writeHead(answer.status, { "content-type": "text/xml" }).end(await answer.text());
}

beforeAll(async () => {
  const [table, mail, files] = await Promise.all([startTable(), startMail(), startFiles()]);
  const server = createServer((request, response) => void through(request, response, mail.endpoint));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  Object.assign(process.env, table.environment, mail.environment, files.environment, {
    AWS_ENDPOINT_URL_SES: endpoint,
    ORIGIN: "http://127.0.0.1:3000",
    STAFF_DOMAIN: "staff.test",
    AUTH_SECRET: "auth",
    UNSUBSCRIBE_SECRET: "unsubscribe",
  });
  services.mailbox = mail.mailbox;
  stops.push(table.stop, mail.stop, files.stop, async () => server.close().closeAllConnections());
});
beforeEach(() => {
  gate = () => "passes";
  came.length = 0;
});
afterEach(() => void child?.kill("SIGKILL"));
afterAll(() => Promise.all(stops.map((stop) => stop())));

/** Runs it until it ends or is killed. */
async function run(errand: Errand): Promise<"ended" | "killed"> {
  const script = join(import.meta.dirname, "sender.ts");
  child = spawn(process.execPath, ["--import", "tsx", script, JSON.stringify(errand)], { stdio: "inherit" });
  const running = child;
  return new Promise((resolve, reject) => {
    running.once("exit", (code, signal) => {
      if (signal === "SIGKILL") resolve("killed");
      else if (code === 0) resolve("ended");
      else reject(new Error(`It ended with ${code ?? signal}.`));
    });
  });
}
const kill = () => void child?.kill("SIGKILL");

const MINUTE = 60_000;
const resumed = (minutes: number) => run({ resume: { milliseconds: minutes * MINUTE } });

/** Fifty people, of whom ten fail in three ways. */
async function fifty() {
  const name = newId("send").slice(-6);
  const some = (count: number, address: (n: number) => string) => Array.from({ length: count }, (_, n) => address(n));
  const people = {
    well: some(40, (n) => `well-${name}-${n}@example.com`),
    gone: some(4, (n) => `gone-${name}-${n}@example.com`),
    refused: some(3, (n) => `reject+${name}${n}@simulator.test`),
    silent: some(3, (n) => `silent+${name}${n}@simulator.test`),
  };
  for (const email of people.gone) await Suppression.add(Suppression.hashOf(email), "unsubscribed");
  // One of each beside those who are well, so that a kill falls among all kinds.
  const { well, gone, refused, silent } = people;
  const all = well.flatMap((each, n) => [each, gone[n], refused[n], silent[n]].filter((one) => one !== undefined));
  return { ...people, all };
}
type Fifty = Awaited<ReturnType<typeof fifty>>;

async function send({ user, report }: Officer, clientEmail: string[]) {
  const sendID = newId("send");
  const as = { userId: user.id, corpId: user.corpID };
  return { sendID, end: await run({ as, email: { reportID: report.id, clientEmail, sendID } }) };
}

/** How it stands in the outbox, and how often the mail service took a mail to each. */
async function outcome({ as }: Officer, sendID: string) {
  const { emailSent } = await as(() => Sending.getSend(sendID));
  const arrived = Map.groupBy(await services.mailbox.all(), ({ to }) => to[0]!);
  const statuses = Object.groupBy(emailSent, ({ status }) => status);
  const emailsOf = (status: keyof typeof statuses) => (statuses[status] ?? []).map(({ email }) => email).sort();
  return { emailSent, emailsOf, arrivedAt: (email: string) => arrived.get(email)?.length ?? 0 };
}
type Outcome = Awaited<ReturnType<typeof outcome>>;

/** What must be true of every send that nobody but the machine has touched. */
function expectTruth({ gone, refused, silent, all }: Fifty, { emailSent, emailsOf, arrivedAt }: Outcome) {
  expect(emailSent.map(({ email }) => email).sort()).toEqual(all.toSorted());
  expect(all.filter((email) => arrivedAt(email) > 1)).toEqual([]);
  expect(emailsOf("QUEUED")).toEqual([]);
  expect(emailsOf("OK").filter((email) => arrivedAt(email) !== 1)).toEqual([]);
  expect(emailsOf("UNSUBSCRIBED").every((email) => gone.includes(email))).toBe(true);
  expect(emailsOf("FAILED").every((email) => refused.includes(email))).toBe(true);
  expect([...gone, ...refused].filter((email) => arrivedAt(email) > 0)).toEqual([]);
  expect(silent.filter((email) => !emailsOf("unknown").includes(email))).toEqual([]);
}

it("a send that is killed while mails are on their way: each is sent or unknown, and none is sent twice by itself", async () => {
  const [officer, people] = await Promise.all([newOfficer(), fifty()]);
  // Ten go well. Of the eight that are then on their way at once, half never arrive and the others are never answered.
  gate = (nth) => (nth <= 10 ? "passes" : nth % 2 ? "never arrives" : "is never answered");
  let waiting = 0;
  held = () => {
    waiting += 1;
    if (waiting === 8) kill();
  };
  const { sendID, end } = await send(officer, people.all);
  expect(end).toBe("killed");
  const onTheirWay = came.slice(10);
  expect(onTheirWay).toHaveLength(8);

  // The job that takes it up is killed too, in the midst of its work.
  const killedAt = came.length + 6;
  gate = (nth) => {
    if (nth === killedAt) kill();
    return "passes";
  };
  expect(await resumed(2)).toBe("killed");
  expect(await resumed(5)).toBe("ended");
  const after = await outcome(officer, sendID);
  expectTruth(people, after);
  for (const { email, way } of onTheirWay) {
    expect(after.emailsOf("unknown")).toContain(email);
    expect([email, after.arrivedAt(email)]).toEqual([email, way === "never arrives" ? 0 : 1]);
  }
  expect(after.emailsOf("OK").length).toBeGreaterThanOrEqual(40 - 2 * 8);

  // Later runs leave it alone; the officer alone sends again.
  const before = came.length;
  expect(await resumed(60 * 24)).toBe("ended");
  expect(came).toHaveLength(before);
  const unknown = after.emailSent.filter(({ status, email }) => status === "unknown" && people.well.includes(email));
  for (const { id } of unknown) await officer.as(() => Sending.resend(id));
  const { emailsOf, arrivedAt } = await outcome(officer, sendID);
  expect(emailsOf("OK")).toEqual(people.well.toSorted());
  const asked = unknown.map(({ email }) => email);
  expect(people.well.filter((email) => arrivedAt(email) !== 1 && !asked.includes(email))).toEqual([]);
});

it.each([1, 13])("a send that is killed at its mail number %i", async (killedAt) => {
  const [officer, people] = await Promise.all([newOfficer(), fifty()]);
  gate = (nth) => {
    if (nth === killedAt) kill();
    return "passes";
  };
  const { sendID, end } = await send(officer, people.all);
  expect(end).toBe("killed");
  expect(await resumed(2)).toBe("ended");
  expectTruth(people, await outcome(officer, sendID));
});
