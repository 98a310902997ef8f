import { startFiles } from "@highway/local/files";
import { startMail } from "@highway/local/mail";
import { patience } from "@highway/local/patience.fixture";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as Clients from "../../clients/index";
import { advance, now } from "../../platform/clock";
import { deliver } from "../../platform/mail/mail";
import { addDays } from "../../platform/pure/working-day";
import * as OfClient from "../../reports/of-client/index";
import * as Sending from "../sending/index";
import { environment } from "../sending/officer.fixture";
import * as Suppression from "../sending/suppression/index";
import { type KitOfficer, kitOfficer, read, runAt, runTwice, start, startRates, today } from "./campaigns.fixture";
import * as Campaigns from "./index";
import { stepKeys } from "./pure/steps";
import { sentences } from "./schema";

vi.mock(import("../../platform/mail/mail"), async (original) => {
  const mail = await original();
  return { ...mail, deliver: vi.fn(mail.deliver) };
});
const { deliver: reallyDeliver } =
  await vi.importActual<typeof import("../../platform/mail/mail")>("../../platform/mail/mail");

let mailbox: Awaited<ReturnType<typeof startMail>>["mailbox"];
beforeAll(async () => {
  const mail = await startMail();
  const stop = await runBeside(startTable(), mail, startFiles());
  Object.assign(process.env, environment);
  mailbox = mail.mailbox;
  const rates = await startRates();
  return () => Promise.all([stop(), rates.stop()]);
});
let officer: KitOfficer;
let email: string;
let count = 0;
beforeEach(async () => {
  vi.mocked(deliver).mockReset().mockImplementation(reallyDeliver);
  officer = await kitOfficer();
  email = await newAddress(officer);
});
/** A client as a form sends it that does not say on which state it is based. */
const unstamped = ({ lastUpdated: _, ...client }: KitOfficer["client"]) => client;
/** Gives the officer's client an address of its own, so that each test has its mailbox. */
async function newAddress({ as, client }: KitOfficer): Promise<string> {
  count += 1;
  const address = `elena${count}@example.com`;
  await as(() => Clients.update({ id: client._id, client: { ...unstamped(client), primaryEmail: address } }));
  return address;
}
const arrived = async (to = email) => (await mailbox.all()).filter((mail) => mail.to.includes(to));
const stateOf = async (step: (typeof stepKeys)[number]) =>
  (await read(officer)).messages.find((message) => message.step === step)!;
const schedules = async () => (await officer.as(() => Clients.get(officer.client._id))).schedules;

it("goes through its 90 days: sends what is known, skips what is not, tells the officer, and ends", async () => {
  const campaign = await start(officer, { maxPrice: 500_000, expires: addDays(today(), 120) });
  expect(campaign.messages.map(({ step }) => step)).toEqual(stepKeys);
  expect(await schedules()).toMatchObject([{ name: "90 Day Kit", active: true }]);
  for (const step of stepKeys) await runAt(campaign, step);
  const { status, endedBy, messages } = await read(officer);
  expect([status, endedBy]).toEqual(["stopped", "finished"]);
  expect(await schedules()).toMatchObject([{ active: false }]);
  const skipped = messages.filter(({ state }) => state === "skipped");
  expect(skipped.map(({ step, reason }) => [step, reason])).toEqual([
    ["county", "noFigure"],
    ["rentOrBuy", "noFigure"],
    ["waiting", "noFigure"],
    ["bidding", "noFigure"],
  ]);
  expect(messages.filter(({ mail }) => mail?.status === "OK")).toHaveLength(10);
  const mails = await arrived();
  expect(mails).toHaveLength(10);
  for (const { text, subject, html } of mails) {
    expect(`${subject}${text}${html}`).not.toMatch(/\[\[|\]\]|undefined|NaN/);
    expect(text).toContain("Equal Housing");
    expect(text).toContain("NMLS #9401827");
    expect(text).toContain("4100 Wake Ridge Road, Raleigh, NC 27609");
    expect(text).toMatch(/Unsubscribe: http.*unsubscribe/);
  }
  const told = (await arrived(officer.user.email)).map(({ subject }) => subject);
  expect(told).toHaveLength(4);
  expect(told[0]).toBe("A message to Jordan Doe was skipped");
});

