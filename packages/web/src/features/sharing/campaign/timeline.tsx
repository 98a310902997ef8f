import type { Campaign, CampaignMessage } from "@highway/core/sharing/campaigns/schema";
import { Check } from "lucide-react";
import { cx } from "../../../lib/class-names";
import { Icon } from "../../../ui/icon";
import { dayOf, nextOf } from "./sentences";

const place = (day: number) => ({ left: `${(Math.min(Math.max(day, 0), 90) / 90) * 100}%` });

function lookOf(state: CampaignMessage["state"], isSkipped: boolean, isNext: boolean): string {
  if (state === "sent") return "border-accent bg-accent text-on-accent";
  if (state === "skipped" || isSkipped) return "border-warning border-dashed bg-surface";
  return isNext ? "border-accent bg-surface" : "border-line-strong bg-surface";
}

/** The 90 days to scale: a full dot was sent, a dashed one skipped, a ring is next. The list below says the same in words. */
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
          Today
        </span>
      )}
      {campaign.messages.map(({ step, day, state, isSkipped }) => (
        <span key={step} style={place(day)} className="absolute top-1/2 -translate-x-1/2 -translate-y-1/2">
          <span
            className={cx(
              "grid size-4 place-items-center rounded-full border-2",
              lookOf(state, isSkipped, step === next?.step),
            )}
          >
            {state === "sent" && <Icon of={Check} size={10} strokeWidth={3} />}
          </span>
          <span className="absolute top-5 left-1/2 -translate-x-1/2 text-fg-3 text-sm">{day}</span>
        </span>
      ))}
    </div>
  );
}
