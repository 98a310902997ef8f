import type { Campaign } from "@highway/core/sharing/campaigns/schema";
import { cx } from "../../../lib/class-names";
import { dayOf, nextOf } from "./sentences";

const place = (day: number) => ({ left: `${(Math.min(Math.max(day, 0), 90) / 90) * 100}%` });

/** The 90 days to scale: a full dot was sent, a dashed one skipped, a ring is next. The list below says the same in words. */
export function Timeline({ campaign, now }: { campaign: Campaign; now: number }) {
  const today = dayOf(campaign, now);
  const next = nextOf(campaign);
  return (
    <div aria-hidden className="relative mx-3 mt-8 mb-8 h-0.5 bg-line phone:hidden">
      <span className="absolute inset-y-0 left-0 bg-accent" style={{ width: place(today).left }} />
      {today >= 0 && today <= 90 && (
        <span style={place(today)} className="absolute -top-6 h-8 border-fg border-l pl-1 text-sm leading-none">
          Today
        </span>
      )}
      {campaign.messages.map(({ step, day, state, isSkipped }) => (
        <span key={step} style={place(day)} className="absolute top-1/2 -translate-x-1/2 -translate-y-1/2">
          <span
            className={cx(
              "block size-3 rounded-full border-2 bg-surface",
              state === "sent" && "border-accent bg-accent",
              (state === "skipped" || isSkipped) && "border-warning border-dashed",
              state === "planned" && !isSkipped && (step === next?.step ? "border-accent" : "border-line-strong"),
            )}
          />
          <span className="absolute top-5 left-1/2 -translate-x-1/2 text-fg-3 text-sm">{day}</span>
        </span>
      ))}
    </div>
  );
}
