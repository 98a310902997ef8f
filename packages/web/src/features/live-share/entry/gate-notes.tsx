import { CircleAlert, Clock } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../../../lib/class-names";
import { Icon } from "../../../ui/icon";

type Props = { id?: string; look: "bad" | "wait"; children: ReactNode };

/** What stands below the boxes: status is icon and word, never color alone. */
export const Note = ({ id, look, children }: Props) => (
  <p
    id={id}
    role={look === "bad" ? "alert" : undefined}
    className={cx(
      "mt-3 flex gap-2.5 rounded-lg p-3 text-md [&_b]:font-semibold [&_b]:text-current",
      look === "bad" ? "bg-danger-soft text-(--danger-ink)" : "bg-warning-soft text-(--warning-ink)",
    )}
  >
    <Icon of={look === "bad" ? CircleAlert : Clock} size={18} className="mt-px" />
    <span>{children}</span>
  </p>
);
