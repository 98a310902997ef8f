import { request as httpRequest } from "node:http";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startGateway } from "../gateway";
import { startMail } from "../mail";
import { type Health, localPages } from "./local-pages";

const pushed = { service: "http://127.0.0.1:9", pushed: [{ address: "http://127.0.0.1:9/a", body: "AA==" }] };
let gateway: Awaited<ReturnType<typeof startGateway>>;
let mail: Awaited<ReturnType<typeof startMail>>;
let found: Awaited<ReturnType<Health>>;
beforeEach(async () => {
  mail = await startMail();
  gateway = await startGateway(0);
  const nothing = () => undefined;
  found = { status: "ok", web: "none" };
  gateway.open({
    api: nothing,
    web: nothing,
    local: localPages({ mailbox: mail.mailbox, health: async () => found, pushed: () => pushed }),
  });
});
afterEach(async () => {
  await gateway.stop();
  await mail.stop();
});

const message = (lines: string[]) => Buffer.from(lines.join("\r\n"));
const withAttachment = message([
  "From: Highway <no-reply@highway.test>",
  "To: officer@highway.test",
  "Subject: Your code",
  'Content-Type: multipart/mixed; boundary="b"',
  "",
  "--b",
  "Content-Type: text/html; charset=utf-8",
  "",
  "<p>123456</p><script>alert(1)</script>",
  "--b",
  "Content-Type: text/html",
  "Content-Transfer-Encoding: base64",
  'Content-Disposition: attachment; filename="page \u00f1.html"',
  "",
  Buffer.from("<script>alert(2)</script>").toString("base64"),
  "--b--",
]);
const get = (path: string, accept = "application/json") => fetch(`${gateway.url}${path}`, { headers: { accept } });

it("lists the mails as JSON for programs and as a page for people", async () => {
  await mail.mailbox.keep(withAttachment);
  const mails = await (await get("/_local/inbox")).json();
  const sentTo = async (address: string) => (await get(`/_local/inbox?to=${address}`)).json();
  expect(await sentTo("officer@highway.test")).toEqual(mails);
  expect(await sentTo("nobody@highway.test")).toEqual([]);
  expect(mails).toMatchObject([
    {
      id: expect.any(String),
      to: ["officer@highway.test"],
      cc: [],
      subject: "Your code",
      text: expect.any(String),
      html: expect.stringContaining("123456"),
      attachments: [
        { name: "page ñ.html", contentType: "text/html", size: 25, url: expect.stringMatching(/^\/_local\//) },
      ],
      sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    },
  ]);
  const page = await get("/_local/inbox/", "text/html,*/*");
  expect(page.headers.get("content-type")).toContain("text/html");
  expect(await page.text()).toContain("Inbox of this machine");
  for (const part of ["/_local/inbox.css", "/_local/inbox.js"]) expect((await get(part)).status).toBe(200);
});

it("shows a mail's own HTML where no script of it can run", async () => {
  const id = await mail.mailbox.keep(withAttachment);
  const { headers } = await get(`/_local/inbox/${id}/html`);
  expect(headers.get("content-security-policy")).toMatch(/^sandbox (?!.*allow-scripts).*default-src 'none'/);
  expect((await get("/_local/inbox", "text/html")).headers.get("content-security-policy")).toContain(
    "script-src 'self'",
  );
});

it("hands over an attachment as a file to keep, never as a page", async () => {
  const id = await mail.mailbox.keep(withAttachment);
  const response = await get(`/_local/inbox/${id}/attachments/0`);
  expect(await response.text()).toContain("alert(2)");
  expect(response.headers.get("content-disposition")).toBe("attachment; filename*=UTF-8''page%20%C3%B1.html");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
});

it.each([
  "/_local/inbox/none",
  "/_local/inbox/none/html",
  "/_local/inbox/..%2f..%2fsecrets.json",
  "/_local/secrets.json",
  "/_local/",
])("has nothing at %s", async (path) => {
  expect((await get(path)).status).toBe(404);
});

it("says how it is", async () => {
  expect(await (await get("/_local/health")).json()).toEqual({ status: "ok", web: "none" });
  found = { status: "failing", reason: "The disk is full." };
  const failing = await get("/_local/health");
  expect([failing.status, await failing.json()]).toEqual([503, found]);
});

it("answers this machine's own names only, so that no other site can read the mails by a name that points here", async () => {
  const status = (host: string) =>
    new Promise((resolve) => {
      const { port } = gateway;
      httpRequest({ host: "127.0.0.1", port, path: "/_local/inbox", headers: { host }, agent: false }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).end();
    });
  expect(await status("evil.test:80")).toBe(404);
  expect(await status(`localhost:${gateway.port}`)).toBe(200);
});

it("tells what was pushed to browsers", async () => {
  const answer = await fetch(`http://127.0.0.1:${gateway.port}/_local/pushed`);
  expect(await answer.json()).toEqual(pushed);
});
