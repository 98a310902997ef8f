import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileEndpoints } from "@highway/core/files/endpoints";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Visitor, visit } from "./demo/visitor";
import { start } from "./runtime";

let data: string;
let product: Awaited<ReturnType<typeof start>>;
let officer: Visitor;
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), "highway-runtime-"));
  product = await start({ data, seed: true });
  officer = await visit(product.url, "officer@highway.test");
});
afterAll(async () => {
  await product.stop();
  rmSync(data, { recursive: true, force: true });
});

const reportsOf = async ({ call }: Visitor) => (await call("GET /v2/client/reports?count=10")).data;
const clientsOf = async ({ call }: Visitor) => (await call("GET /v2/client?count=5")).data[0].data;

/** The engine's results for a saved report, asked for as the screen's API client would. */
async function figuresOf(visitor: Visitor, { report, client }: { report: Saved; client: { ficoMin: number | null } }) {
  const { asOf, properties, loans, debts, outside } = report;
  const body = { asOf, properties, loans, debts, outside, client: { ficoMin: client.ficoMin } };
  const { status, data: answer, error } = await visitor.call("POST /v2/scenario/calculate", body);
  expect([status, error]).toEqual([200, undefined]);
  return answer[0].loans;
}
type Saved = {
  name: string;
  status: string;
  asOf: string;
  properties: unknown[];
  loans: { name: string; category: string }[];
  debts: unknown[];
  outside: unknown;
};

describe("the demo", () => {
  it("has an officer with a full header and three clients, one of them to try things on", async () => {
    expect(officer.user).toMatchObject({
      roles: ["officer"],
      header: { hasHeader: true, company: "Summit Home Lending" },
    });
    const clients = await clientsOf(officer);
    expect(clients.map(({ isDemo }: { isDemo: boolean }) => isDemo)).toEqual([false, false, true]);
    const { data: pricing } = await officer.call("GET /v1/optimalBlue/get-user-data");
    expect(pricing).toMatchObject({ hasOptimalBlue: true });
  });

  it("has six scenarios, one still a draft", async () => {
    const statuses = (await reportsOf(officer)).map(({ report }: { report: Saved }) => report.status);
    expect(statuses.toSorted()).toEqual([...Array(5).fill("complete"), "draft"]);
  });

  it("lacks no figure of any complete scenario", async () => {
    for (const entry of await reportsOf(officer)) {
      if (entry.report.status !== "complete") continue;
      for (const [at, loan] of (await figuresOf(officer, entry)).entries()) {
        // What an existing mortgage cost to get is not known, so it has no APR.
        const apr = entry.report.loans[at].category === "existing" ? 0 : loan.apr;
        expect([loan.id, loan.monthly.total, apr], entry.report.name).not.toContain(null);
      }
    }
  });

  it("shows a rate that adjusts, a subsidy, a second loan, and a refinance that pays debts off", async () => {
    const entries: { report: Saved; client: { ficoMin: number | null } }[] = await reportsOf(officer);
    const named = (name: string) => figuresOf(officer, entries.find(({ report }) => report.name === name)!);
    const [, arm, buydown, piggyback] = await named("A lower payment to start with");
    expect(arm.rates.map(({ rate }: { rate: number }) => rate)).toEqual([5.875, 10.875]);
    expect(buydown.buydown.years).toHaveLength(2);
    expect(piggyback.secondLoan.amount).toBe(46_500);
    const [, refinance] = await named("One loan in place of three");
    expect(refinance.savings.paidOff).toBe(291_040.18);
    expect(refinance.savings.monthlySavings).toBeGreaterThan(0);
  });

  it("shows the figures of the pictures that the product was drawn by", async () => {
    const [entry] = (await reportsOf(officer)).filter(
      ({ report }: { report: Saved }) => report.name === "Raleigh or Cary",
    );
    const loans = await figuresOf(officer, entry);
    const figures = loans.map((loan: { monthly: { total: number }; cash: { toClose: number }; apr: number }) => [
      loan.monthly.total,
      Math.round(loan.cash.toClose),
      Number(loan.apr.toFixed(3)),
    ]);
    expect(figures).toEqual([
      [3064.1, 108_638, 6.549],
      [2966.27, 112_638, 6.268],
      [3738.8, 26_213, 6.879],
      [4062.77, 56_904, 5.909],
    ]);
  });

  it("has an officer on the first day, an admin, another lender's officer and the provider's staff", async () => {
    const rookie = await visit(product.url, "newofficer@highway.test");
    expect([rookie.user.header.hasHeader, await clientsOf(rookie), await reportsOf(rookie)]).toEqual([false, [], []]);
    const admin = await visit(product.url, "admin@highway.test");
    expect(admin.user).toMatchObject({ roles: ["officer", "admin"], corpID: officer.user.corpID });
    const other = await visit(product.url, "officer@harbor.test");
    expect(other.user.corpID).not.toBe(officer.user.corpID);
    expect([(await clientsOf(other)).length, (await reportsOf(other)).length]).toEqual([2, 1]);
    const staff = await visit(product.url, "staff@highway.test");
    expect(staff.user.roles).toContain("staff");
    expect(rookie.user.roles).toEqual(["officer"]);
  });
});

