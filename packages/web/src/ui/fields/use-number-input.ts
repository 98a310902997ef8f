import {
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useRef,
  useState,
} from "react";
import { parseAmount } from "../../lib/format/amount";
import { pastedText } from "../../lib/pasted-text";
import { arrowOf, type Reach, stepFrom } from "./number-steps";
import {
  caretAfter,
  isOtherUnit,
  keptText,
  pastedFigure,
  significant,
  type TypedNumber,
  type TypedUnit,
  typable,
  typedFigure,
  typedUnit,
} from "./number-text";

export type NumberTyping = {
  /** The value; NaN from a caller that cannot store a text that is not a figure, which the field then holds itself. */
  value: TypedNumber;
  /** Called with every key. `unit`: the sign that was typed, if any. */
  onType: (value: TypedNumber, unit: TypedUnit | null) => void;
  /** Writes the figure while nobody types. */
  write: (value: number) => string;
  /** The most decimals that can be typed. */
  decimals: number;
  /** The most decimals that a pasted figure keeps; by default as many as can be typed. */
  pastedDecimals?: number;
  isPercent: boolean;
  /** The decimals of a typed percentage, if the field takes both units: the typed one is passed on. Without it, dollars in a percent field are not a figure. */
  percentDecimals?: number;
  /** Formats the text with every key; null has the figure rewritten. Without it, the typed text stays until the field is left. */
  dress?: (text: string, means: TypedNumber) => string | null;
  /** The step that ArrowUp and ArrowDown add; it is larger with Shift. */
  step?: number;
  /** The lowest and highest value that the arrows reach; by default any from 0 on. */
  reach?: Reach;
  /** The placeholder, from which the arrows continue. */
  placeholder?: string;
};

const roundTo = (value: number, decimals: number) => Number(value.toFixed(decimals));

const isSame = (means: TypedNumber, value: TypedNumber) =>
  Object.is(means, value) || (typeof means === "string" && Number.isNaN(value));

function writeNumber(value: TypedNumber, write: NumberTyping["write"]): string {
  if (typeof value !== "number") return value ?? "";
  return Number.isNaN(value) ? "" : write(value);
}

/**
 * The behavior of every number input. What is typed or pasted is read, stays as long as it means the value (undo or a unit rewrites it), and stays to
 * the letter if it is not a figure. The arrows step, and the focus selects everything.
 * @returns the text, and the input's handlers
 */
export function useNumberInput(typing: NumberTyping) {
  const { value, onType, write, decimals, isPercent, percentDecimals, dress, step, reach, placeholder = "" } = typing;
  const { pastedDecimals = decimals } = typing;
  const [own, setOwn] = useState<{ text: string; means: TypedNumber } | null>(null);
  const select = useSelectOnFocus();
  const takesUnits = percentDecimals !== undefined;
  /** A percentage that is typed where dollars are keeps its own decimals: "1.5%" is not 1%. */
  const decimalsOf = (unit: TypedUnit | null) => (unit === "percent" ? (percentDecimals ?? decimals) : decimals);
  const put = (next: number, unit: TypedUnit | null, most = decimalsOf(unit)) => {
    setOwn(null);
    onType(roundTo(next, most), unit);
  };
  const bare = (text: string) => typable(text, decimals).replace(/[$%]/g, "");

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const taken = decimalsOf(typedUnit(target.value));
    const typed = typable(target.value, taken);
    const refused = !takesUnits && isOtherUnit(typed, isPercent);
    const means = refused ? keptText(typed) : typedFigure(typed, taken, isPercent);
    const text = refused ? keptText(typed) : dress ? dress(typed, means) : bare(typed);
    if (text === null) return put(Number(means), typedUnit(typed));
    if (text !== target.value) {
      const before = target.value.slice(0, target.selectionStart ?? undefined);
      const at = dress ? caretAfter(text, significant(before, decimals || 3).length) : bare(before).length;
      // It is written here and not by React, which would move the caret to the end.
      target.value = text;
      target.setSelectionRange(at, at);
    }
    setOwn({ text, means });
    onType(means, typedUnit(typed));
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const copied = pastedText(event.clipboardData);
    // Blanks are left to the browser to paste.
    if (copied.trim() === "") return;
    event.preventDefault();
    const unit = typedUnit(typable(copied, decimals));
    const most = unit === "percent" ? decimalsOf(unit) : pastedDecimals;
    const refused = !takesUnits && isOtherUnit(copied, isPercent);
    const means = refused ? keptText(copied) : pastedFigure(copied, most, isPercent);
    if (typeof means === "number") return put(means, unit, most);
    setOwn({ text: means, means });
    onType(means, null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const up = arrowOf(event);
    if (!step || !up || event.defaultPrevented) return;
    event.preventDefault();
    const from = value === null ? parseAmount(placeholder) : value;
    put(stepFrom(typeof from === "number" ? from || 0 : 0, step, up, event.shiftKey, reach), null);
  };
  /** Shows the figure as written when the field is left; a text that is not a figure stays. */
  const onBlur = () => setOwn((last) => (typeof last?.means === "string" ? last : null));
  const text = own && isSame(own.means, value) ? own.text : writeNumber(value, write);
  return { text, heard: { ...select, onChange, onPaste, onKeyDown, onBlur } };
}

/**
 * Returns handlers that select the whole text when a field gets the focus. With a mouse the selection waits for the button's release, which would
 * otherwise clear it, and a part selected by dragging is left alone.
 */
export function useSelectOnFocus() {
  const pressed = useRef(false);
  return {
    onMouseDown: (event: MouseEvent<HTMLInputElement>) => {
      pressed.current = document.activeElement !== event.currentTarget;
    },
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      if (!pressed.current) event.currentTarget.select();
    },
    onMouseUp: (event: MouseEvent<HTMLInputElement>) => {
      const input = event.currentTarget;
      if (pressed.current && input.selectionStart === input.selectionEnd) input.select();
      pressed.current = false;
    },
  };
}
