/** What stays of a message that was sent, and what goes with its client. */
import { startFiles } from "@highway/local/files";
import { startMail } from "@highway/local/mail";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeEach, expect, it } from "vitest";
import * as Cobrands from "../../branding/cobrands/index";
import * as Reports from "../../reports/index";
import { SendEntity } from "../sending/entity";
import { type KitOfficer, kitOfficer, read, runAt, start } from "./campaigns.fixture";
import { CampaignStepEntity } from "./entity";
import * as Campaigns from "./index";
import { sentences } from "./schema";
import { campaignStage } from "./stage.fixture";

const stage = campaignStage(async () => {
  const mail = await startMail();
  return { mailbox: mail.mailbox, stop: await runBeside(startTable(), mail, startFiles()) };
});
const { arrived } = stage;
let officer: KitOfficer;
beforeEach(() => {
  officer = stage.officer();
});
const sent = (step: "tenThousand" | "prequalified") => officer.as(() => Campaigns.sent(officer.client._id, step));

it("is shown with the words and figures that were sent, whatever changes afterwards", async () => {
  const { as, report, client } = officer;
  const campaign = await start(officer);
  await expect(sent("tenThousand")).rejects.toMatchObject({ code: "missing", message: sentences.notSent });
  await runAt(campaign, "tenThousand");
  const before = await sent("tenThousand");
  const loans = report.loans.map((loan) => ({ ...loan, rate: 9 }));
  await as(() => Reports.update({ id: report.id, report: { ...report, loans } as never }));
  const mail = (await arrived()).find(({ subject }) => subject === before.subject)!;
  const now = await as(async () => Campaigns.preview({ clientID: client._id, step: "tenThousand" }));
  expect(now.html).not.toContain("adds $63.21 a month");
  const after = await sent("tenThousand");
  expect(after).toEqual(before);
  expect(after.html).toContain("adds $63.21 a month");
  expect(mail.text).toContain("adds $63.21 a month");
  expect(after.figures).toContainEqual({ name: "PER10K", value: "$63.21", from: "Loan comparison" });
  expect(after.figures!.map(({ name }) => name)).toEqual(expect.arrayContaining(["APR", "TERM"]));
  expect((await read(officer)).messages.find(({ step }) => step === "tenThousand")!.sentSubject).toBe(mail.subject);
});

it("goes out with the co-brand that the report named, and is shown with it afterwards", async () => {
  const { as, report, client } = officer;
  const { cbID } = await as(() =>
    Cobrands.create({ name: "Marcus Lee", company: "Oakline Realty", phone: "919 555 0119" }),
  );
  await as(() =>
    Reports.update({ id: report.id, report: { ...report, cobrandID: cbID, cobrandPosition: "right" } as never }),
  );
  const campaign = await start(officer);
  const preview = await as(async () => Campaigns.preview({ clientID: client._id, step: "prequalified" }));
  await runAt(campaign, "prequalified");
  const { subject, html } = await sent("prequalified");
  const mail = (await arrived()).findLast((each) => each.subject === subject)!;
  for (const drawn of [preview.html, html, mail.html]) expect(drawn).toContain("Marcus Lee");
});

it("is not shown to another officer", async () => {
  const campaign = await start(officer);
  await runAt(campaign, "prequalified");
  const other = await kitOfficer();
  const asked = other.as(() => Campaigns.sent(officer.client._id, "prequalified"));
  await expect(asked).rejects.toMatchObject({ code: "missing" });
});

it("goes for good with its client, and stays where the client comes back", async () => {
  const campaign = await start(officer);
  await runAt(campaign, "prequalified");
  const ownerId = officer.user.id;
  const ends = async () => {
    const { data: steps } = await CampaignStepEntity.query.ofClient({ ownerId, clientId: officer.client._id }).go();
    const { sendId } = steps.find(({ sendId }) => sendId)!;
    const { data: send } = await SendEntity.get({ ownerId, sendId: sendId! }).go();
    return [...new Set([...steps, send!].map(({ expiresAt }) => expiresAt))];
  };
  expect(await ends()).toEqual([undefined]);
  await officer.as(() => Campaigns.keepUntil(officer.client._id, 4_000_000_000));
  expect(await ends()).toEqual([4_000_000_000]);
  await officer.as(() => Campaigns.keepUntil(officer.client._id, undefined));
  expect(await ends()).toEqual([undefined]);
});
