import type { Link } from "@highway/core/sharing/links/schema";
import { CircleOff, Eye, EyeOff, Hourglass, Lock, type LucideIcon, MailQuestionMark, MailX } from "lucide-react";
import { capital } from "../../../lib/format/format";
import { officerSections } from "../../../lib/words/officer";
import type { Tone } from "../../../ui/badge";

/** The links of a list, and what pressing one does. */
export type LinkRows = {
  links: readonly Link[];
  onOpen: (link: Link) => void;
  /** Narrows the list to the links of this report; null where it is narrowed already. */
  onReport: ((reportID: string) => void) | null;
  /** Narrows the list to the links of this client; null where it is narrowed already. */
  onClient: ((clientID: string) => void) | null;
};

type LinkState = { word: string; icon: LucideIcon; tone: Tone; isOpen: boolean };

type StandsBy = "revokedAt" | "expiresAt" | "lockedAt" | "views" | "delivery";

/** Says how a link stands at this moment: what ended it comes before what happened to it. */
export function stateOf(
  { revokedAt, expiresAt, lockedAt, views, delivery }: Pick<Link, StandsBy>,
  now: number,
): LinkState {
  if (revokedAt) return { word: "Revoked", icon: CircleOff, tone: "neutral", isOpen: false };
  if (expiresAt && Date.parse(expiresAt) <= now)
    return { word: "Expired", icon: Hourglass, tone: "neutral", isOpen: false };
  if (lockedAt) return { word: "Locked", icon: Lock, tone: "warning", isOpen: true };
  if (delivery === "unknown")
    return { word: "Email not confirmed", icon: MailQuestionMark, tone: "warning", isOpen: true };
  if (delivery === "bounced") return { word: "Email not delivered", icon: MailX, tone: "warning", isOpen: true };
  return views > 0
    ? { word: "Viewed", icon: Eye, tone: "positive", isOpen: true }
    : { word: "Not opened", icon: EyeOff, tone: "neutral", isOpen: true };
}

/** Says whom the link is for. */
export const audienceOf = ({ audience }: Pick<Link, "audience">) =>
  audience.kind === "person" ? audience.email : "Anyone who has the link";

/** Writes a duration: "3 min 20 s". */
export function lengthOf(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = Math.round(seconds % 60);
  if (minutes === 0) return `${rest} s`;
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}

/** Names the parts of the client's page as an officer would. */
const sections: Record<string, string> = {
  summary: "First figures",
  picks: "Choice of loan",
  payment: "Payment",
  ideas: "Trying an idea",
  tell: "Choosing a loan",
  sides: "Side by side",
  apr: "APR",
  known: "Good to know",
  legal: "Disclosures",
};

const titles: Record<string, string> = Object.fromEntries(
  Object.entries(officerSections).map(([key, { title }]) => [key, title]),
);

/** Names a part. One without a name here goes by its key: "keep-a-copy" is "Keep a copy". */
export function sectionName(section: string): string {
  const words = section.replaceAll(/[-_]/g, " ");
  return sections[section] ?? titles[section] ?? capital(words);
}