it("answers each call with the deployed handler, refused ones in the same envelope", async () => {
  const stranger = await fetch(`${product.url}/v2/client`);
  expect([stranger.status, (await stranger.json()).error.code]).toEqual([401, "signedOut"]);
  const forged = await fetch(`${product.url}/v2/client`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: "https://elsewhere.test" },
    body: "{}",
  });
  expect(forged.status).toBe(403);
});

describe("pictures", () => {
  const { bytes } = fileEndpoints["POST /v1/{base}/upload-image"].example.body.file;
  const type = "image/png";

  it("go to where a page may send them, and come back as files that can do nothing", async () => {
    const sign = `GET /v1/lc2/file-signed-url?path=headshot%2Fme.png&type=image%2Fpng&size=${bytes.length}`;
    const { fullPath, signedUrl } = (await officer.call(sign)).data;
    const headers = { "content-type": type, origin: product.url };
    const put = await fetch(signedUrl, { method: "PUT", headers, body: bytes });
    expect([put.status, put.headers.get("access-control-allow-origin")]).toEqual([200, product.url]);
    const { data: kept } = await officer.call("PUT /v1/user/headshot", { fullPath });
    const shown = await officer.send(kept[0].header.headshot);
    expect(await shown.bytes()).toEqual(bytes);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      "content-type": type,
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
    });
    expect((await fetch(`${product.url}${kept[0].header.headshot}`)).status).toBe(401);
  });

  it("come in a form too, whole", async () => {
    const body = new FormData();
    body.append("file", new File([bytes], "kitchen.png"));
    const answer = await officer.send("/v1/lc2/upload-image", { method: "POST", body });
    const [{ url }] = (await answer.json()).data;
    expect(await (await officer.send(url)).bytes()).toEqual(bytes);
  });
});

it("mails nobody who is not known", async () => {
  const headers = { origin: product.url, "content-type": "application/json" };
  const body = JSON.stringify({ email: "nobody@highway.test" });
  const { status } = await fetch(`${product.url}/v1/auth/code`, { method: "POST", headers, body });
  expect(status).toBe(202);
  const mails = await (await fetch(`${product.url}/_local/inbox`)).json();
  expect(JSON.stringify(mails)).not.toContain("nobody@highway.test");
});

it("refuses a second product on its data, with a sentence", async () => {
  await expect(start({ data })).rejects.toThrow(/is in use by another Highway/);
});

it("refuses to empty a folder that a product works in", async () => {
  await expect(start({ data, fresh: true })).rejects.toThrow(/is in use by another Highway/);
  expect((await reportsOf(officer)).length).toBe(6);
});

it("refuses a port that is taken, with a sentence that says what to do", async () => {
  const port = Number(new URL(product.url).port);
  await expect(start({ data, port })).rejects.toThrow(
    `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
  );
});

/** The product answers each, by its rules or by a plea to come back, and never with an error of its own. It comes last: a network that tries so much is put off for a while. */
it("200 passcodes at once are refused by the rules or put off, and none opens the link", async () => {
  const { call } = officer;
  const { report } = (await reportsOf(officer)).find(({ report }: { report: Saved }) => report.status === "complete");
  const clientEmail = "burst@example.com";
  const { data: sent } = await call("POST /v2/share/send-live-share", {
    reportID: report.id,
    clientEmail,
    hasPasscode: true,
  });
  expect(sent[0].emailSent).toMatchObject([{ status: "OK" }]);
  const inbox = await (await fetch(`${product.url}/_local/inbox`, { headers: { accept: "application/json" } })).json();
  const mail = inbox.find(({ to }: { to: string[] }) => to.includes(clientEmail));
  const [, token] = /live-share\?data=([\w-]{43})/.exec(mail.text)!;
  const view = (body: object) =>
    fetch(`${product.url}/v2/share/live-share-view?share-data=${token}&tool=lc2`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: product.url },
      body: JSON.stringify(body),
    });
  expect((await view({ resend: true })).status).toBe(200);
  const tries = Array.from({ length: 200 }, (_, n) => view({ passcode: String(n).padStart(6, "0") }));
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  const counts = Object.fromEntries(
    [...new Set(statuses)].map((s) => [s, statuses.filter((each) => each === s).length]),
  );
  expect(Object.keys(counts).filter((status) => status !== "400" && status !== "429")).toEqual([]);
  expect(counts[400]).toBeLessThanOrEqual(5);
});
