import { type ChangeEvent, useLayoutEffect, useRef, useState } from "react";
import { misleads, parseAmount, pastedAmount } from "../../lib/format/amount";
import { caretAfter, dressed, fractionOf, type NumberLook, significant } from "./number-text";

/**
 * What a field of numbers holds: null when it is empty, NaN when what stands in it is no figure. Who can keep such a text gets it
 * with the NaN, and gives it back in place of a number.
 */
export type NumberValue = {
  value: number | string | null;
  onChange: (value: number | null, text?: string) => void;
  decimals?: number;
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

const longest = 50;

/** Holds the text of a number field while it is typed, and what it means. */
export function useTypedNumber({ value, onChange, decimals = 0, prefix, suffix, grouped }: NumberValue & NumberLook) {
  const element = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const [typed, setTyped] = useState<{ text: string; means: number | null } | null>(null);
  const isPercent = suffix === "%";
  const figure = typeof value === "string" ? Number.NaN : value;
  // What was typed stands as long as it means the value; a value from elsewhere replaces it.
  const own = typed && Object.is(typed.means, figure) ? typed.text : null;
  const noFigure = Number.isNaN(figure) ? (own ?? (typeof value === "string" ? value : "")) : null;
  const plain = own ?? (figure === null ? "" : String(rounded(figure, decimals)));
  const text = noFigure ?? dressed(plain, { prefix, suffix, grouped });

  const put = (next: number) => {
    setTyped(null);
    onChange(rounded(next, decimals));
  };
  /** The text stays as it was typed, and the code that checks the value says what is wrong. */
  const refuse = (said: string) => {
    const kept = said.trim().replace(/\s+/g, " ").slice(0, longest);
    setTyped({ text: kept, means: Number.NaN });
    onChange(Number.NaN, kept);
  };
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (misleads(target.value, isPercent && noFigure !== null)) return refuse(target.value);
    const amount = /[kmb]/i.test(target.value) ? parseAmount(target.value) : null;
    if (amount !== null) return put(amount);
    const fraction = decimals > 0 ? fractionOf(target.value) : null;
    const next = fraction ?? significant(target.value, typable(decimals));
    const before = target.value.slice(0, target.selectionStart ?? target.value.length);
    // The text of a fraction is the person's own to the letter, and so is its caret.
    caret.current = fraction === null ? significant(before, typable(decimals)).length : null;
    const means = meant(next, decimals);
    setTyped({ text: next, means });
    onChange(means);
  };
  /** @returns whether the text was taken; blanks are left to the browser to paste */
  const paste = (copied: string): boolean => {
    if (copied.trim() === "") return false;
    const amount = pastedAmount(copied, isPercent);
    if (amount === null) refuse(copied);
    else put(amount);
    return true;
  };
  /** A field that is left shows its figure as written; what is no figure stays. */
  const end = () => setTyped((last) => (last && Number.isNaN(last.means) ? last : null));
  useLayoutEffect(() => {
    if (caret.current === null) return;
    const at = caretAfter(text, caret.current);
    caret.current = null;
    element.current?.setSelectionRange(at, at);
  });
  return { element, text, figure, put, change, paste, end };
}
