/** What became of a campaign's messages afterwards: each is read as it was sent, and goes with its client. */
import * as Branding from "../../branding/index";
import { senderName } from "../../branding/pure/signed-name";
import { person } from "../../platform/actor";
import { isoNow } from "../../platform/clock";
import { appAddress } from "../../platform/declare/env";
import { UserFacingError } from "../../platform/errors";
import { conditionFailed } from "../../platform/table/table";
import { campaignMail } from "../mails/officers-letters";
import { SendEntity, SentMailEntity } from "../sending/entity";
import { CampaignEntity, CampaignStepEntity, type CampaignStepItem, stepKeyOf } from "./entity";
import { sourceOf } from "./figures/sources";
import { figureNames } from "./pure/steps";
import { type SentMessage, sentences } from "./schema";

const figuresOf = ({ said }: CampaignStepItem): SentMessage["figures"] =>
  said
    ? figureNames.flatMap((name) => {
        const value = said.figures[name];
        return value === undefined ? [] : [{ name, value, from: sourceOf[name] }];
      })
    : null;

/** Draws a message of which the outbox keeps the letter. @throws UserFacingError missing for one that has not gone out */
export async function sentMessage(step: CampaignStepItem | undefined): Promise<SentMessage> {
  const { ownerId, sendId } = step ?? {};
  const { data: send } = ownerId && sendId ? await SendEntity.get({ ownerId, sendId }).go() : { data: null };
  if (!step || !send) throw new UserFacingError("missing", sentences.notSent);
  const { lang, message, subject = "", together } = send;
  const brand = await Branding.of(send.ownerId, together);
  const mail = campaignMail({ lang, brand, subject, message }, `${appAddress()}/unsubscribe?data=…`);
  return { from: senderName(brand), subject: mail.subject, html: mail.html, figures: figuresOf(step) };
}

/** A record that is gone by now has no end to write. */
const ifThere = (write: Promise<unknown>): Promise<void> =>
  write.then(
    () => undefined,
    (error) => {
      if (!conditionFailed(error)) throw error;
    },
  );

/** Ends the campaign of a deleted client. Messages are handed over only while it is active, so none is after this write, whoever read it before. */
const endWithClient = (ownerId: string, clientId: string) =>
  ifThere(
    CampaignEntity.patch({ ownerId, clientId })
      .set({ status: "stopped", endedBy: "clientGone", lastUpdated: isoNow() })
      .remove(["waitsIn", "askedAt"])
      .where(({ status }, { ne }) => ne(status, "stopped"))
      .go(),
  );

/**
 * Sets when the campaigns of a client, their messages and their emails go for good. What has that time already is left as it is.
 * @param expiresAt  seconds since 1970; undefined has them stay, as the client came back. With a time, a campaign that runs ends first
 */
export async function keepUntil(clientId: string, expiresAt: number | undefined): Promise<void> {
  const ownerId = person().userId;
  if (expiresAt !== undefined) await endWithClient(ownerId, clientId);
  const { data: steps } = await CampaignStepEntity.query
    .ofClient({ ownerId, clientId })
    .go({ pages: "all", consistent: true });
  const others = steps.filter((step) => step.expiresAt !== expiresAt);
  if (others.length === 0) return;
  const [end, gone] = expiresAt === undefined ? [{}, ["expiresAt" as const]] : [{ expiresAt }, []];
  await ifThere(CampaignEntity.patch({ ownerId, clientId }).set(end).remove(gone).go());
  await Promise.all(
    others.map(async (step) => {
      const { sendId, mailId } = step;
      await Promise.all([
        sendId && ifThere(SendEntity.patch({ ownerId, sendId }).set(end).remove(gone).go()),
        mailId && ifThere(SentMailEntity.patch({ ownerId, mailId }).set(end).remove(gone).go()),
      ]);
      // Last, so that a call that is cut short finds again what it left.
      await ifThere(CampaignStepEntity.patch(stepKeyOf(step)).set(end).remove(gone).go());
    }),
  );
}
