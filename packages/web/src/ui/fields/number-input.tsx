import type { ComponentProps } from "react";
import type { Reach } from "./number-steps";
import { dressed, dressedWhileTyped, type NumberLook } from "./number-text";
import { useNumberInput } from "./use-number-input";

export type NumberInputProps = Omit<ComponentProps<"input">, "value" | "onChange" | "prefix" | "type"> &
  NumberLook & {
    /**
     * Null when the field is empty, NaN when what stands in it is no figure. Who can keep such a text gets it with the NaN, and
     * gives it back in place of a number.
     */
    value: number | string | null;
    onChange: (value: number | null, text?: string) => void;
    decimals?: number;
    /** The step that ArrowUp and ArrowDown add; it is larger with Shift. */
    step?: number;
    /** The least and the most that the arrows reach; from 0 on when it is not given. */
    reach?: Reach;
  };

/** A bare number input: grouped and with its signs while it is typed. Its box is the caller's. */
export function NumberInput(props: NumberInputProps) {
  const { value, onChange, decimals = 0, step, reach, prefix, suffix, grouped, ...input } = props;
  const look = { prefix, suffix, grouped };
  const { text, heard } = useNumberInput({
    value,
    onType: (typed) => (typeof typed === "string" ? onChange(Number.NaN, typed) : onChange(typed)),
    write: (figure) => dressed(String(Number(figure.toFixed(decimals))), look),
    decimals,
    isPercent: suffix === "%",
    dress: (typed, means) => dressedWhileTyped(typed, means, decimals, look),
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
