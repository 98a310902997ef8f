import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../icon";

/** Says that there is nothing to show, and what to do about it. */
export function Empty({
  icon,
  title,
  children,
  action,
}: {
  icon?: LucideIcon;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center gap-1 px-6 py-14 text-center">
      {icon && <Icon of={icon} size={40} strokeWidth={1.25} className="mb-3 text-fg-3" />}
      <p className="font-semibold">{title}</p>
      {children && <p className="max-w-[44ch] text-balance text-fg-3 wrap-anywhere">{children}</p>}
      {action && <div className="mt-3 flex gap-2">{action}</div>}
    </div>
  );
}
