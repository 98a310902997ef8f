import { startMail } from "@highway/local/mail";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, describe, expect, it } from "vitest";
import * as Clients from "../../clients/index";
import * as Audit from "../../people/audit/index";
import type { CorpPermissions } from "../../people/permissions/schema";
import { advance, isoNow, now } from "../../platform/clock";
import * as Sending from "../../sharing/sending/index";
import { environment, newOfficer, type Officer } from "../../sharing/sending/officer.fixture";
import * as Suppression from "../../sharing/sending/suppression/index";
import { AlertEntity, type Figures } from "../entity";
import { newAlert } from "../evaluate";
import { exampleAlert, exampleDetail } from "../example";
import * as Letters from "./index";
import { sentences } from "./schema";
import { letterWords } from "./words";

const mail = startMail();
beforeAll(() => {
  Object.assign(process.env, environment);
  return runBeside(startTable(), mail);
});

let count = 0;
const { name: _name, ...figures } = exampleDetail.clients[0]!;

/** An officer whose alert touches some clients, each with a payment of its own. */
async function stage(names: readonly string[], over: object = {}, permissions: Partial<CorpPermissions> = {}) {
  const officer = await newOfficer(permissions);
  const clients = await officer.as(() =>
    Promise.all(
      names.map((name) => {
        count += 1;
        return Clients.create({ name, primaryEmail: `reader${count}@example.com` });
      }),
    ),
  );
  const touched = clients.map(({ _id: clientID }, at) => ({ ...figures, clientID, aMonth: 16.47 + at }));
  const item = {
    ...newAlert(officer.user.id, { ...exampleAlert, tickAt: isoNow(), ...over } as never),
    figures: { clients: touched, others: [], rateForPoint: 0.25 } satisfies Figures,
  };
  await AlertEntity.create(item).go();
  return { officer, clients, alertID: item.alertId };
}
type Stage = Awaited<ReturnType<typeof stage>>;

const listed = ({ officer, alertID: id }: Pick<Stage, "officer" | "alertID">) => officer.as(() => Letters.list({ id }));
const said = { subject: "The market today", message: "Hi Elena,\n\nCall me <b>soon</b>." };
const write = ({ officer, alertID, clients }: Stage, at = 0, words = said) =>
  officer.as(async () => Letters.write({ alertID, clientID: clients[at]!._id, ...words }));
const mailsTo = async (address: string | null) =>
  (await (await mail).mailbox.all()).filter(({ to }) => to.includes(address!));

