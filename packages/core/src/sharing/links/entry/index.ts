/** The opening of a link: who may open it, what they see of it before, and the session that it leads to. */

import * as Branding from "../../../branding/index";
import type { Brand } from "../../../branding/schema";
import { SESSION_COOKIE } from "../../../people/access/cookies";
import * as Sessions from "../../../people/access/sessions/index";
import * as Users from "../../../people/users/index";
import { UserFacingError } from "../../../platform/errors";
import * as Reports from "../../../reports/index";
import { shareCookie } from "../../cookies";
import * as Passcodes from "../../passcodes/index";
import { type PasscodeAnswer, type PasscodeRefusal, stateOf } from "../../passcodes/index";
import type { LinkItem } from "../entity";
import * as Links from "../index";
import { isLive } from "../index";
import { sentences } from "../schema";
import type { Manner, Opened } from "../sessions/index";
import * as ShareSessions from "../sessions/index";
import { maskedEmail, maskedName } from "./masks";
import type { Entry } from "./schema";

type Cookies = Record<string, string>;
type Attempt = {
  token: string;
  tool: string;
  resend?: boolean | undefined;
  passcode?: string | undefined;
  loView?: boolean | undefined;
  suppressNotif?: boolean | undefined;
  cookies: Cookies;
};

/** What is shown of a link, with the cookie of the session if one was opened, or with the reason why no code was taken or mailed. */
type Seen = { entry: Entry; opened?: Opened; refused?: PasscodeRefusal | null };

/**
 * Opens a link as far as its holder can: at once where it asks for no code, with the right code otherwise.
 * @throws UserFacingError missing with one sentence for a link that never was, is revoked or over, is of another tool, or whose report is gone
 */
export async function view(attempt: Attempt): Promise<Seen> {
  const link = await Links.byToken(attempt.token);
  const officer = await Users.standingOf(link?.ownerId ?? "nobody");
  if (!link || !officer || !isLive(link) || link.tool !== attempt.tool)
    throw new UserFacingError("missing", sentences.missing);
  const manner = await mannerOf(link, attempt);
  const [isIn, brand, report] = await Promise.all([
    isOpen(link, attempt.cookies),
    Branding.of(link.ownerId),
    Reports.serveReport(link.ownerId, link.reportId),
  ]);
  if (!report) throw new UserFacingError("missing", sentences.missing);
  if (manner.isPreview || manner.isQuiet) return openedEntry(link, brand, manner);
  if (isIn) return { entry: entryOf(link, brand, "open") };
  if (!link.hasPasscode) return openedEntry(link, brand, manner);
  const answer = await answerTo(link, attempt);
  if (answer.kind === "open") return openedEntry(link, brand, manner);
  return { entry: entryOf(answer.link, brand, answer.kind), refused: answer.refused };
}

function answerTo(link: LinkItem, { passcode, resend }: Attempt) {
  if (passcode !== undefined) return Passcodes.spend(link, passcode);
  return resend ? Passcodes.ask(link) : Passcodes.standingOf(link);
}

/** Tells how the link's own officer wants to look at it. The same words from anyone else mean nothing. */
async function mannerOf({ ownerId }: LinkItem, { loView = false, suppressNotif = false, cookies }: Attempt) {
  if (!loView && !suppressNotif) return { isPreview: false, isQuiet: false };
  const who = await Sessions.fromCookie(cookies[SESSION_COOKIE]);
  const isOwner = who.kind === "person" && who.userId === ownerId;
  return { isPreview: isOwner && loView, isQuiet: isOwner && suppressNotif };
}

const isOpen = async ({ linkId }: LinkItem, cookies: Cookies) =>
  (await ShareSessions.fromCookie(linkId, cookies[shareCookie(linkId)])).kind === "link";

const openedEntry = async (link: LinkItem, brand: Brand, manner: Manner) => ({
  entry: entryOf(link, brand, "open"),
  opened: await ShareSessions.open(link, manner),
});

function entryOf(link: LinkItem, brand: Brand, state: PasscodeAnswer["kind"]): Entry {
  const isAuth = state === "open";
  const { clientName, clientId, email, recordingUrl } = link;
  return {
    clientName: isAuth ? clientName : maskedName(clientName),
    clientID: isAuth ? clientId : null,
    clientEmail: email === undefined ? null : isAuth ? email : maskedEmail(email),
    isAuth,
    state,
    link: link.linkId,
    tool: link.tool,
    lang: link.lang,
    hasPasscode: link.hasPasscode,
    isPreview: link.list === "preview",
    isMeeting: link.isMeeting,
    recordingUrl: isAuth ? (recordingUrl ?? null) : null,
    officer: officerOf(brand),
    ...stateOf(link),
  };
}

/** What anyone with the address learns of the officer. */
export const officerOf = ({ name, company, licenseLabel, phones, langVis, colors }: Brand): Entry["officer"] => ({
  name,
  company,
  licenseLabel,
  phone: phones[0] ?? null,
  langVis,
  colors,
});
