/** The way back for a client who has the address of a report, from another browser or a bookmark, and not the email that opens it. */
import { createWriteTransaction } from "electrodb";
import * as Branding from "../../../branding/index";
import * as Audit from "../../../people/audit/index";
import * as Users from "../../../people/users/index";
import { callerNetwork } from "../../../platform/actor";
import { isoNow, now } from "../../../platform/clock";
import { UserFacingError } from "../../../platform/errors";
import { newId } from "../../../platform/id";
import { limit } from "../../../platform/table/limit";
import { commit } from "../../../platform/table/write";
import type { LinkItem } from "../../links/entity";
import { officerOf } from "../../links/entry/index";
import { maskedEmail } from "../../links/entry/masks";
import * as Links from "../../links/index";
import { isLive } from "../../links/index";
import { sentences as linkSentences } from "../../links/schema";
import { toMails } from "../accept";
import { SendEntity, type SendItem, SentMailEntity, type SentMailItem } from "../entity";
import { BEGIN_FOR_MS } from "../index";
import { sendAsOwner } from "../outbox";
import { type Again, sentences } from "./schema";

/** Whoever has the address can fill its owner's mailbox with this many mails, and with no more. */
const perLink = { count: 3, seconds: 3600 };
const perLinkADay = { count: 10, seconds: 86_400 };
const perNetwork = { count: 20, seconds: 900 };

type Wanted = { linkId: string; tool: string; send: boolean };

/**
 * Tells from whom a report is, and on request mails its link again to the address that it was sent to. The link keeps its end, passcode and views.
 * @throws UserFacingError missing with one sentence for a link that never was, is revoked or over, or is of another tool; invalid for one that was
 * sent to nobody; tooMany
 */
export async function linkAgain({ linkId, tool, send }: Wanted): Promise<Again> {
  const link = await Links.byId(linkId);
  const officer = await Users.standingOf(link?.ownerId ?? "nobody");
  if (!link || !officer || !isLive(link) || link.tool !== tool)
    throw new UserFacingError("missing", linkSentences.missing);
  const brand = await Branding.of(link.ownerId);
  const email = link.list === "shared" ? link.email : undefined;
  const about = { officer: officerOf(brand), email: email ? maskedEmail(email) : null, lang: link.lang };
  if (!send) return { ...about, isSent: false };
  if (!email) throw new UserFacingError("invalid", sentences.nobody);
  await limit("links mailed again from a network", callerNetwork(), perNetwork);
  await limit("links mailed again", linkId, perLink);
  await limit("links mailed again in a day", linkId, perLinkADay);
  await mailAgain(link, email);
  return { ...about, isSent: true };
}

/** Puts a mail with the link into the outbox, as every mail to a client goes out. */
async function mailAgain(link: LinkItem, email: string): Promise<void> {
  const { ownerId, corpId, linkId, reportId, reportName, tool, lang, hasPasscode, recordingUrl, endsAt } = link;
  const sendId = newId("send");
  const mails = toMails({ ownerId, sendId }, [{ role: "asked", email, cc: [] }]);
  const send: SendItem = {
    ownerId,
    sendId,
    corpId,
    kind: "report",
    lang,
    message: { html: "", text: "", pictures: [] },
    pictureBytes: 0,
    createdAt: isoNow(),
    reportId,
    reportName,
    tool,
    hasPasscode,
    recordingUrl,
    endsAt,
    againOf: linkId,
    isForApproval: false,
    recipients: [email],
    firstMail: mails[0]!.mailId,
    lastMail: mails[0]!.mailId,
  };
  await write(send, mails);
  await sendAsOwner(send, mails, now() + BEGIN_FOR_MS);
}

function write(send: SendItem, mails: SentMailItem[]) {
  const { ownerId: userId, corpId, againOf, reportName: name } = send;
  const deed = { kind: "link.asked-again", subject: againOf!, detail: { name } } as const;
  return commit(
    createWriteTransaction(
      { send: SendEntity, mail: SentMailEntity, event: Audit.AuditEntity },
      ({ send: sends, mail, event }) => [
        sends.create(send).commit(),
        ...mails.map((each) => mail.create(each).commit()),
        event.create(Audit.eventOf(deed, { userId, corpId })).commit(),
      ],
    ),
  );
}
