import { useEffect, useRef } from "react";

/** `keys`: "mod+z", "mod+shift+z", "?", "alt+ArrowRight"; `mod` is Cmd on a Mac and Ctrl elsewhere. `does` stands in the list of shortcuts. */
export type Shortcut = { keys: string; does: string; run: (event: KeyboardEvent) => void };

const shown = new Set<() => readonly Shortcut[]>();

/** All that hold now, for the list of shortcuts. */
export const currentShortcuts = (): readonly Shortcut[] => [...shown].flatMap((read) => read());

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

const written: Record<string, string> = { ArrowRight: "→", ArrowLeft: "←", ArrowUp: "↑", ArrowDown: "↓" };

/** "mod+shift+z" as its keys are labelled here: ["Ctrl", "Shift", "Z"], or ["⌘", "⇧", "Z"]. */
export function keyLabels(keys: string): string[] {
  const names: Record<string, string> = isMac()
    ? { mod: "⌘", alt: "⌥", shift: "⇧" }
    : { mod: "Ctrl", alt: "Alt", shift: "Shift" };
  return keys.split("+").map((key) => names[key] ?? written[key] ?? (key.length === 1 ? key.toUpperCase() : key));
}

/** The name of a key press in the form of `keys`. */
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

/** Keys that hold while the component is shown. A plain key ("?") is left to a field that has the focus, and every key to an open dialog. */
export function useShortcuts(shortcuts: readonly Shortcut[]) {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    const read = () => latest.current;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const keys = shortcutOf(event);
      const shortcut = read().find((one) => one.keys === keys);
      if (!shortcut || (!keys.includes("+") && inField(event.target))) return;
      if (document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      shortcut.run(event);
    };
    shown.add(read);
    window.addEventListener("keydown", press);
    return () => {
      shown.delete(read);
      window.removeEventListener("keydown", press);
    };
  }, []);
}
