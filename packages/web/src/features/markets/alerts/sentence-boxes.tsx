import { ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../../lib/class-names";
import type { Option } from "../../../ui/fields/select";
import { Icon } from "../../../ui/icon";

/** A field in a sentence is drawn by the box around it, so that it can be as low as the lines are and yet give a finger its 44 pixels. */
function Box({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span
      className={cx(
        "relative inline-flex h-8 max-w-full items-center rounded-sm border border-line-strong bg-surface align-middle",
        "has-focus:border-focus has-focus:ring-1 has-focus:ring-focus has-focus:ring-inset",
        "not-has-focus:has-[[aria-invalid]]:border-danger not-has-focus:has-[[aria-invalid]]:ring-1 not-has-focus:has-[[aria-invalid]]:ring-danger not-has-focus:has-[[aria-invalid]]:ring-inset",
        "has-disabled:border-line has-disabled:bg-canvas",
        className,
      )}
    >
      {children}
    </span>
  );
}

const fieldText = "font-semibold text-fg text-h2 touch:text-[length:var(--control-text)] disabled:text-fg-3";
const over = "absolute inset-0 touch:-inset-y-1.75 bg-transparent focus:outline-none";

/** What the field holds, unseen: it makes the box as wide, in every browser. */
const Held = ({ text, className }: { text: string; className: string }) => (
  <span aria-hidden="true" className={cx("invisible overflow-hidden whitespace-pre", fieldText, className)}>
    {text || " "}
  </span>
);

type SelectProps<V extends string> = {
  label: string;
  value: V;
  options: readonly Option<V>[];
  onChange: (value: V) => void;
};

/** A choice in a sentence, as wide as what is chosen, and a little wider: Firefox sets the text of a list some pixels in. */
export function SentenceSelect<V extends string>({ label, value, options, onChange }: SelectProps<V>) {
  return (
    <Box>
      <Held text={options.find((option) => option.value === value)?.label ?? value} className="pr-7 pl-2" />
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value as V)}
        className={cx(over, fieldText, "cursor-pointer appearance-none text-ellipsis pr-5.5 pl-2")}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-surface font-normal text-fg">
            {option.label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={14} className="pointer-events-none absolute right-2 text-fg-3" />
    </Box>
  );
}

/** A typed figure in a sentence, as wide as its text. */
export function SentenceInput({ value, ...rest }: ComponentProps<"input"> & { value: string }) {
  return (
    <Box>
      <Held text={value} className="num min-w-10 px-2" />
      <input
        type="text"
        autoComplete="off"
        {...rest}
        value={value}
        className={cx(over, fieldText, "num w-full px-2")}
      />
    </Box>
  );
}

/** A time in a sentence: the browser knows how wide it is. */
export const SentenceTime = (props: ComponentProps<"input">) => (
  <Box>
    <input
      type="time"
      {...props}
      className={cx(fieldText, "num h-full min-w-0 touch:h-11 bg-transparent px-2 focus:outline-none")}
    />
  </Box>
);
