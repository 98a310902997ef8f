import type { CorpPermissions } from "../../../../people/permissions/schema";
import type { MarketAlert, OwnAlert } from "../schema";

type Kept = Omit<OwnAlert, "endedAt" | "opened" | "mailed" | "pushed" | "reach">;
type Shown = Pick<CorpPermissions, "hideAlertDetails" | "showStance" | "mbsDisclaimer">;

/** Reduces an alert to what officers see of it: what their corporation does not show is left out. */
export const shownOf = (
  { _id, headline, text, stance, sound, video, transcript, postedAt, endsAt }: Kept,
  { hideAlertDetails, showStance, mbsDisclaimer }: Shown,
  isTest = false,
): MarketAlert => ({
  _id,
  isTest,
  headline,
  sound,
  video,
  transcript: sound || video ? transcript : "",
  postedAt,
  endsAt,
  text: hideAlertDetails ? null : text,
  stance: showStance ? stance : null,
  hasDisclaimer: mbsDisclaimer,
});
