import { runAs } from "@highway/core/platform/actor";
import { advance } from "@highway/core/platform/clock";
import { toNextWindow } from "@highway/core/platform/table/window.fixture";
import * as LinkList from "@highway/core/sharing/links/list/index";
import * as Suppression from "@highway/core/sharing/sending/suppression/index";
import { startMail } from "@highway/local/mail";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, expect, it } from "vitest";
import { comparable, linkTo, look, type SavedReport, savedReport } from "./walk/sharing";
import { call, callAs, environment } from "./walk/stage";

let saved: SavedReport;
let mailbox: Awaited<ReturnType<typeof startMail>>["mailbox"];
beforeAll(async () => {
  const mail = await startMail();
  const stop = await runBeside(startTable(), mail);
  Object.assign(process.env, environment);
  mailbox = mail.mailbox;
  saved = await savedReport();
  const header = { name: "Dana Whitfield", company: "Summit Home Lending", primaryPhone: { number: "9195550142" } };
  await callAs(saved.officer, "PUT /v1/user/header", { body: header });
  return stop;
});

let recipients = 0;
/** A link that was sent to an address to which nothing else was. */
async function sent(wanted: Parameters<typeof linkTo>[1] = {}) {
  const email = `reader${recipients++}@example.test`;
  return { email, ...(await linkTo(saved, { audience: { kind: "person", email }, ...wanted })) };
}
const again = (link: string, body: object = {}, tool = "lc2", headers = {}) =>
  call("POST /v2/share/live-share-again", { query: { link, tool }, body, headers });
const mailsTo = async (email: string) => (await mailbox.all()).filter(({ to }) => to.includes(email));
const asOfficer = <R>(run: () => R) => {
  const { id: userId, corpID: corpId, roles } = saved.officer;
  return runAs({ kind: "person", userId, corpId, sessionId: "ses_1", roles }, { address: "test", agent: "" }, run);
};

it("tells who has the address of a report alone from whom it is, and of its reader a mask", async () => {
  const { link, email } = await sent();
  const { status, body } = await again(link.id);
  expect([status, body.data[0]]).toEqual([
    200,
    {
      officer: expect.objectContaining({
        name: "Dana Whitfield",
        phone: expect.objectContaining({ number: "9195550142" }),
      }),
      email: "r•••@e•••.test",
      lang: "en",
      isSent: false,
    },
  ]);
  expect(JSON.stringify(body)).not.toContain("Elena");
  expect(await mailsTo(email)).toEqual([]);
});

it("mails the link again, in the officer's name and the link's language, and it opens the same link", async () => {
  const { link, email } = await sent({ lang: "es" });
  expect((await again(link.id, { send: true })).body.data[0]).toMatchObject({ isSent: true, email: "r•••@e•••.test" });
  const [mail] = await mailsTo(email);
  expect(mail).toMatchObject({ subject: expect.stringContaining("de parte de Dana Whitfield") });
  expect(mail!.text).toContain("Aquí tiene de nuevo el enlace a su informe");
  const token = /live-share\?data=([\w-]{43})/.exec(mail!.text)![1]!;
  const opened = await look(token);
  expect(opened.body.data[0]).toMatchObject({ isAuth: true, link: link.id });
});

it("tells the officer what was mailed, and that it was asked for", async () => {
  const { link, email } = await sent();
  await again(link.id, { send: true });
  const { body } = await callAs(saved.officer, "GET /v2/share/sends", { query: { count: "50" } });
  const record = body.data.find(({ recipients }: { recipients: string[] }) => recipients.includes(email));
  const trail = (await callAs(saved.officer, "GET /v1/audit", { query: { count: "100" } })).body.data;
  const deed = trail.find(
    ({ kind, subject }: { kind: string; subject: string }) => kind === "link.asked-again" && subject === link.id,
  );
  expect(deed.detail).toEqual({ name: "Raleigh or Cary" });
  expect(record).toMatchObject({ isAskedAgain: true, emailSent: [{ email, status: "OK" }] });
});

it("answers alike for a link that never was, was revoked, is over, or is of another tool, and mails nothing", async () => {
  const [revoked, over, other] = [await sent(), await sent({ expiresAt: "2020-01-01T00:00:00.000Z" }), await sent()];
  await asOfficer(() => LinkList.revoke(revoked.link.id));
  const before = (await mailbox.all()).length;
  const answers = [
    await again("lnk_00000000000000000000000000", { send: true }),
    await again(revoked.link.id, { send: true }),
    await again(over.link.id, { send: true }),
    await again(other.link.id, { send: true }, "pa"),
  ].map(comparable);
  expect(answers[0]!.status).toBe(404);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect((await mailbox.all()).length).toBe(before);
});

it("has no address for a copied link, or a preview: the officer alone can help", async () => {
  for (const wanted of [{ audience: { kind: "anyone" as const } }, { isPreview: true }]) {
    const { link } = await linkTo(saved, wanted);
    expect((await again(link.id)).body.data[0]).toMatchObject({ email: null, officer: { name: "Dana Whitfield" } });
    expect((await again(link.id, { send: true })).status).toBe(400);
  }
});

it("mails a link three times an hour and ten times a day at most", async () => {
  toNextWindow(86_400);
  const { link, email } = await sent();
  const pressed = async () => (await again(link.id, { send: true })).status;
  const statuses = [];
  for (let press = 0; press < 4; press++) statuses.push(await pressed());
  expect([statuses, (await mailsTo(email)).length]).toEqual([[200, 200, 200, 429], 3]);
  for (let hour = 0; hour < 3; hour++) {
    advance(3_600_000);
    for (let press = 0; press < 3; press++) await pressed();
  }
  expect((await mailsTo(email)).length).toBe(10);
  advance(86_400_000);
  expect(await pressed()).toBe(200);
});

it("mails twenty links in a quarter of an hour at most for one network, from however many of its addresses", async () => {
  const links = await Promise.all(Array.from({ length: 21 }, () => sent()));
  toNextWindow(900);
  const statuses = [];
  for (const [host, { link }] of links.entries()) {
    const from = { "cloudfront-viewer-address": `2001:db8:5:5::${host + 1}:49152` };
    statuses.push((await again(link.id, { send: true }, "lc2", from)).status);
  }
  expect(statuses).toEqual([...Array(20).fill(200), 429]);
});

it("mails who unsubscribed and asks, as codes are, but no address from which mail came back", async () => {
  const [stopped, bounced] = [await sent(), await sent()];
  await Suppression.add(Suppression.hashOf(stopped.email), "unsubscribed");
  await Suppression.add(Suppression.hashOf(bounced.email), "bounced");
  for (const { link } of [stopped, bounced]) await again(link.id, { send: true });
  expect([await mailsTo(stopped.email), await mailsTo(bounced.email)].map(({ length }) => length)).toEqual([1, 0]);
});
