import type { LucideIcon } from "lucide-react";
import { memo } from "react";

/** Draws a line icon, by default 16 px high. An icon without a `label` is hidden from screen readers. */
export const Icon = memo(function Icon({
  of: Shape,
  size = 16,
  label,
  className,
  strokeWidth = 1.75,
}: {
  of: LucideIcon;
  size?: number;
  label?: string;
  className?: string;
  strokeWidth?: number;
}) {
  const meaning = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return <Shape size={size} strokeWidth={strokeWidth} className={`shrink-0 ${className ?? ""}`} {...meaning} />;
});