it("states the APR, the payments and the down payment beside a figure of the loan", async () => {
  const campaign = await start(officer);
  await runAt(campaign, "tenThousand");
  const [mail] = (await arrived()).filter(({ subject }) => subject.includes("$10,000"));
  // 6.5 % over 30 years is 63.20680… a month for 10,000; 400,000 of 500,000 are lent.
  expect(mail!.text).toContain("adds $63.21 a month");
  expect(mail!.text).toMatch(/a loan of \$400,000 with \$100,000 down, repaid in 360 monthly payments of \$2,528\.27/);
  expect(mail!.text).toMatch(/Its APR is 6\.\d{1,3}%/);
  expect(mail!.text).toContain("The figures are estimates as of 11/20/2026");
});

it("writes Spanish to a client who reads it", async () => {
  const campaign = await start(officer, { lang: "es", maxPrice: 450_000 });
  await runAt(campaign, "prequalified");
  const [mail] = await arrived();
  expect(mail!.subject).toMatch(/^Usted está precalificado/);
  expect(mail!.text).toContain("hasta $450,000");
  expect(mail!.text).toContain("porque Dana Whitfield le ayuda");
  expect(mail!.text).not.toContain("Es válida");
});

describe("ends by itself once", () => {
  it.each<[why: string, endedBy: string, days: number, happens: () => Promise<unknown>]>([
    ["the client unsubscribed", "unsubscribed", 90, () => Suppression.add(Suppression.hashOf(email), "unsubscribed")],
    ["the address bounced", "undeliverable", 90, () => Suppression.add(Suppression.hashOf(email), "bounced")],
    ["the prequalification is over", "expired", 1, async () => advance(3 * 86_400_000)],
  ])("%s", async (_why, endedBy, days, happens) => {
    const campaign = await start(officer, { expires: addDays(today(), days) });
    await happens();
    await runAt(campaign, "team");
    expect(await read(officer)).toMatchObject({ status: "stopped", endedBy });
    expect((await arrived()).map(({ subject }) => subject)).not.toContain("Who is on your side");
    expect(await schedules()).toMatchObject([{ active: false }]);
  });

  it("the client is deleted, and stays ended when the client comes back", async () => {
    const campaign = await start(officer);
    await officer.as(() => OfClient.remove(officer.client._id));
    await runAt(campaign, "prequalified");
    expect(await arrived()).toEqual([]);
    await officer.as(() => OfClient.restore(officer.client._id));
    expect(await read(officer)).toMatchObject({ status: "stopped", endedBy: "clientGone" });
  });
});

