import { faultOfText } from "@highway/engine/scenario/schema/typed-text";
import { CircleAlert } from "lucide-react";
import { type KeyboardEvent, useId, useRef } from "react";
import { cx } from "../../lib/class-names";
import { NumberInput, type NumberInputProps } from "../../ui/fields/number-input";
import { Icon } from "../../ui/icon";
import { Rail, type RailRange } from "./rail";

type Props = Pick<NumberInputProps, "prefix" | "suffix" | "grouped" | "decimals" | "reach" | "placeholder"> & {
  label: string;
  /** The figure's source, or the figure in its other unit. */
  aside?: string | undefined;
  range: RailRange;
  /** Null while nothing is typed; the text while it is not a figure. */
  value: number | string | null;
  onChange: (value: number | null, text?: string) => void;
  /** Writes a value in words. */
  write: (value: number) => string;
  error?: string | undefined;
  /** The id of the field, for links to it. */
  id?: string;
  /** The key of the report's field, for links that go by it. */
  fieldKey?: string;
};

/** A figure that can be dragged or typed: the slider and the field are one control. */
export function TypedSlider({ label, aside, range, value, onChange, write, error, id, fieldKey, ...look }: Props) {
  const own = useId();
  const field = id ?? own;
  const [name, problem] = [`${field}-name`, `${field}-problem`];
  const keys = useCommit(value, onChange);
  const figure = typeof value === "number" && Number.isFinite(value) ? value : null;
  const stands = figure ?? range.officers ?? range.least;
  const { officers } = range;
  return (
    <div className="px-5 pt-2 pb-1.5 phone:px-4">
      <div className="flex items-center justify-between gap-2">
        <label id={name} htmlFor={field} className="text-fg-2">
          {label}
        </label>
        {aside && <span className="num ml-auto whitespace-nowrap text-fg-3 text-xs">{aside}</span>}
        {/* Its size does not depend on its text, so that a key press lays out only the field and not the page. */}
        <div className="h-control-sm w-[92px] shrink-0 phone:w-[112px]">
          <NumberInput
            {...look}
            {...keys}
            id={field}
            data-field={fieldKey}
            step={range.step}
            value={value}
            onChange={(typed, text) => onChange(typed, text)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? problem : undefined}
            className={cx(
              "num block h-control-sm w-[92px] rounded-sm border bg-surface px-2 text-right text-(length:--control-text) outline-none contain-layout contain-size focus:border-focus focus:ring-1 focus:ring-focus focus:ring-inset phone:w-[112px]",
              error ? "border-danger ring-1 ring-danger ring-inset" : "border-line-strong",
            )}
          />
        </div>
      </div>
      {error && (
        <p id={problem} className="mt-0.5 flex items-center justify-end gap-1 text-danger text-xs">
          <Icon of={CircleAlert} size={12} />
          {faultOfText(value, look.decimals ?? 0) ?? error}
        </p>
      )}
      <Rail
        range={range}
        value={stands}
        labelledBy={name}
        text={figure === null ? "" : write(figure)}
        back={officers === null ? "" : `Back to ${write(officers)}`}
        onMove={(moved) => onChange(moved)}
      />
    </div>
  );
}

/** Commits what is typed with Enter, and restores the earlier value with Escape. */
function useCommit(value: Props["value"], onChange: Props["onChange"]) {
  const before = useRef(value);
  const restore = () =>
    typeof before.current === "string" ? onChange(Number.NaN, before.current) : onChange(before.current);
  return {
    onFocus: () => {
      before.current = value;
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key === "Enter") {
        before.current = value;
        event.currentTarget.select();
      }
      if (event.key !== "Escape" || Object.is(before.current, value)) return;
      // The window around the field has its own Escape.
      event.stopPropagation();
      event.preventDefault();
      restore();
    },
  };
}
