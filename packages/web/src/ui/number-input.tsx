import { type ChangeEvent, type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { misleads, parseAmount } from "../lib/amount";
import { arrowOf, type Reach, stepped } from "../lib/stepped";
import { caretAfter, dressed, fractionOf, type NumberLook, significant } from "./number-text";
import { useSelectOnFocus } from "./select-on-focus";

export type NumberInputProps = Omit<ComponentProps<"input">, "value" | "onChange" | "prefix" | "type"> &
  NumberLook & {
    /** Null is an empty field. */
    value: number | null;
    onChange: (value: number | null) => void;
    decimals?: number;
    /** What ArrowUp and ArrowDown add; more with Shift. */
    step?: number;
    /** How far they go; from 0 on, where it is not said. */
    reach?: Reach;
    negative?: boolean;
  };

const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals));

/** A field of whole numbers lets a fraction stand while it is typed, because "m" may follow: "1.2m". */
const typable = (decimals: number) => decimals || 3;

function meant(plain: string, decimals: number): number | null {
  const fraction = plain.includes("/") ? parseAmount(plain) : null;
  if (fraction !== null) return rounded(fraction, decimals);
  const value = Number.parseFloat(plain);
  if (Number.isNaN(value)) return null;
  return decimals === 0 ? Math.trunc(value) : value;
}

/** A bare number input: grouped while it is typed, selected on focus, "450k" and "1.2m", arrow steps, pasted amounts. Its box is the caller's. */
export function NumberInput(props: NumberInputProps) {
  const { value, onChange, decimals = 0, step, reach, negative = false, prefix, suffix, grouped, ...input } = props;
  const select = useSelectOnFocus();
  const element = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  // What was typed stands as long as it means the value; a value from elsewhere replaces it.
  const stands = typed !== null && meant(typed, decimals) === value;
  const plain = stands ? typed : value === null ? "" : String(rounded(value, decimals));
  const text = dressed(plain, { prefix, suffix, grouped });

  const put = (next: number) => {
    setTyped(null);
    onChange(rounded(negative ? next : Math.max(0, next), decimals));
  };
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const amount = /[kmb]/i.test(target.value) ? parseAmount(target.value) : null;
    if (amount !== null) return put(amount);
    const fraction = decimals > 0 ? fractionOf(target.value) : null;
    const next = fraction ?? significant(target.value, typable(decimals), negative);
    const before = target.value.slice(0, target.selectionStart ?? target.value.length);
    // The text of a fraction is the person's own to the letter, and so is its caret.
    caret.current = fraction === null ? significant(before, typable(decimals), negative).length : null;
    setTyped(next);
    onChange(meant(next, decimals));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    input.onKeyDown?.(event);
    const up = arrowOf(event);
    if (!step || !up || event.defaultPrevented) return;
    event.preventDefault();
    put(stepped(value ?? 0, step, up, event.shiftKey, reach));
  };
  useLayoutEffect(() => {
    if (caret.current === null) return;
    const at = caretAfter(text, caret.current);
    caret.current = null;
    element.current?.setSelectionRange(at, at);
  });
  return (
    <input
      inputMode="decimal"
      autoComplete="off"
      {...input}
      {...select}
      ref={element}
      type="text"
      value={text}
      onChange={change}
      onKeyDown={press}
      onFocus={(event) => {
        select.onFocus(event);
        input.onFocus?.(event);
      }}
      onBlur={(event) => {
        setTyped(null);
        input.onBlur?.(event);
      }}
      onPaste={(event) => {
        const copied = event.clipboardData.getData("text");
        if (misleads(copied, suffix === "%")) return event.preventDefault();
        const amount = parseAmount(copied);
        if (amount === null || (amount < 0 && !negative)) return;
        event.preventDefault();
        put(amount);
      }}
    />
  );
}
