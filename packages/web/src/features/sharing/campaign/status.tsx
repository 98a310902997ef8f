import type { CampaignMessage } from "@highway/core/sharing/campaigns/schema";
import { Check, CircleHelp, Clock, type LucideIcon, ShieldQuestion, SkipForward, TriangleAlert } from "lucide-react";
import { cx } from "../../../lib/class-names";
import { Icon } from "../../../ui/icon";

type Shown = { word: string; icon?: LucideIcon; tone: string };
const skippedLook: Shown = { word: "Skipped", icon: SkipForward, tone: "text-warning" };

type Props = {
  message: CampaignMessage;
  isNext: boolean;
  /** True where a figure that it needs is not known now. */
  isLacking: boolean;
  /** True where its campaign has ended: what is planned does not go out any more. */
  isOver: boolean;
};

/** What became of a message, in a word. */
function shownAs({ message: { state, isSkipped, mail, waitsForApproval }, isNext, isLacking, isOver }: Props): Shown {
  if (isOver && state === "planned") return { word: "Not sent", tone: "text-fg-3" };
  if (state === "skipped" || isSkipped) return skippedLook;
  if (waitsForApproval) return { word: "To approve", icon: ShieldQuestion, tone: "text-warning" };
  if (state === "planned" && isLacking) return { word: "Not ready", icon: TriangleAlert, tone: "text-warning" };
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

export function Status(props: Props) {
  const { word, icon, tone } = shownAs(props);
  return (
    <span className={cx("inline-flex shrink-0 items-center gap-1.5", tone)}>
      {icon && <Icon of={icon} size={14} />}
      {word}
    </span>
  );
}
