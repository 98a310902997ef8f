/** What a campaign sends over its 90 days. */
import { startFiles } from "@highway/local/files";
import { startMail } from "@highway/local/mail";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeEach, expect, it } from "vitest";
import { addDays } from "../../platform/pure/working-day";
import { type KitOfficer, read, runAt, start, today } from "./campaigns.fixture";
import { stepKeys } from "./pure/steps";
import { campaignStage } from "./stage.fixture";

const stage = campaignStage(async () => {
  const mail = await startMail();
  return { mailbox: mail.mailbox, stop: await runBeside(startTable(), mail, startFiles()) };
});
const { arrived, schedules } = stage;
let officer: KitOfficer;
beforeEach(() => {
  officer = stage.officer();
});

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
  expect(mail!.subject).toMatch(/^Ya tiene su precalificación/);
  expect(mail!.text).toContain("hasta $450,000");
  expect(mail!.text).toContain("porque Dana Whitfield le ayuda");
  expect(mail!.text).not.toContain("Es válida");
});
