import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../lib/class-names";
import { Icon } from "../icon";

type Props = Omit<ComponentProps<"input">, "type" | "onChange"> & {
  label: ReactNode;
  /** Names the box to a screen reader only. */
  hideLabel?: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

export function Checkbox({ label, hideLabel = false, onChange, className, ...rest }: Props) {
  return (
    <label className={cx("inline-flex min-h-6 cursor-pointer items-center gap-2 touch:min-h-11", className)}>
      <span className="relative grid size-4 shrink-0 place-items-center">
        <input
          type="checkbox"
          {...rest}
          onChange={(event) => onChange(event.target.checked)}
          className="peer size-4 cursor-pointer appearance-none rounded-xs border border-line-strong bg-surface checked:border-accent checked:bg-accent disabled:opacity-50"
        />
        <Icon
          of={Check}
          size={12}
          strokeWidth={3}
          className="pointer-events-none absolute hidden text-on-accent peer-checked:block"
        />
      </span>
      <span className={hideLabel ? "sr-only" : "text-fg-2"}>{label}</span>
    </label>
  );
}
