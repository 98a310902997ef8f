import { startMail } from "@highway/local/mail";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, expect, it } from "vitest";
import * as MarketAlerts from "../../market/news/alerts/index";
import { runAs } from "../../platform/actor";
import { environment, newOfficer, type Officer } from "../../sharing/sending/officer.fixture";
import * as Reach from "./index";

const mail = startMail();
beforeAll(() => {
  Object.assign(process.env, environment);
  return runBeside(startTable(), mail);
});

const asAdmin = <R>({ user }: Officer, run: () => R): R =>
  runAs(
    { kind: "person", userId: user.id, corpId: user.corpID, sessionId: "ses_x", roles: ["officer", "admin"] },
    { address: "203.0.113.7", agent: "" },
    run,
  );
const words = {
  headline: "Bonds at the day’s low",
  text: "<p>UMBS 6.0 has <b>lost 8/32</b>.</p>",
  stance: "lock" as const,
};
const mailsOf = async ({ user }: Officer) =>
  (await (await mail).mailbox.all()).filter(({ to }) => to.includes(user.email));

it("tests a draft on whoever writes it: marked in page and mailbox, kept nowhere, and for no other officer", async () => {
  const admin = await newOfficer();
  const shown = await asAdmin(admin, () => Reach.test({ alert: words }));
  expect(shown).toMatchObject({ isTest: true, headline: words.headline, stance: "lock" });
  const [sent, ...others] = await mailsOf(admin);
  expect(others).toEqual([]);
  expect(sent!.subject).toBe(`Test: ${words.headline}`);
  expect(sent!.text).toContain("UMBS 6.0 has lost 8/32.");
  expect(await asAdmin(admin, () => MarketAlerts.list({}))).toEqual([]);
});

it("mails of a test what the corporation shows, and nothing else", async () => {
  const admin = await newOfficer({ hideAlertDetails: true, showStance: false, mbsDisclaimer: false });
  await asAdmin(admin, () => Reach.test({ alert: words }));
  const [sent] = await mailsOf(admin);
  expect(sent!.text).not.toMatch(/UMBS|stance|Market commentary/);
});

it("tests nothing for an officer who does not decide for the corporation", async () => {
  const officer = await newOfficer();
  await expect(officer.as(async () => Reach.test({ alert: words }))).rejects.toMatchObject({ code: "missing" });
  expect(await mailsOf(officer)).toEqual([]);
});
