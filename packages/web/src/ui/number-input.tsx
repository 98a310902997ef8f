import { type KeyboardEvent, useState } from "react";
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
const exact = (value: number) => Number(value.toPrecision(12));
const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals));

/** A bare number input: grouping, select on focus, "450k" and "1.2m", arrow steps, pasted amounts. Its box is the caller's. */
export function NumberInput({
  value,
  onChange,
  decimals = 0,
  step,
  negative = false,
  onKeyDown,
  onFocus,
  onBlur,
  ...rest
}: NumberInputProps) {
  const select = useSelectOnFocus();
  // A field of whole numbers lets a fraction stand while it is typed, because "m" may follow: "1.2m".
  const [fraction, setFraction] = useState<string | null>(null);
  const put = (next: number) => {
    setFraction(null);
    onChange(rounded(negative ? next : Math.max(0, next), decimals));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const size = event.key.length === 1 ? suffixSize(event.key) : undefined;
    const up = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
    const typed = fraction === null ? value : Number(fraction);
    if (size && typed) put(exact(typed * size));
    else if (step && up) put(exact((value ?? 0) + up * step * (event.shiftKey ? 10 : 1)));
    else return;
    event.preventDefault();
  };
  const shown = value === null ? "" : String(rounded(value, decimals));
  return (
    <NumericFormat
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      {...select}
      value={fraction ?? shown}
      valueIsNumericString
      thousandSeparator={rest.thousandSeparator ?? ","}
      decimalScale={decimals || 3}
      allowNegative={negative}
      onFocus={(event) => {
        select.onFocus(event);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setFraction(null);
        onBlur?.(event);
      }}
      onKeyDown={press}
      onPaste={(event) => {
        const amount = parseAmount(event.clipboardData.getData("text"));
        if (amount === null || (amount < 0 && !negative)) return;
        event.preventDefault();
        put(amount);
      }}
      onValueChange={({ floatValue, value: text }, { source }) => {
        if (source !== "event") return;
        setFraction(decimals === 0 && text.includes(".") ? text : null);
        onChange(floatValue === undefined ? null : decimals === 0 ? Math.trunc(floatValue) : floatValue);
      }}
    />
  );
}
