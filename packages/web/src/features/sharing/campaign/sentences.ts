/** What the page of a campaign says of it. */
import { addDays } from "@highway/core/platform/pure/working-day";
import { stepKeys } from "@highway/core/sharing/campaigns/pure/steps";
import { dayIn, zones } from "@highway/core/sharing/campaigns/pure/zone";
import type { Campaign, CampaignLine, CampaignMessage } from "@highway/core/sharing/campaigns/schema";
import { date, quantity } from "../../../lib/format/format";

const DAY_MS = 86_400_000;

/** Counts which day of the campaign it is where the client lives: 0 on the day on which it starts, and less before. */
export const dayOf = ({ start, zone }: Pick<Campaign, "start" | "zone">, now: number) =>
  (Date.parse(dayIn(zone, now)) - Date.parse(start)) / DAY_MS;

const isAhead = ({ state, isSkipped }: CampaignMessage) => state === "planned" && !isSkipped;

/** Finds the message whose turn is next. One that waits for the company's approval lets those pass that are approved. */
export const nextOf = ({ messages, status }: Campaign): CampaignMessage | undefined =>
  status === "active" ? messages.find((message) => isAhead(message) && !message.waitsForApproval) : undefined;

type Zone = Campaign["zone"];

/** "Mon 11/23" where the client lives. */
function shortDay(zone: Zone, instant: string): string {
  const parts = { timeZone: zone, weekday: "short", month: "numeric", day: "numeric" } as const;
  return new Intl.DateTimeFormat("en-US", parts).format(Date.parse(instant)).replace(",", "");
}

/** "tomorrow at 10:00 AM", "on Mon 11/23 at 10:00 AM". */
function whenSent(zone: Zone, at: string, now: number): string {
  const on = dayIn(zone, Date.parse(at));
  const today = dayIn(zone, now);
  if (on < today || Date.parse(at) <= now) return "during the next business hours";
  if (on === today) return "today at 10:00 AM";
  return on === addDays(today, 1) ? "tomorrow at 10:00 AM" : `on ${shortDay(zone, at)} at 10:00 AM`;
}

const endings: Record<NonNullable<Campaign["endedBy"]>, string> = {
  stopped: "The campaign was stopped.",
  underContract: "The campaign ended because the client is under contract.",
  bought: "The campaign ended because the client bought a home.",
  finished: "The campaign is complete.",
  closed: "The campaign ended because the closing date came.",
  unsubscribed: "The campaign ended because the client unsubscribed.",
  undeliverable: "The campaign ended because an email bounced.",
  expired: "The campaign ended because the prequalification expired.",
  noEmail: "The campaign ended because the client has no email address.",
  clientGone: "The campaign ended because the client was deleted.",
  shutOut: "The campaign ended because your account could not sign in.",
};

type Standing = Pick<Campaign, "status" | "endedBy" | "pausedFor" | "start" | "zone"> & {
  /** True where all that is still to come waits for the company's approval. */
  waits: boolean;
  next: { title: string; at: string } | null;
};

function standing(campaign: Standing, now: number): string {
  const { status, endedBy, pausedFor, start, zone, waits, next } = campaign;
  if (status === "stopped") return endings[endedBy ?? "stopped"];
  const day = dayOf(campaign, now);
  const place = day < 0 ? `Starts ${date(start)}.` : `Day ${Math.min(day, 90)} of 90.`;
  if (status === "paused")
    return `${place} The campaign is paused${pausedFor === "answered" ? " because the client replied" : ""}.`;
  if (waits) return `${place} The campaign is waiting for approval.`;
  return next
    ? `${place} “${next.title}” is due ${whenSent(zone, next.at, now)}.`
    : `${place} There is no message left to send.`;
}

/** The first sentence of the page: the day, and what is due next. Whether that goes out depends on figures that are known only when it does. */
export function headline(campaign: Campaign, now: number): string {
  const next = nextOf(campaign);
  const waits = !next && campaign.messages.some((message) => isAhead(message) && message.waitsForApproval);
  return standing({ ...campaign, waits, next: next ? { title: next.title, at: next.plannedAt } : null }, now);
}

/** Writes the short form of `headline`, for the list of all campaigns. */
export const lineOf = (line: CampaignLine, now: number): string =>
  standing({ ...line, waits: line.waitsForApproval && line.next === null }, now);

/** Tells whether the email of a message is known not to have arrived. */
export const hasFailed = ({ mail }: Pick<CampaignMessage, "mail">) =>
  mail?.status === "FAILED" || mail?.status === "UNSUBSCRIBED";

