import type { ComponentProps } from "react";
import type { Reach } from "./number-steps";
import { dressedWhileTyped, dressNumber, type NumberLook, type TypedUnit, typedUnit } from "./number-text";
import { useNumberInput } from "./use-number-input";

export type NumberInputProps = Omit<ComponentProps<"input">, "value" | "onChange" | "prefix" | "type"> &
  NumberLook & {
    /** Null if the field is empty, NaN if its text is not a figure. A caller that can store such a text receives it with the NaN, and passes it back in place of a number. */
    value: number | string | null;
    onChange: (value: number | null, text?: string, unit?: TypedUnit) => void;
    /** The decimals of a typed percentage, if the field takes both units: `onChange` receives the one that is typed with a figure. */
    percentDecimals?: number;
    decimals?: number;
    /** The most decimals that a pasted figure keeps; by default as many as a typed one. */
    pastedDecimals?: number;
    /** The step that ArrowUp and ArrowDown add; it is larger with Shift. */
    step?: number;
    /** The lowest and highest value that the arrows reach; by default any from 0 on. */
    reach?: Reach;
  };

/** Writes dollars with both digits of cents, or none: "40.50". */
const writtenFigure = (figure: number, prefix: string | undefined) =>
  prefix === "$" && !Number.isInteger(figure) ? figure.toFixed(2) : String(figure);

const turnsUnit = (typed: string, { suffix }: NumberLook) => typedUnit(typed) === (suffix === "%" ? "fee" : "percent");

/** A number input without a box, grouped and with its signs while it is typed. The caller draws the box. */
export function NumberInput(props: NumberInputProps) {
  const { value, onChange, decimals = 0, percentDecimals, step, reach, prefix, suffix, grouped, ...rest } = props;
  const { pastedDecimals, ...input } = rest;
  const look = { prefix, suffix, grouped };
  const { text, heard } = useNumberInput({
    value,
    onType: (typed, unit) =>
      typeof typed === "string" ? onChange(Number.NaN, typed) : onChange(typed, undefined, unit ?? undefined),
    percentDecimals,
    write: (figure) => dressNumber(writtenFigure(Number(figure.toFixed(decimals)), prefix), look),
    look,
    decimals,
    pastedDecimals,
    // Another unit rewrites the field, so that "$850" does not become 850%.
    dress: (typed, means) =>
      percentDecimals !== undefined && typeof means === "number" && turnsUnit(typed, look)
        ? null
        : dressedWhileTyped(typed, means, { ...look, decimals }),
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
