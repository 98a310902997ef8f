import { type ChangeEvent, type KeyboardEvent, useState } from "react";
import { cx } from "../../lib/class-names";
import { parseAmount } from "../../lib/format/amount";
import { count } from "../../lib/format/format";
import type { Typed } from "../../scenario/document";
import type { Sign } from "../../scenario/new-report";
import { arrowOf, type Reach, stepped } from "../../ui/fields/number-steps";
import { useSelectOnFocus } from "../../ui/fields/select-on-focus";
import { enterField, leaveField, useFieldError } from "./field-errors";
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
  /** What the up and down keys add; more with Shift. */
  step?: number;
  /** How far they go; from 0 on, where it is not said. */
  reach?: Reach;
  /** `unit`: the sign that was typed with it, if any. */
  onType: (value: Typed, unit: Sign | null) => void;
  onLeave?: () => void;
  /** Where it stands in the grid, for Enter and the arrows: "rate". */
  row?: string;
  column?: number;
  required?: boolean;
};

/**
 * A figure that is typed. What is on the screen while typing is the person's own text; the figure it means goes up with
 * every key. When the figure changes from elsewhere (undo, a unit), the text follows it.
 */
export function FigureInput(props: FigureInputProps) {
  const { value, fallback = "", look = "default", prefix, suffix } = props;
  const typing = useTyping(props);
  const hasUnit = typing.text !== "" || look !== "word";
  const signed = prefix !== undefined && hasUnit;
  return (
    <span className={cx("figure", typing.text === "" ? `figure-${look}` : value === 0 && "figure-zero")}>
      {signed && <span aria-hidden="true">{prefix}</span>}
      <span className={signed ? "figure-box" : "figure-box figure-bare"} data-text={measured(typing.text || fallback)}>
        <Input {...props} typing={typing} />
      </span>
      {suffix && hasUnit && <span aria-hidden="true">{suffix}</span>}
    </span>
  );
}

/** The text that the box measures, where the browser does not size an input by its own (figure.css). */
const measured = (text: string) => (sizesByText ? undefined : text);
const sizesByText = globalThis.CSS?.supports("field-sizing", "content");

function Input({ typing, ...props }: FigureInputProps & { typing: ReturnType<typeof useTyping> }) {
  const { fieldKey, label, fallback, row, column, required } = props;
  const error = useFieldError(fieldKey);
  const select = useSelectOnFocus();
  return (
    <input
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="next"
      aria-label={label}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${fieldKey}-error` : undefined}
      aria-required={required || undefined}
      data-row={row}
      data-column={column}
      placeholder={fallback}
      value={typing.text}
      onChange={typing.change}
      onKeyDown={typing.press}
      onMouseDown={select.onMouseDown}
      onMouseUp={select.onMouseUp}
      onFocus={(event) => {
        enterField(fieldKey);
        select.onFocus(event);
      }}
      onBlur={() => {
        typing.end();
        leaveField(fieldKey);
        props.onLeave?.();
      }}
    />
  );
}

/** The text of a field: the person's own for as long as it means the figure that stands, else the figure as written. */
function useTyping(props: FigureInputProps) {
  const { value, write, decimals, suffix, fallback = "", step, reach, onType } = props;
  const [own, setOwn] = useState<{ text: string; figure: Typed } | null>(null);
  return {
    text: own && Object.is(own.figure, value) ? own.text : written(value, decimals, write),
    change: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const text = typable(target.value, decimals);
      const figure = typedFigure(text, decimals, suffix?.startsWith("%"));
      setOwn({ text: text.replace(/[$%]/g, ""), figure });
      onType(figure, typedUnit(text));
    },
    press: (event: KeyboardEvent) => {
      const up = arrowOf(event);
      if (!step || !up) return;
      event.preventDefault();
      setOwn(null);
      // An empty field goes on from what stands in it.
      const from = value === null ? parseAmount(fallback) : value;
      onType(stepped(typeof from === "number" ? from : 0, step, up, event.shiftKey, reach), null);
    },
    end: () => setOwn(null),
  };
}

function written(value: Typed, decimals: number, write: FigureInputProps["write"]): string {
  if (typeof value !== "number") return value ?? "";
  return write ? write(value) : count(value, decimals);
}