/** Tells whether nobody knows if the email of a message arrived. */
export const isUncertain = ({ mail }: Pick<CampaignMessage, "mail">) => mail?.status === "unknown";

/** "4 of 14 messages are done; 1 of them was skipped." The list of all campaigns does not know whose email failed. */
export function doneIn({ sent, skipped }: Pick<CampaignLine, "sent" | "skipped">): string {
  const left = skipped > 0 ? `; ${skipped} of them ${skipped === 1 ? "was" : "were"} skipped` : "";
  return `${sent + skipped} of ${stepKeys.length} messages are done${left}.`;
}

/** The second sentence: "3 of 14 messages went out, 1 may have gone out, 1 failed, and 1 was skipped." */
export function tally({ messages, status }: Campaign): string {
  const count = (is: (message: CampaignMessage) => boolean) => messages.filter(is).length;
  const failed = count(hasFailed);
  const uncertain = count(isUncertain);
  const sent = count(({ state }) => state === "sent") - failed - uncertain;
  const skipped = count(({ state }) => state === "skipped");
  const paused = status === "paused" ? " A message that is more than 5 days late when you resume is skipped." : "";
  if (sent + uncertain + failed + skipped === 0)
    return `None of the ${messages.length} messages has gone out yet.${paused}`;
  const parts = [
    `${sent} of ${messages.length} messages went out`,
    ...(uncertain > 0 ? [`${uncertain} may have gone out`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(skipped > 0 ? [`${quantity(skipped, "was", "were")} skipped`] : []),
  ];
  return `${[...parts.slice(0, -2), parts.slice(-2).join(", and ")].join(", ")}.${paused}`;
}

const skipReasons: Record<NonNullable<CampaignMessage["reason"]>, string> = {
  officer: "You skipped it",
  late: "It was more than 5 days late",
  ended: "The campaign had ended",
  notApproved: "Your company did not approve it in time",
  noFigure: "A figure is not known",
  noPostalAddress: "Your header was missing your name or postal address",
};

const unknown = (names: readonly string[]) => `${names.join(", ")} ${names.length === 1 ? "is" : "are"} not known`;

/** What a message lacks as things stand, where it would be skipped for it. */
export const wouldSkip = (lacking: readonly string[]): string | undefined =>
  lacking.length > 0 ? `As things stand, this message will be skipped: ${unknown(lacking)}.` : undefined;

/** Why a message was not sent, or will not be; undefined where there is nothing to say. */
export function whyNot({ state, reason, lacking, isSkipped, mail }: CampaignMessage): string | undefined {
  if (lacking.length > 0) return unknown(lacking);
  if (state === "skipped") return skipReasons[reason ?? "officer"];
  if (state === "planned") return isSkipped ? "You chose to skip it" : undefined;
  if (mail?.status === "unknown") return "It may have gone out";
  return mail?.reason ?? undefined;
}

/** What a message is called that is shown as it was handed over. */
export const handedOver = (message: CampaignMessage): string =>
  hasFailed(message) ? "What did not go out" : isUncertain(message) ? "What may have gone out" : "What was sent";

/** What became of a message whose time has come. */
export function whatHappened(message: CampaignMessage): string {
  if (isUncertain(message))
    return "The email service did not confirm that it accepted the email, so it may have gone out. It is not sent again.";
  const why = whyNot(message);
  if (why) return [`${why}.`.replace("..", "."), ...message.why].join(" ");
  switch (message.mail?.status) {
    case "OK":
      return message.sentSubject === null
        ? `It went to ${message.mail.email}.`
        : `“${message.sentSubject}” went to ${message.mail.email}.`;
    default:
      return "It is on its way.";
  }
}

/** "Mon 11/23/2026 10:00 AM" where the client lives. */
export const timeIn = (zone: Zone, instant: string) =>
  new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    weekday: "short",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "numeric",
    minute: "2-digit",
  })
    .format(Date.parse(instant))
    .replaceAll(",", "");

const movedBy = (moved: string) =>
  ({ weekend: "after a weekend", spacing: "48 hours apart" })[moved] ?? `after ${moved}`;
/** "Thu 11/12, after Veterans Day". */
export const dayLine = (campaign: Campaign, { plannedAt, moved }: CampaignMessage) =>
  [shortDay(campaign.zone, plannedAt), moved && movedBy(moved)].filter(Boolean).join(", ");

export const zoneLine = ({ zone }: Campaign) => `At 10:00 AM ${zones[zone]}`;
