import type { CampaignMessage } from "@highway/core/sharing/campaigns/schema";
import { Check, CircleHelp, Clock, type LucideIcon, ShieldQuestion, SkipForward, TriangleAlert } from "lucide-react";
import { cx } from "../../../lib/class-names";
import { Icon } from "../../../ui/icon";

type Shown = { word: string; icon?: LucideIcon; tone: string };
const skippedLook: Shown = { word: "Skipped", icon: SkipForward, tone: "text-warning" };

/** What became of a message, in a word. */
function shownAs({ state, isSkipped, mail, waitsForApproval }: CampaignMessage, isNext: boolean): Shown {
  if (state === "skipped" || isSkipped) return skippedLook;
  if (waitsForApproval) return { word: "To approve", icon: ShieldQuestion, tone: "text-warning" };
  if (state === "planned")
    return isNext ? { word: "Next", icon: Clock, tone: "text-accent-text" } : { word: "Planned", tone: "text-fg-3" };
  switch (mail?.status) {
    case "OK":
      return { word: "Sent", icon: Check, tone: "text-positive" };
    case "FAILED":
    case "UNSUBSCRIBED":
      return { word: "Failed", icon: TriangleAlert, tone: "text-danger" };
    case "unknown":
      return { word: "Unknown", icon: CircleHelp, tone: "text-warning" };
    default:
      return { word: "Sending", icon: Clock, tone: "text-fg-2" };
  }
}

export function Status({ message, isNext }: { message: CampaignMessage; isNext: boolean }) {
  const { word, icon, tone } = shownAs(message, isNext);
  return (
    <span className={cx("inline-flex shrink-0 items-center gap-1.5", tone)}>
      {icon && <Icon of={icon} size={14} />}
      {word}
    </span>
  );
}
