import type { KeyboardEvent } from "react";
import { NumericFormat, type NumericFormatProps } from "react-number-format";
import { parseAmount, suffixSize } from "../lib/amount";
import { useSelectOnFocus } from "./select-on-focus";

export type NumberInputProps = Omit<NumericFormatProps, "value" | "onValueChange" | "onChange" | "customInput"> & {
  /** Null is an empty field. */
  value: number | null;
  onChange: (value: number | null) => void;
  decimals?: number;
  /** What ArrowUp and ArrowDown add; ten times as much with Shift. */
  step?: number;
  negative?: boolean;
};

/** Twelve digits: 6.1 + 0.125 is 6.225, not 6.2249999999999996. */
const rounded = (value: number) => Number(value.toPrecision(12));

/** A bare number input: grouping, select on focus, "450k" and "1.2m", arrow steps, pasted amounts. Its box is the caller's. */
export function NumberInput({
  value,
  onChange,
  decimals = 0,
  step,
  negative = false,
  onKeyDown,
  onFocus,
  ...rest
}: NumberInputProps) {
  const select = useSelectOnFocus();
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const size = event.key.length === 1 ? suffixSize(event.key) : undefined;
    const up = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
    if (size && value) onChange(rounded(value * size));
    else if (step && up) {
      const next = rounded((value ?? 0) + up * step * (event.shiftKey ? 10 : 1));
      onChange(negative ? next : Math.max(0, next));
    } else return;
    event.preventDefault();
  };
  return (
    <NumericFormat
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      {...select}
      value={value ?? ""}
      thousandSeparator=","
      decimalScale={decimals}
      allowNegative={negative}
      onFocus={(event) => {
        select.onFocus(event);
        onFocus?.(event);
      }}
      onKeyDown={press}
      onPaste={(event) => {
        const amount = parseAmount(event.clipboardData.getData("text"));
        if (amount === null || (amount < 0 && !negative)) return;
        event.preventDefault();
        onChange(Number(amount.toFixed(decimals)));
      }}
      onValueChange={({ floatValue }, { source }) => {
        if (source === "event") onChange(floatValue ?? null);
      }}
    />
  );
}
