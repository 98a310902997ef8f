import type { Campaign, CampaignMessage } from "@highway/core/sharing/campaigns/schema";
import { Check, Minus, X } from "lucide-react";
import { cx } from "../../../lib/class-names";
import { Icon } from "../../../ui/icon";
import { dayOf, hasFailed, isUncertain, nextOf } from "./sentences";

const place = (day: number) => ({ left: `${(Math.min(Math.max(day, 0), 90) / 90) * 100}%` });

function lookOf(message: CampaignMessage, isNext: boolean): string {
  const { state, isSkipped } = message;
  if (hasFailed(message)) return "border-danger bg-surface text-danger";
  if (isUncertain(message)) return "border-warning bg-surface text-warning";
  if (state === "sent") return "border-accent bg-accent text-on-accent";
  if (state === "skipped" || isSkipped) return "border-warning border-dashed bg-surface";
  return isNext ? "border-accent bg-surface" : "border-line-strong bg-surface";
}

const markOf = (message: CampaignMessage) => (hasFailed(message) ? X : isUncertain(message) ? Minus : Check);

/** The 90 days to scale: a full dot was sent, a crossed one failed, one with a bar may have gone out, a dashed one was skipped, a ring is next. The list below says the same in words. */
export function Timeline({ campaign, now }: { campaign: Campaign; now: number }) {
  const today = dayOf(campaign, now);
  const next = nextOf(campaign);
  return (
    <div aria-hidden className="relative mx-3 mt-8 mb-8 h-0.5 bg-line phone:hidden">
      <span className="absolute inset-y-0 left-0 bg-accent" style={{ width: place(today).left }} />
      {today >= 0 && today <= 90 && (
        <span
          style={place(today)}
          className={cx(
            "absolute -top-6 h-8 border-fg text-sm leading-none",
            // Towards the end the word stands before its line, where the page has room for it.
            today > 80 ? "-translate-x-full border-r pr-1" : "border-l pl-1",
          )}
        >
          Today, day {today}
        </span>
      )}
      {campaign.messages.map((message) => (
        <span
          key={message.step}
          style={place(message.day)}
          className="absolute top-1/2 -translate-x-1/2 -translate-y-1/2"
        >
          <span
            className={cx(
              "grid size-4 place-items-center rounded-full border-2",
              lookOf(message, message.step === next?.step),
            )}
          >
            {message.state === "sent" && <Icon of={markOf(message)} size={10} strokeWidth={3} />}
          </span>
          <span className="absolute top-5 left-1/2 -translate-x-1/2 text-fg-3 text-sm">{message.day}</span>
        </span>
      ))}
    </div>
  );
}