describe("an email about an alert", () => {
  it("is written for each client, with that client's own name and figures, and goes to that client alone", async () => {
    const all = await stage(["Elena Marchetti", "Marcus Tillery"]);
    const { refused, letters } = await listed(all);
    expect(refused).toBeNull();
    expect(letters.map(({ name, state }) => [name, state])).toEqual([
      ["Elena Marchetti", "ready"],
      ["Marcus Tillery", "ready"],
    ]);
    for (const [at, { subject, message }] of letters.entries()) await write(all, at, { subject, message });
    const [elena, marcus] = await Promise.all(all.clients.map(({ primaryEmail }) => mailsTo(primaryEmail)));
    expect(elena).toHaveLength(1);
    expect(marcus).toHaveLength(1);
    expect(elena![0]!.to).toEqual([all.clients[0]!.primaryEmail]);
    expect(elena![0]!.text).toContain("Hi Elena,");
    expect(elena![0]!.text).toContain("$16.47 more a month");
    expect(elena![0]!.text).not.toMatch(/Marcus|17\.47/);
    expect(marcus![0]!.text).toContain("$17.47 more a month");
    expect(elena![0]!.text).toContain("/unsubscribe?data=");
  });

  it("goes out once, however often and however fast it is sent, and says what became of it", async () => {
    const all = await stage(["Elena Marchetti"]);
    const [first, second] = await Promise.all([write(all), write(all)]);
    const third = await write(all, 0, { ...said, subject: "Another" });
    for (const letter of [first, second, third]) expect(letter.state).toBe("written");
    expect(third).toMatchObject({ subject: "The market today", status: "OK" });
    expect(await mailsTo(all.clients[0]!.primaryEmail)).toHaveLength(1);
    const trail = await all.officer.as(() => Audit.list({}));
    expect(trail.filter(({ kind }) => kind === "lock-alert.written")).toHaveLength(1);
  });

  it("is sent once more where it failed, as it is left then and to the address of then, and never where it went out", async () => {
    const all = await stage(["Elena Marchetti"]);
    const [elena] = all.clients;
    const again = (message: string) =>
      all.officer.as(async () =>
        Letters.write({ alertID: all.alertID, clientID: elena!._id, ...said, message, isAgain: true }),
      );
    const addressed = (primaryEmail: string) =>
      all.officer.as(() => Clients.update({ id: elena!._id, client: { name: elena!.name, primaryEmail } }));
    const broken = `reject+${count}${count}@simulator.test`;
    const mended = `mended${count}@example.com`;
    await addressed(broken);
    const first = await write(all);
    expect(first).toMatchObject({ state: "written", status: "FAILED", email: broken });
    expect(first.reason).toMatch(/\w/);
    await addressed(mended);
    expect(await write(all)).toMatchObject({ status: "FAILED" });
    expect(await mailsTo(mended)).toEqual([]);
    const sent = await Promise.all([again("Call me."), again("Call me.")]);
    expect(sent.map(({ state }) => state)).toEqual(["written", "written"]);
    expect((await listed(all)).letters).toMatchObject([{ status: "OK", email: mended, message: "Call me." }]);
    expect(await again("Once more.")).toMatchObject({ status: "OK", message: "Call me." });
    expect(await mailsTo(mended)).toHaveLength(1);
  });

  it("is sent again from its alert alone, not as any mail that failed: its figures hold for a day", async () => {
    const all = await stage(["Elena Marchetti"]);
    const [elena] = all.clients;
    const primaryEmail = `reject+alone${count}@simulator.test`;
    await all.officer.as(() => Clients.update({ id: elena!._id, client: { name: elena!.name, primaryEmail } }));
    await write(all);
    const [record] = await all.officer.as(() => Sending.listSends({}));
    expect(record).toMatchObject({ isOfAlert: true, emailSent: [{ status: "FAILED" }] });
    await expect(all.officer.as(() => Sending.resend(record!.emailSent[0]!.id))).rejects.toMatchObject({
      code: "invalid",
      message: "Send an email about a lock alert again from the alert itself.",
    });
  });

  it("holds what was typed as text", async () => {
    const all = await stage(["Elena Marchetti"]);
    await write(all);
    const [sent] = await mailsTo(all.clients[0]!.primaryEmail);
    expect(sent!.subject).toBe("The market today");
    expect(sent!.html).toContain("Call me &lt;b&gt;soon&lt;/b&gt;.");
    const { html } = await all.officer.as(async () =>
      Letters.preview({ alertID: all.alertID, clientID: all.clients[0]!._id, ...said }),
    );
    expect(html).toContain("Call me &lt;b&gt;soon&lt;/b&gt;.");
  });

  it("is not sent to whoever unsubscribed, has no address, or has locked since", async () => {
    const all = await stage(["Elena Marchetti", "Marcus Tillery", "Priya Nair"]);
    const [elena, marcus, priya] = all.clients;
    await Suppression.add(Suppression.hashOf(elena!.primaryEmail!), "unsubscribed");
    await all.officer.as(() => Clients.update({ id: marcus!._id, client: { name: marcus!.name } }));
    await all.officer.as(() => Clients.setRateLock({ id: priya!._id, rateLock: { since: "2020-01-01", until: null } }));
    const { letters } = await listed(all);
    expect(letters.map(({ state }) => state)).toEqual(["unsubscribed", "noEmail", "locked"]);
    for (const [at, state] of (["unsubscribed", "noEmail", "locked"] as const).entries())
      await expect(write(all, at)).rejects.toMatchObject({ code: "conflict", message: sentences.states[state] });
    expect(await mailsTo(elena!.primaryEmail)).toEqual([]);
  });

  it.each<[string, string, object, Partial<CorpPermissions>]>([
    ["a test", sentences.test, { isTest: true }, {}],
    ["an earlier day", sentences.past, { tickAt: "2020-01-02T15:00:00.000Z" }, {}],
    ["a company that approves emails", sentences.approval, {}, { sendForApproval: true }],
    ["a company without own messages", sentences.ownWords, {}, { reportMessageVis: false }],
  ])("is refused for %s", async (_name, sentence, over, permissions) => {
    const all = await stage(["Elena Marchetti"], over, permissions);
    expect((await listed(all)).refused).toBe(sentence);
    await expect(write(all)).rejects.toMatchObject({ code: "conflict", message: sentence });
    expect(await mailsTo(all.clients[0]!.primaryEmail)).toEqual([]);
  });

  it("is nobody else's, and none is for a client whom the alert does not touch", async () => {
    const all = await stage(["Elena Marchetti"]);
    const rival: Officer = await newOfficer();
    await expect(listed({ ...all, officer: rival })).rejects.toMatchObject({ code: "missing" });
    await expect(write({ ...all, officer: rival })).rejects.toMatchObject({ code: "missing" });
    const other = await all.officer.as(() => Clients.create({ name: "Another", primaryEmail: "other@example.com" }));
    await expect(write({ ...all, clients: [other] })).rejects.toMatchObject({ code: "missing" });
  });

  it("ends with its alert's day", async () => {
    const all = await stage(["Elena Marchetti"]);
    advance(86_400_000);
    expect((await listed(all)).refused).toBe(sentences.past);
    advance(-86_400_000);
    expect(now()).toBeGreaterThan(0);
  });
});

it.each([
  ["en", 16.47, /prices .* fell today[\s\S]*6\.563% instead of 6\.5%[\s\S]*\$16\.47 more a month/],
  ["en", -16.47, /prices .* rose today[\s\S]*\$16\.47 less a month/],
  ["en", 0, /your payment stays at about \$2,528\.27/],
  ["es", 16.47, /bajaron hoy[\s\S]*\$16\.47 más al mes/],
  ["es", -16.47, /subieron hoy[\s\S]*\$16\.47 menos al mes/],
] as const)("says in %s what a change of %d a month means", (lang, aMonth, pattern) => {
  const { subject, message } = letterWords(lang, { ...exampleDetail.clients[0]!, aMonth });
  expect(message).toMatch(pattern);
  expect(subject).not.toMatch(/\d/);
});
