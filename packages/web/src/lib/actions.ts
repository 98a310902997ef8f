import type { LucideIcon } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { shortcutOf } from "./shortcuts";

/** An action that the page offers now. It is described once, where it belongs; its menu, its key, the list of shortcuts and the command palette read it. */
export type Action = {
  /** The name in a menu, beside what it is about: "Save". */
  label: string;
  /** The name outside its menu, if it needs more words: "Save the scenario". */
  does?: string;
  icon?: LucideIcon;
  /** "mod+z", "mod+shift+z", "?", "alt+ArrowRight"; `mod` is Cmd on a Mac and Ctrl elsewhere. */
  keys?: string;
  /** Other words that find the action. */
  also?: string;
  disabled?: boolean;
  /** Takes a sentence typed in the command palette, if `isFor` recognizes it. */
  sentence?: { isFor: (text: string) => boolean; run: (text: string) => void };
  /** Runs the action. Without it, the action is a key that other code handles, and is only listed. */
  onSelect?: () => void;
};

const shownActions = new Set<() => readonly Action[]>();

/** Lists all actions that the page offers now. */
export const currentActions = (): readonly Action[] => [...shownActions].flatMap((read) => read());

/** Runs the action of a key, for a button that does the same. */
export const act = (keys: string) =>
  currentActions()
    .find((action) => action.keys === keys)
    ?.onSelect?.();

const inField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;

/** Offers actions while the component is shown. A plain key ("?") is left to a field that has the focus, and every key to an open dialog. */
export function useActions(actions: readonly Action[]) {
  const latest = useRef(actions);
  latest.current = actions;
  // The listener is added in the frame that shows the page: a key pressed as soon as the page is seen must be heard.
  useLayoutEffect(() => {
    const read = () => latest.current;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const keys = shortcutOf(event);
      const action = read().find((one) => one.keys === keys);
      if (!action?.onSelect || (!keys.includes("+") && inField(event.target))) return;
      if (document.querySelector('[aria-modal="true"]')) return;
      // A key whose action is disabled is still ours: the browser would save the page, or undo in its own way.
      event.preventDefault();
      if (!action.disabled) action.onSelect();
    };
    shownActions.add(read);
    window.addEventListener("keydown", press);
    return () => {
      shownActions.delete(read);
      window.removeEventListener("keydown", press);
    };
  }, []);
}
