import type { LucideIcon } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { shortcutOf } from "./shortcuts";

/** What can be done here and now. It is written once, where it lives: its menu, its key, the list of shortcuts and the command palette read it. */
export type Action = {
  /** Its name in a menu, beside what it is about: "Save". */
  label: string;
  /** Its name where it stands alone, when that needs more words: "Save the scenario". */
  does?: string;
  icon?: LucideIcon;
  /** "mod+z", "mod+shift+z", "?", "alt+ArrowRight"; `mod` is Cmd on a Mac and Ctrl elsewhere. */
  keys?: string;
  /** Other words that find it. */
  also?: string;
  disabled?: boolean;
  /** Without it, it is a key that something else hears, and is listed only. */
  onSelect?: () => void;
};

const shownActions = new Set<() => readonly Action[]>();

/** All that hold now. */
export const currentActions = (): readonly Action[] => [...shownActions].flatMap((read) => read());

/** Does what this key would do: for a button that stands for one. */
export const act = (keys: string) =>
  currentActions()
    .find((action) => action.keys === keys)
    ?.onSelect?.();

const inField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;

/** Actions that hold while the component is shown. A plain key ("?") is left to a field that has the focus, and every key to an open dialog. */
export function useActions(actions: readonly Action[]) {
  const latest = useRef(actions);
  latest.current = actions;
  // In the frame that shows the page: a key pressed as soon as it is seen must be heard.
  useLayoutEffect(() => {
    const read = () => latest.current;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const keys = shortcutOf(event);
      const action = read().find((one) => one.keys === keys);
      if (!action?.onSelect || (!keys.includes("+") && inField(event.target))) return;
      if (document.querySelector('[aria-modal="true"]')) return;
      // A key that can do nothing now is still ours: the browser would save the page, or undo in its own way.
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
