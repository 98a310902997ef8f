import { CircleAlert } from "lucide-react";
import { cx } from "../../lib/class-names";
import { Icon } from "../icon";

/** The sentence below a field shows an icon and words, never color alone. */
export function FieldError({ id, className, children }: { id?: string; className?: string; children: string }) {
  return (
    <p id={id} role="alert" className={cx("mt-1 flex items-start gap-1 text-danger text-xs", className)}>
      <Icon of={CircleAlert} size={12} className="mt-0.5" />
      {children}
    </p>
  );
}
