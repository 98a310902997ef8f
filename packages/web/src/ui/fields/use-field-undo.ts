import type { KeyboardEvent } from "react";
import { useRef } from "react";
import { shortcutOf } from "../../lib/shortcuts";
import type { TypedNumber } from "./number-text";

/** The longest pause, in milliseconds, within which typing is a single step. */
const PAUSE_MS = 1000;
const nothing = { steps: [] as TypedNumber[], shown: null as TypedNumber, at: Number.NEGATIVE_INFINITY };

/** A page's scenario undoes by itself, but hears no key while a window is open over it. */
const isOfPage = (field: HTMLInputElement) => !field.form && !field.closest('[aria-modal="true"]');

/**
 * Undoes what was typed or pasted into a number field of a form or a window since it got the focus. The browser itself forgets that as soon as a figure is
 * written into the field, as a pasted or a grouped one is, and then takes back only a part of what was typed.
 */
export function useFieldUndo(value: TypedNumber, bringBack: (before: TypedNumber) => void) {
  const past = useRef(nothing);
  return {
    /** Forgets what was typed so far. */
    begin: () => {
      past.current = nothing;
    },
    /** Notes a change of the field. @param isStep whether it is a step of its own */
    note: (shown: TypedNumber, isStep: boolean) => {
      // What was typed before a change from elsewhere may be in another unit.
      const { steps, at } = Object.is(past.current.shown, value) ? past.current : nothing;
      const goesOn = !isStep && Date.now() - at < PAUSE_MS;
      past.current = {
        steps: goesOn ? steps : [...steps, value],
        shown,
        at: isStep ? Number.NEGATIVE_INFINITY : Date.now(),
      };
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (shortcutOf(event.nativeEvent) !== "mod+z" || isOfPage(event.currentTarget)) return;
      const { steps, shown } = past.current;
      const before = steps.at(-1);
      // What came from elsewhere meanwhile is not the field's to undo.
      if (before === undefined || !Object.is(shown, value)) return;
      event.preventDefault();
      past.current = { steps: steps.slice(0, -1), shown: before, at: Number.NEGATIVE_INFINITY };
      bringBack(before);
    },
  };
}
