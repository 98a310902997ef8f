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
  type NumberLook,
  readNumber,
  readPasted,
  significant,
  type TypedNumber,
  type TypedUnit,
  typedUnit,
} from "./number-text";
import { useFieldUndo } from "./use-field-undo";

export type NumberTyping = {
  /** The value; NaN from a caller that cannot store a text that is not a figure, which the field then holds itself. */
  value: TypedNumber;
  /** Called with every key. `unit`: the sign that was typed with a figure, if any. */
  onType: (value: TypedNumber, unit: TypedUnit | null) => void;
  /** Writes the figure while nobody types. */
  write: (value: number) => string;
  look: NumberLook;
  /** The most decimals of a typed figure; one with more is not a figure of this field. */
  decimals: number;
  /** The most decimals of a pasted figure; by default the same. */
  pastedDecimals?: number;
  /** The decimals of a typed percentage, if the field takes both units: the typed one is passed on. Without it, the other unit is not a figure. */
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

const isSame = (means: TypedNumber, value: TypedNumber) =>
  Object.is(means, value) || (typeof means === "string" && Number.isNaN(value));

function writeNumber(value: TypedNumber, write: NumberTyping["write"]): string {
  if (typeof value !== "number") return value ?? "";
  return Number.isNaN(value) ? "" : write(value);
}

/** Tells whether a key changed only digits. The commas of the figure before it then separate other digits than they did, and say nothing. */
const leavesCommas = ({ inputType, data }: Partial<InputEvent>) =>
  inputType?.startsWith("delete") || (inputType === "insertText" && !data?.includes(","));

/** The decimals of dollars. */
const CENTS = 2;

const withoutSigns = (text: string) => text.replace(/[$%]/g, "");

/**
 * The behavior of every number input. What is typed or pasted is read, stays as long as it means the value (undo or a unit rewrites it), and stays to
 * the letter if it is not a figure. The arrows step, and the focus selects everything.
 * @returns the text, and the input's handlers
 */
export function useNumberInput(typing: NumberTyping) {
  const { value, onType, write, look, decimals, percentDecimals, dress, step, reach, placeholder = "" } = typing;
  const { pastedDecimals = decimals } = typing;
  const [own, setOwn] = useState<{ text: string; means: TypedNumber } | null>(null);
  const select = useSelectOnFocus();
  /** Reads as the field does. A figure that is typed in the other unit has the decimals of that unit. */
  const readingOf = (text: string, most = decimals) => ({
    ...look,
    decimals:
      typedUnit(text) === "percent" ? (percentDecimals ?? most) : Math.min(most, typedUnit(text) ? CENTS : most),
    takesUnits: percentDecimals !== undefined,
  });
  const put = (next: number, unit: TypedUnit | null) => {
    setOwn(null);
    onType(next, unit);
  };
  const undo = useFieldUndo(typeof own?.means === "string" && Number.isNaN(value) ? own.means : value, (before) => {
    setOwn(typeof before === "string" ? { text: before, means: before } : null);
    onType(before, null);
  });
  /** Notes a change. What was typed before the other unit is not in it. */
  const note = (means: TypedNumber, isStep: boolean, unit: TypedUnit | null) => {
    const turns = unit !== null && unit !== (look.suffix === "%" ? "percent" : "fee");
    if (turns) undo.begin();
    else undo.note(means, isStep);
  };

  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const wasFigure = typeof value === "number" && !Number.isNaN(value);
    const typed =
      wasFigure && leavesCommas(nativeEvent as InputEvent) ? target.value.replaceAll(",", "") : target.value;
    const means = readNumber(typed, readingOf(typed));
    const unit = typeof means === "string" ? null : typedUnit(typed);
    note(means, false, unit);
    const text = dress ? dress(typed, means) : typeof means === "string" ? target.value : withoutSigns(target.value);
    if (text === null) return put(Number(means), unit);
    if (text !== target.value) {
      const before = target.value.slice(0, target.selectionStart ?? undefined);
      const at = dress ? caretAfter(text, significant(before).length) : withoutSigns(before).length;
      // It is written here and not by React, which would move the caret to the end.
      target.value = text;
      target.setSelectionRange(at, at);
    }
    setOwn({ text, means });
    onType(means, unit);
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const copied = pastedText(event.clipboardData);
    // Blanks are left to the browser to paste.
    if (copied.trim() === "") return;
    event.preventDefault();
    const means = readPasted(copied, readingOf(copied, pastedDecimals));
    const unit = typeof means === "number" ? typedUnit(copied) : null;
    note(means, true, unit);
    if (typeof means === "number") return put(means, unit);
    setOwn({ text: means, means });
    onType(means, null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    undo.onKeyDown(event);
    const up = arrowOf(event);
    if (!step || !up || event.defaultPrevented) return;
    event.preventDefault();
    const from = value === null ? parseAmount(placeholder) : value;
    const next = stepFrom(typeof from === "number" ? from || 0 : 0, step, up, event.shiftKey, reach);
    const stepped = Number(next.toFixed(decimals));
    note(stepped, true, null);
    put(stepped, null);
  };
  /** Shows the figure as written when the field is left; a text that is not a figure stays. */
  const onBlur = () => setOwn((last) => (typeof last?.means === "string" ? last : null));
  const text = own && isSame(own.means, value) ? own.text : writeNumber(value, write);
  const onFocus = (event: FocusEvent<HTMLInputElement>) => {
    undo.begin();
    select.onFocus(event);
  };
  return { text, heard: { ...select, onFocus, onChange, onPaste, onKeyDown, onBlur } };
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
