import type { LucideIcon } from "lucide-react";
import { memo } from "react";

/** Draws a line icon, 16 px high where nothing else is said. An icon without a `label` is decoration. */
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
