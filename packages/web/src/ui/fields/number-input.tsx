import type { ComponentProps } from "react";
import type { Reach } from "./number-steps";
import { dressedWhileTyped, dressNumber, type NumberLook, type TypedUnit, typedUnit } from "./number-text";
import { useNumberInput } from "./use-number-input";

export type NumberInputProps = Omit<ComponentProps<"input">, "value" | "onChange" | "prefix" | "type"> &
  NumberLook & {
    /**
     * Null when the field is empty, NaN when what stands in it is no figure. Who can keep such a text gets it with the NaN, and
     * gives it back in place of a number.
     */
    value: number | string | null;
    onChange: (value: number | null, text?: string, unit?: TypedUnit) => void;
    /** Whether `onChange` hears the unit that is typed with a figure. */
    takesUnits?: boolean;
    decimals?: number;
    /** The step that ArrowUp and ArrowDown add; it is larger with Shift. */
    step?: number;
    /** The least and the most that the arrows reach; from 0 on when it is not given. */
    reach?: Reach;
  };

/** Dollars have their cents whole, or none: "40.50". */
const writtenFigure = (figure: number, prefix: string | undefined) =>
  prefix === "$" && !Number.isInteger(figure) ? figure.toFixed(2) : String(figure);

const turnsUnit = (typed: string, { suffix }: NumberLook) => typedUnit(typed) === (suffix === "%" ? "fee" : "percent");

/** A bare number input: grouped and with its signs while it is typed. Its box is the caller's. */
export function NumberInput(props: NumberInputProps) {
  const { value, onChange, decimals = 0, takesUnits, step, reach, prefix, suffix, grouped, ...input } = props;
  const look = { prefix, suffix, grouped };
  const { text, heard } = useNumberInput({
    value,
    onType: (typed, unit) =>
      typeof typed === "string" ? onChange(Number.NaN, typed) : onChange(typed, undefined, unit ?? undefined),
    takesUnits,
    write: (figure) => dressNumber(writtenFigure(Number(figure.toFixed(decimals)), prefix), look),
    decimals,
    isPercent: suffix === "%",
    // Another unit writes the field anew: "$850" in percent is not to stand as 850%.
    dress: (typed, means) =>
      takesUnits && typeof means === "number" && turnsUnit(typed, look)
        ? null
        : dressedWhileTyped(typed, means, decimals, look),
    step,
    reach,
    placeholder: input.placeholder,
  });
  return (
    <input
      inputMode="decimal"
      autoComplete="off"
      {...input}
      {...heard}
      type="text"
      value={text}
      onKeyDown={(event) => {
        input.onKeyDown?.(event);
        heard.onKeyDown(event);
      }}
      onFocus={(event) => {
        heard.onFocus(event);
        input.onFocus?.(event);
      }}
      onBlur={(event) => {
        heard.onBlur();
        input.onBlur?.(event);
      }}
    />
  );
}