describe("the officer", () => {
  const change = async (sent: object) => {
    const { lastUpdated } = await read(officer);
    return officer.as(() => Campaigns.change(officer.client._id, { lastUpdated, ...sent }));
  };

  it("pauses, and what is more than 5 days late by then is skipped, the rest never within 48 hours", async () => {
    const campaign = await start(officer);
    await runAt(campaign, "prequalified");
    await change({ status: "paused" });
    await runAt(campaign, "team");
    expect(await stateOf("team")).toMatchObject({ state: "planned" });
    await runAt(campaign, "tenThousand");
    await change({ status: "active" });
    advance(2000);
    await runTwice();
    expect(await stateOf("team")).toMatchObject({ state: "skipped", reason: "late" });
    expect(await stateOf("tenThousand")).toMatchObject({ state: "sent" });
  });

  it("stops with a reason, and starts again with a new epoch, in which nothing of the old one goes out", async () => {
    const first = await start(officer);
    await expect(start(officer)).rejects.toMatchObject({ code: "conflict", message: sentences.running });
    expect(await change({ status: "stopped", endedBy: "bought" })).toMatchObject({ endedBy: "bought" });
    await expect(change({ status: "active" })).rejects.toMatchObject({ message: sentences.ended });
    const again = await start(officer);
    expect([first.epoch, again.epoch, again.id === first.id]).toEqual([1, 2, true]);
    await runAt(again, "prequalified");
    expect(await arrived()).toHaveLength(1);
  });

  it("writes other words, which must keep the required figures, and skips a message", async () => {
    const campaign = await start(officer);
    const edit = async (step: "tenThousand" | "prequalified", sent: object) => {
      const { lastUpdated } = await read(officer);
      return officer.as(() => Campaigns.changeMessage(officer.client._id, step, { lastUpdated, ...sent }));
    };
    const text = { subject: "Hello", body: "No figure." };
    await expect(edit("tenThousand", { text })).rejects.toMatchObject({
      fields: { "text.body": expect.stringContaining("PER10K") },
    });
    const own = { subject: "Hello [[FIRSTNAME]]", body: "Dear [[FIRSTNAME]], a <b>$2,000</b> payment. [[OFFICER]]" };
    await edit("prequalified", { text: own });
    await edit("tenThousand", { isSkipped: true });
    await runAt(campaign, "prequalified");
    await runAt(campaign, "tenThousand");
    const [mail] = await arrived();
    expect(mail!.subject).toBe("Hello Jordan");
    expect(mail!.html).toContain("&lt;b&gt;$2,000&lt;/b&gt;");
    expect(mail!.text).toMatch(/Its APR is/);
    expect(await stateOf("tenThousand")).toMatchObject({ state: "skipped", reason: "officer" });
    await expect(edit("prequalified", { text: own })).rejects.toMatchObject({ message: sentences.done });
  });

  it("loses a stale change, with the newer state in the answer", async () => {
    const { lastUpdated } = await start(officer);
    await change({ status: "paused" });
    const late = officer.as(() => Campaigns.change(officer.client._id, { lastUpdated, status: "stopped" }));
    await expect(late).rejects.toMatchObject({ code: "conflict", current: { status: "paused" } });
  });

  it("cannot start without an address, a header, a complete report, or in the past", async () => {
    await expect(start(officer, { start: addDays(today(), -1) })).rejects.toMatchObject({
      fields: { start: sentences.start },
    });
    await expect(start(officer, { reportID: `rpt_${"0".repeat(26)}` })).rejects.toMatchObject({
      fields: { reportID: sentences.report },
    });
    await officer.as(() =>
      Clients.update({ id: officer.client._id, client: { ...unstamped(officer.client), primaryEmail: null } }),
    );
    await expect(start(officer)).rejects.toMatchObject({
      fields: { primaryEmail: "Email is required for the client's active drip campaign" },
    });
  });

  it("cannot empty the address of a client while the campaign runs, and can afterwards", async () => {
    await start(officer);
    const empty = () =>
      officer.as(() =>
        Clients.update({ id: officer.client._id, client: { ...unstamped(officer.client), primaryEmail: null } }),
      );
    await expect(empty()).rejects.toMatchObject({
      fields: { primaryEmail: "Email is required for the client's active drip campaign" },
    });
    await change({ status: "stopped" });
    expect((await empty()).primaryEmail).toBeNull();
  });

  it("has no campaigns without the kit", async () => {
    const other = await kitOfficer({ marketingKitVisible: false });
    await expect(start(other)).rejects.toMatchObject({ code: "forbidden", message: sentences.notYours });
    await expect(read(other)).rejects.toMatchObject({ code: "forbidden" });
  });
});

describe("a run that dies", () => {
  const dead = () => new Promise<never>(() => undefined);
  const resumed = async () => {
    for (const minutes of [2, 10, 60]) {
      advance(minutes * 60_000);
      await Campaigns.run(now() + 60_000);
      await Sending.resume(now() + 60_000);
    }
    return [(await stateOf("prequalified")).mail?.status, (await arrived()).length];
  };

  it("before the message was handed over leaves it planned, and it goes out once", async () => {
    const campaign = await start(officer);
    vi.spyOn(Suppression, "reasonFor").mockImplementationOnce(dead);
    void runAt(campaign, "prequalified");
    await vi.waitFor(() => expect(Suppression.reasonFor).toHaveBeenCalled(), patience);
    expect((await stateOf("prequalified")).state).toBe("planned");
    expect(await resumed()).toEqual(["OK", 1]);
  });

  it("after the mail service took the email leaves it unknown, and nobody sends it again", async () => {
    const campaign = await start(officer);
    vi.mocked(deliver).mockImplementationOnce(async (letter) => {
      await reallyDeliver(letter);
      return dead();
    });
    void runAt(campaign, "prequalified");
    await vi.waitFor(async () => expect(await arrived()).toHaveLength(1), patience);
    expect(await resumed()).toEqual(["unknown", 1]);
  });
});
