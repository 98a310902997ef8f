import { type ChangeEvent, type KeyboardEvent, useState } from "react";
import { cx } from "../../../lib/class-names";
import { count } from "../../../lib/format";
import type { Typed } from "../../../lib/scenario/document";
import type { Sign } from "../../../lib/scenario/new-report";
import { useSelectOnFocus } from "../../../ui/select-on-focus";
import { enterField, leaveField, useFieldError } from "../view";
import "./figure.css";
import { typable, typedFigure, typedUnit } from "./typed-text";

export type FigureInputProps = {
  /** The field that its error belongs to: "loan_1.rate". */
  fieldKey: string;
  /** Names it to a screen reader: "Rate, loan 2". */
  label: string;
  value: Typed;
  /** How the figure is written at rest; grouping and its decimals without. */
  write?: (value: number) => string;
  /** Most decimals that can be typed. */
  decimals: number;
  /** Shown in an empty field: what is computed, or a word ("None"). */
  fallback?: string;
  /** How the fallback stands: a computed default, a word without a unit, nothing yet, or what a worksheet gives. */
  look?: "default" | "word" | "zero" | "linked";
  prefix?: string;
  suffix?: string;
  /** What the up and down keys add. */
  step?: number;
  /** `unit`: the sign that was typed with it, if any. */
  onType: (value: Typed, unit: Sign | null) => void;
  onLeave?: () => void;
  /** Where it stands in the grid, for Enter and the arrows: "rate". */
  row?: string;
  column?: number;
  required?: boolean;
};

/** Twelve digits: 6.1 + 0.125 is 6.225, not 6.2249999999999996. */
const stepped = (value: number, by: number) => Math.max(0, Number((value + by).toPrecision(12)));

/**
 * A figure that is typed. What is on the screen while typing is the person's own text; the figure it means goes up with
 * every key. When the figure changes from elsewhere (undo, a unit), the text follows it.
 */
export function FigureInput(props: FigureInputProps) {
  const {
    fieldKey,
    label,
    value,
    decimals,
    fallback = "",
    look = "default",
    prefix,
    suffix,
    step,
    onType,
    row,
    column,
  } = props;
  const [typing, setTyping] = useState<{ text: string; figure: Typed } | null>(null);
  const error = useFieldError(fieldKey);
  const select = useSelectOnFocus();
  const text = typing && Object.is(typing.figure, value) ? typing.text : written(value, props);
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const next = typable(target.value, decimals);
    const figure = typedFigure(next);
    setTyping({ text: next.replace(/[$%]/g, ""), figure });
    onType(figure, typedUnit(next));
  };
  const press = (event: KeyboardEvent) => {
    const up = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
    if (!step || !up || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setTyping(null);
    onType(stepped(typeof value === "number" ? value : 0, up * step * (event.shiftKey ? 10 : 1)), null);
  };
  const hasUnit = text !== "" || look !== "word";
  return (
    <span className={cx("figure", text === "" ? `figure-${look}` : value === 0 && "figure-zero")}>
      {prefix && hasUnit && <span aria-hidden="true">{prefix}</span>}
      <span className={prefix && hasUnit ? "figure-box" : "figure-box figure-bare"} data-text={text || fallback}>
        <input
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="next"
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${fieldKey}-error` : undefined}
          aria-required={props.required || undefined}
          data-row={row}
          data-column={column}
          placeholder={fallback}
          value={text}
          onChange={change}
          onKeyDown={press}
          onMouseDown={select.onMouseDown}
          onMouseUp={select.onMouseUp}
          onFocus={(event) => {
            enterField(fieldKey);
            select.onFocus(event);
          }}
          onBlur={() => {
            setTyping(null);
            leaveField(fieldKey);
            props.onLeave?.();
          }}
        />
      </span>
      {suffix && hasUnit && <span aria-hidden="true">{suffix}</span>}
    </span>
  );
}

function written(value: Typed, { write, decimals }: FigureInputProps): string {
  if (typeof value !== "number") return value ?? "";
  return write ? write(value) : count(value, decimals);
}
