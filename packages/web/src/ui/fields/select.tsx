import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "../../lib/class-names";
import { Icon } from "../icon";
import { inputClass } from "./input-style";

export type Option<V extends string = string> = { value: V; label: string; disabled?: boolean };

type Props<V extends string> = Omit<ComponentProps<"select">, "value" | "onChange" | "children"> & {
  value: V;
  onChange: (value: V) => void;
  options: readonly Option<V>[];
  /** `cell` draws no box: for the aligned grid, whose cell has its own. */
  look?: "box" | "cell";
};

/** Chooses one option of a list. It is the browser's own select, with its keys, its search by letters and its wheel on a phone. */
export function Select<V extends string>({ value, onChange, options, look = "box", className, ...rest }: Props<V>) {
  return (
    <span className={cx("relative block min-w-0", className)}>
      <select
        {...rest}
        value={value}
        onChange={(event) => onChange(event.target.value as V)}
        className={
          look === "box"
            ? inputClass("appearance-none pr-7")
            : "size-full cursor-pointer appearance-none bg-transparent pr-6 text-right text-[length:var(--control-text)] text-fg focus:outline-none"
        }
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled} className="bg-surface text-fg">
            {option.label}
          </option>
        ))}
      </select>
      <Icon
        of={ChevronDown}
        size={14}
        className={cx(
          "pointer-events-none absolute top-1/2 -translate-y-1/2 text-fg-3",
          look === "box" ? "right-2" : "right-1.5",
        )}
      />
    </span>
  );
}
