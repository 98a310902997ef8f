import type { LucideIcon } from "lucide-react";
import { cx } from "../lib/class-names";
import { Icon } from "./icon";

export type Tone = "neutral" | "positive" | "danger" | "warning" | "accent";

const tones: Record<Tone, string> = {
  neutral: "bg-tag text-fg-2",
  positive: "bg-positive-soft text-positive",
  danger: "bg-danger-soft text-danger",
  warning: "bg-warning-soft text-warning",
  accent: "bg-accent-soft text-accent-text",
};

/** Shows a status by an icon and a word, never by color alone. */
export function Badge({ tone = "neutral", icon, children }: { tone?: Tone; icon?: LucideIcon; children: string }) {
  return (
    <span
      className={cx(
        "inline-flex h-5 shrink-0 items-center gap-1 whitespace-nowrap rounded-full px-2 font-medium text-sm",
        tones[tone],
      )}
    >
      {icon && <Icon of={icon} size={12} strokeWidth={2} />}
      {children}
    </span>
  );
}

/** Shows a small word beside a name: "Demo". */
export const Tag = ({ children }: { children: React.ReactNode }) => (
  <span className="inline-block shrink-0 whitespace-nowrap rounded-xs bg-tag px-1.5 font-medium text-[11px] text-fg-2 leading-[18px]">
    {children}
  </span>
);
