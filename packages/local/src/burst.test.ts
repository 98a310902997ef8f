/** Two hundred at once: the product answers each, by its rules or by a plea to come back, and never with an error of its own. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { visit } from "./demo/visitor";
import { start } from "./runtime";

let data: string;
let product: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), "highway-burst-"));
  product = await start({ data, seed: true });
});
afterAll(async () => {
  await product.stop();
  rmSync(data, { recursive: true, force: true });
});

it("200 passcodes at once are refused by the rules or put off, and none opens the link", async () => {
  const { call } = await visit(product.url, "officer@highway.test");
  const entries = (await call("GET /v2/client/reports?count=10")).data;
  const { report } = entries.find(({ report }: { report: { status: string } }) => report.status === "complete");
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
