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
  /** NaN of who cannot hold a text that is no figure: the field holds it instead. */
  value: TypedNumber;
  /** Told of every key. `unit`: the sign that was typed with it, if any. */
  onType: (value: TypedNumber, unit: TypedUnit | null) => void;
  /** How the figure is written while nobody types. */
  write: (value: number) => string;
  /** Most decimals that can be typed. */
  decimals: number;
  isPercent: boolean;
  /** Whether the unit that is typed with a figure is heard; without it, dollars in a field of percent are no figure. */
  takesUnits?: boolean;
  /** Writes a text with every key; null has the figure written. Without it the person's own text stands until the field is left. */
  dress?: (text: string, means: TypedNumber) => string | null;
  /** The step that ArrowUp and ArrowDown add; it is larger with Shift. */
  step?: number;
  /** The least and the most that the arrows reach; from 0 on when it is not given. */
  reach?: Reach;
  /** What stands in the empty field, from which the arrows go on. */
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
 * Every input of a number: what is typed or pasted is read, stands for as long as it means the value (undo or a unit writes it
 * anew), and stays to the letter when it is no figure. The arrows step, and the focus selects all.
 * @returns the text, and what the input hears
 */
export function useNumberInput(typing: NumberTyping) {
  const {
    value,
    onType,
    write,
    decimals,
    isPercent,
    takesUnits = false,
    dress,
    step,
    reach,
    placeholder = "",
  } = typing;
  const [own, setOwn] = useState<{ text: string; means: TypedNumber } | null>(null);
  const select = useSelectOnFocus();
  const put = (next: number, unit: TypedUnit | null) => {
    setOwn(null);
    onType(roundTo(next, decimals), unit);
  };
  const bare = (text: string) => typable(text, decimals).replace(/[$%]/g, "");

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const typed = typable(target.value, decimals);
    const refused = !takesUnits && isOtherUnit(typed, isPercent);
    const means = refused ? keptText(typed) : typedFigure(typed, decimals, isPercent);
    const text = refused ? keptText(typed) : dress ? dress(typed, means) : bare(typed);
    if (text === null) return put(Number(means), typedUnit(typed));
    if (text !== target.value) {
      const before = target.value.slice(0, target.selectionStart ?? undefined);
      const at = dress ? caretAfter(text, significant(before, decimals || 3).length) : bare(before).length;
      // Written here rather than by React, which would send the caret to the end.
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
    const refused = !takesUnits && isOtherUnit(copied, isPercent);
    const means = refused ? keptText(copied) : pastedFigure(copied, decimals, isPercent);
    if (typeof means === "number") return put(means, unit);
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
  /** A field that is left shows its figure as written; what is no figure stays. */
  const onBlur = () => setOwn((last) => (typeof last?.means === "string" ? last : null));
  const text = own && isSame(own.means, value) ? own.text : writeNumber(value, write);
  return { text, heard: { ...select, onChange, onPaste, onKeyDown, onBlur } };
}

/**
 * Handlers that select the whole text when a field gets the focus. By mouse the selection must wait for the button
 * to come up, which else would clear it, and a drag that selected a part is left alone.
 */
function useSelectOnFocus() {
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
