import { cx } from "../../lib/class-names";
import { count } from "../../lib/format/format";
import type { FieldValue } from "../../scenario/document";
import type { Sign } from "../../scenario/new-report";
import type { Reach } from "../../ui/fields/number-steps";
import { useNumberInput } from "../../ui/fields/use-number-input";
import { enterField, leaveField, useFieldError } from "./field-errors";

export type FigureInputProps = {
  /** The field that its error belongs to: "loan_1.rate". */
  fieldKey: string;
  /** Names it to a screen reader: "Rate, loan B". */
  label: string;
  value: FieldValue;
  /** How the figure is written at rest; grouping and its decimals without. */
  write?: (value: number) => string;
  /** The most decimals that can be typed. */
  decimals: number;
  /** Shown in an empty field: what is computed, or a word ("None"). */
  fallback?: string;
  /** How the fallback is drawn: a calculated default, a word without a unit, a value that is still missing, or a worksheet's total. */
  look?: "default" | "word" | "zero" | "linked";
  prefix?: string;
  suffix?: string;
  /** What the up and down keys add; more with Shift. */
  step?: number;
  /** The range that the up and down keys stay in; without it, from 0 on. */
  reach?: Reach;
  /** `unit`: the sign that was typed with it, if any. */
  onType: (value: FieldValue, unit: Sign | null) => void;
  /** The decimals of a typed percentage, if `onType` goes by the unit. Without it, dollars in a percent field are an error. */
  percentDecimals?: number;
  onLeave?: () => void;
  /** Its row in the grid, for Enter and the arrows: "rate". */
  row?: string;
  column?: number;
  required?: boolean;
};

const emptyLooks = {
  default: "text-fg-3 italic",
  word: "",
  zero: "text-fg-3",
  linked: "**:placeholder:text-fg",
};

/** The classes of the box, which make the input exactly as wide as its text, so that its unit is right beside it. A browser that cannot size inputs by their text measures it from the box. */
const box =
  "inline-grid not-supports-[field-sizing:content]:after:min-w-[1ch] not-supports-[field-sizing:content]:after:whitespace-pre not-supports-[field-sizing:content]:after:content-[attr(data-text)] not-supports-[field-sizing:content]:after:invisible not-supports-[field-sizing:content]:after:[grid-area:1/1]";
const signedBox = `${box} min-w-[1ch]`;
/** Wide enough for a finger where no sign stands before it. */
const bareBox = `${box} min-w-6`;
const input =
  "field-sizing-content min-h-6 min-w-full bg-transparent p-0 text-right leading-6 outline-none [grid-area:1/1] not-supports-[field-sizing:content]:w-0";

/** A figure to type, with its unit beside it. While typing, the field shows the person's own text. */
export function FigureInput(props: FigureInputProps) {
  const { value, decimals, write, fallback = "", look = "default", prefix, suffix, step, reach, onType } = props;
  const typing = useNumberInput({
    value,
    onType,
    write: write ?? ((figure) => count(figure, decimals)),
    look: { prefix, suffix },
    decimals,
    percentDecimals: props.percentDecimals,
    step,
    reach,
    placeholder: fallback,
  });
  const hasUnit = typing.text !== "" || look !== "word";
  const signed = prefix !== undefined && hasUnit;
  return (
    <span
      className={cx(
        "inline-flex max-w-full items-center",
        typing.text === "" ? emptyLooks[look] : value === 0 && emptyLooks.zero,
      )}
    >
      {signed && <span aria-hidden="true">{prefix}</span>}
      <span className={signed ? signedBox : bareBox} data-text={measurableText(typing.text || fallback)}>
        <Input {...props} typing={typing} />
      </span>
      {suffix && hasUnit && <span aria-hidden="true">{suffix}</span>}
    </span>
  );
}

/** The text that the box measures, where the browser does not size an input by its own (`box`). */
const measurableText = (text: string) => (sizesByText ? undefined : text);
const sizesByText = globalThis.CSS?.supports("field-sizing", "content");

function Input({ typing, ...props }: FigureInputProps & { typing: ReturnType<typeof useNumberInput> }) {
  const { fieldKey, label, fallback, row, column, required } = props;
  const { text, heard } = typing;
  const error = useFieldError(fieldKey);
  return (
    <input
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="next"
      aria-label={label}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${fieldKey}-error` : undefined}
      aria-required={required || undefined}
      data-field={fieldKey}
      data-row={row}
      data-column={column}
      className={input}
      placeholder={fallback}
      {...heard}
      value={text}
      onFocus={(event) => {
        enterField(fieldKey);
        heard.onFocus(event);
      }}
      onBlur={() => {
        heard.onBlur();
        leaveField(fieldKey);
        props.onLeave?.();
      }}
    />
  );
}
