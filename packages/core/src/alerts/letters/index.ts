/** Emails to the clients whom an alert touches: one for each, with that client's own name and figures, sent at most once. */
import * as z from "zod/mini";
import * as Branding from "../../branding/index";
import { senderName } from "../../branding/pure/signed-name";
import * as Clients from "../../clients/index";
import { isLocked } from "../../clients/pure/rate-lock";
import type { Client } from "../../clients/schema";
import { inEastern } from "../../market/quotes/pure/eastern";
import * as Permissions from "../../people/permissions/index";
import { action } from "../../platform/action";
import { person } from "../../platform/actor";
import { now } from "../../platform/clock";
import { appAddress } from "../../platform/declare/env";
import { UserFacingError } from "../../platform/errors";
import { limit } from "../../platform/table/limit";
import { rateLetterMail } from "../../sharing/mails/officers-letters";
import * as RateLetters from "../../sharing/rate-letters/index";
import { perHour, RECIPIENTS } from "../../sharing/sending/accept";
import { type MailPreview, sentences as sendingSentences } from "../../sharing/sending/schema";
import * as Suppression from "../../sharing/sending/suppression/index";
import type { AlertItem, Figures } from "../entity";
import { KEPT_SECONDS } from "../evaluate";
import { findAlert } from "../history";
import { AlertId } from "../schema";
import { type AlertLetter, type AlertLetters, LetterInput, sentences } from "./schema";
import { letterWords } from "./words";

type Touched = Figures["clients"][number];

/** Tells why no email can be written from an alert; null where it can. */
async function refusalOf({ alert, ownerId }: AlertItem): Promise<string | null> {
  if (alert.isTest) return sentences.test;
  if (inEastern(Date.parse(alert.tickAt)).day !== inEastern(now()).day) return sentences.past;
  const [{ sendForApproval, reportMessageVis }, { hasHeader }] = await Promise.all([
    Permissions.ownPermissions(),
    Branding.of(ownerId),
  ]);
  if (sendForApproval) return sentences.approval;
  if (!reportMessageVis) return sentences.ownWords;
  return hasHeader ? null : sendingSentences.header;
}

async function stateOf({ primaryEmail, rateLock }: Client): Promise<Exclude<AlertLetter["state"], "written">> {
  if (isLocked(rateLock, inEastern(now()).day)) return "locked";
  if (primaryEmail === null) return "noEmail";
  const reason = await Suppression.reasonFor(Suppression.hashOf(primaryEmail));
  if (!reason) return "ready";
  return reason === "bounced" ? "undeliverable" : "unsubscribed";
}

/** Reads the email to one client, and the send that it would replace where it failed and is wanted again; undefined for a client who was deleted. */
async function readLetter({ alertId }: AlertItem, touched: Touched, isAgain = false) {
  const { clientID } = touched;
  const [client, sent] = await Promise.all([
    Clients.find(clientID, { consistent: true }),
    RateLetters.find(alertId, clientID),
  ]);
  if (!client) return undefined;
  const { name, primaryEmail: email } = client;
  const lang = await Clients.langOf(client);
  const about = { clientID, name, lang };
  // An email of which nobody knows whether it went out stays as it is: the client may have it.
  if (sent && !(isAgain && sent.status === "FAILED")) {
    const { sendId: _sendId, ...became } = sent;
    return { letter: { ...about, ...became, state: "written" } satisfies AlertLetter, replaces: null };
  }
  const state = await stateOf(client);
  const words = letterWords(lang, { ...touched, name });
  const letter = { ...about, email, ...words, state, status: null, reason: null } satisfies AlertLetter;
  return { letter, replaces: sent?.sendId ?? null };
}

/** Shows the email to one client. */
const letterOf = async (item: AlertItem, touched: Touched): Promise<AlertLetter | undefined> =>
  (await readLetter(item, touched))?.letter;

/** Lists the emails about an alert, one for each client whom it touches. @throws UserFacingError missing */
export const list = action(z.strictObject({ id: AlertId }), async ({ id }): Promise<AlertLetters> => {
  const item = await findAlert(id);
  const [refused, letters] = await Promise.all([
    refusalOf(item),
    Promise.all((item.figures?.clients ?? []).map((touched) => letterOf(item, touched))),
  ]);
  return { refused, letters: letters.filter((letter) => letter !== undefined) };
});

async function find(alertID: string, clientID: string, isAgain?: boolean) {
  const item = await findAlert(alertID);
  const touched = item.figures?.clients.find((each) => each.clientID === clientID);
  const found = touched && (await readLetter(item, touched, isAgain));
  if (!found) throw new UserFacingError("missing", sentences.gone);
  return { item, touched, ...found };
}

/** Draws an email as its client would get it, and sends nothing. @throws UserFacingError missing */
export const preview = action(LetterInput, async ({ alertID, clientID, subject, message }): Promise<MailPreview> => {
  const { item, letter } = await find(alertID, clientID);
  const brand = await Branding.of(item.ownerId);
  const { html } = rateLetterMail(
    { lang: letter.lang, brand, subject, message: RateLetters.plainMessage(message) },
    `${appAddress()}/unsubscribe?data=…`,
  );
  return { from: senderName(brand), subject, html };
});

/**
 * Sends a client the email about an alert, in the officer's words. A client who was written to about it is not written to again, unless that email
 * failed and is sent once more: then as the officer leaves it now, to the address that the client has now.
 * @throws UserFacingError missing; conflict where no email can be sent from the alert or to the client; tooMany
 */
export const write = action(LetterInput, async (input): Promise<AlertLetter> => {
  const { item, touched, letter, replaces } = await find(input.alertID, input.clientID, input.isAgain);
  if (letter.state === "written") return letter;
  const refused = await refusalOf(item);
  if (refused) throw new UserFacingError("conflict", refused);
  if (letter.state !== "ready") throw new UserFacingError("conflict", sentences.states[letter.state]);
  await limit(RECIPIENTS, person().userId, perHour);
  const { subject, message } = input;
  await RateLetters.send({
    alertId: input.alertID,
    clientId: input.clientID,
    email: letter.email!,
    lang: letter.lang,
    subject,
    message,
    keptSeconds: KEPT_SECONDS,
    replaces,
  });
  const after = await letterOf(item, touched);
  if (!after) throw new UserFacingError("missing", sentences.gone);
  return after;
});
