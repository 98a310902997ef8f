/** What is emailed about the approval of a campaign: to the company's own people, and back to the officer. */
import * as Branding from "../../../branding/index";
import type { Client } from "../../../clients/schema";
import * as Permissions from "../../../people/permissions/index";
import { person } from "../../../platform/actor";
import { appAddress } from "../../../platform/declare/env";
import { logError } from "../../../platform/log";
import { compose, send } from "../../../platform/mail/mail";
import { brandedMail } from "../../mails/frame";
import { mailOfficer } from "../../mails/officer";
import { addressesOf } from "../../sending/accept";
import type { CampaignItem } from "../entity";
import { stepKeys, steps } from "../pure/steps";
import { titles } from "../pure/texts";
import { textOf } from "./state";

const approvalsPath = "/admin?tab=approvals";

/** Writes the words of each message, as they are read before they are approved. */
const wordsOf = (campaign: CampaignItem) =>
  stepKeys
    .filter((step) => !campaign.skipped.includes(step))
    .flatMap((step) => {
      const { subject, body } = textOf(campaign, step);
      return [
        { kind: "note", lead: `Day ${steps[step].day}: ${titles[step]}`, text: `Subject: ${subject}` } as const,
        ...body.split(/\n{2,}/).map((text) => ({ kind: "text", text }) as const),
      ];
    });

/** Emails the series to those who approve. Whoever misses the email finds the series in Highway, so one that fails is logged. */
export async function mailApprovers(campaign: CampaignItem, client: Pick<Client, "name">): Promise<void> {
  const { approvalEmailTo, approvalEmailCC } = await Permissions.ownPermissions();
  const brand = await Branding.of(campaign.ownerId);
  const title = `${brand.name} asks you to approve a 90-day campaign`;
  const mail = brandedMail({
    lang: "en",
    brand,
    title,
    preheader: "Nothing is sent to the client before the series is approved.",
    body: [
      {
        kind: "text",
        text: `These are the messages to ${client.name}. Names in double brackets are filled in when a message is sent. An administrator of your company approves them, or sends them back, in Highway.`,
      },
      ...wordsOf(campaign),
    ],
    action: { label: "Approve or send back", url: appAddress() + approvalsPath },
    footer: "company",
  });
  try {
    for (const to of addressesOf(approvalEmailTo))
      await send(compose({ to, cc: addressesOf(approvalEmailCC), subject: title, ...mail }));
  } catch (error) {
    logError(error, {
      doing: "ask for the approval of a campaign",
      client: campaign.clientId,
      officer: person().userId,
    });
  }
}

/** Tells the officer that the series was approved, or what is to be changed. The page says the same, so an email that fails is logged. */
export async function mailAnswer(
  { ownerId, clientId }: CampaignItem,
  client: Client,
  note: string | null,
): Promise<void> {
  const title =
    note === null ? `The campaign to ${client.name} is approved` : `The campaign to ${client.name} came back`;
  const text =
    note === null
      ? "Your company approved the messages of this 90-day campaign. They go out as planned."
      : "Your company asks you to change the messages of this 90-day campaign. Nothing goes out before it is approved.";
  try {
    await mailOfficer(ownerId, {
      client: { name: client.name, email: client.primaryEmail },
      title,
      preheader: text,
      body: [
        { kind: "text", text },
        ...(note === null ? [] : [{ kind: "facts", facts: [["What to change", note]] } as const]),
      ],
      button: { label: "Open the campaign", path: `/members/clients/${clientId}/campaign` },
    });
  } catch (error) {
    logError(error, { doing: "tell an officer about the approval of a campaign", client: clientId });
  }
}
