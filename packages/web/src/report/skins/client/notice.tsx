import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../../ui/icon";

/** A note that a client should not overlook, below the figures that it is about. */
export const Notice = ({ icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <div className="num mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-[14px] border border-paper-line bg-paper px-4 py-3 text-fg-2 text-md">
    <span className="text-clay">
      <Icon of={icon} size={18} />
    </span>
    <div>{children}</div>
  </div>
);
