import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../lib/class-names";
import { Icon } from "../icon";

type Props = Omit<ComponentProps<"input">, "type" | "onChange"> & {
  label: ReactNode;
  /** Whether only screen readers get the label. */
  hideLabel?: boolean;
  /** Whether it is small, for a place beside a figure of the grid. */
  small?: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

const smallLabel =
  "min-h-6 gap-[5px] text-xs in-data-[look*=phone]:min-h-11 in-data-[look*=phone]:text-sm in-data-[look=narrow]:min-w-0";
const smallWords = "text-fg-3 in-data-[look=narrow]:overflow-hidden in-data-[look=narrow]:text-ellipsis";

export function Checkbox({ label, hideLabel = false, small = false, onChange, className, ...rest }: Props) {
  return (
    <label
      className={cx(
        "inline-flex cursor-pointer items-center",
        small ? smallLabel : "min-h-6 gap-2 touch:min-h-11",
        // The touch area of a box without a label reaches around it by a finger's width, and moves nothing.
        hideLabel && "touch:-mx-3.5 touch:min-w-11 touch:justify-center touch:gap-0",
        className,
      )}
    >
      <span className={cx("relative grid shrink-0 place-items-center", small ? "size-3.5" : "size-4")}>
        <input
          type="checkbox"
          {...rest}
          onChange={(event) => onChange(event.target.checked)}
          className="peer size-full cursor-pointer appearance-none rounded-xs border border-line-strong bg-surface checked:border-accent checked:bg-accent disabled:opacity-50"
        />
        <Icon
          of={Check}
          size={12}
          strokeWidth={3}
          className="pointer-events-none absolute hidden text-on-accent peer-checked:block"
        />
      </span>
      <span className={hideLabel ? "sr-only" : small ? smallWords : "text-fg-2"}>{label}</span>
    </label>
  );
}
