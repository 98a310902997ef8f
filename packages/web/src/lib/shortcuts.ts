import { useEffect, useRef } from "react";

/** "mod+z", "mod+shift+z", "?", "alt+ArrowRight": `mod` is Cmd on a Mac and Ctrl elsewhere. */
export type Shortcuts = Record<string, (event: KeyboardEvent) => void>;

export const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** The name of a key press in the form that `Shortcuts` uses. */
export function shortcutOf(event: KeyboardEvent): string {
  const parts = [];
  if (isMac() ? event.metaKey : event.ctrlKey) parts.push("mod");
  if (event.altKey) parts.push("alt");
  const letter = event.key.length === 1;
  // Shift is part of "?" itself, so it counts only beside another modifier or a named key.
  if (event.shiftKey && (!letter || parts.length > 0)) parts.push("shift");
  parts.push(letter ? event.key.toLowerCase() : event.key);
  return parts.join("+");
}

const inField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;

/** Keys that hold while the component is shown. A plain key ("?") is left to a field that has the focus, and all of them to an open dialog. */
export function useShortcuts(shortcuts: Shortcuts) {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const name = shortcutOf(event);
      const act = latest.current[name];
      if (!act || (!name.includes("+") && inField(event.target))) return;
      if (document.querySelector('[role="dialog"][aria-modal="true"]')) return;
      event.preventDefault();
      act(event);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}
