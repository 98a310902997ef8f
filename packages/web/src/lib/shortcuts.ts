const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

const keySymbols: Record<string, string> = { ArrowRight: "→", ArrowLeft: "←", ArrowUp: "↑", ArrowDown: "↓" };

/** Returns the keys of "mod+shift+z" as this device labels them: ["Ctrl", "Shift", "Z"] or ["⌘", "⇧", "Z"]. */
export function keyLabels(keys: string): string[] {
  const names: Record<string, string> = isMac()
    ? { mod: "⌘", alt: "⌥", shift: "⇧" }
    : { mod: "Ctrl", alt: "Alt", shift: "Shift" };
  return keys.split("+").map((key) => names[key] ?? keySymbols[key] ?? (key.length === 1 ? key.toUpperCase() : key));
}

/** Returns the name of a key press in the form of `keys`. */
export function shortcutOf(event: KeyboardEvent): string {
  const parts = [];
  if (isMac() ? event.metaKey : event.ctrlKey) parts.push("mod");
  if (event.altKey) parts.push("alt");
  const letter = event.key.length === 1;
  // Shift is part of "?" itself, so it counts only beside another modifier or a named key.
  if (event.shiftKey && (!letter || parts.length > 0)) parts.push("shift");
  parts.push(letter ? event.key.toLowerCase() : event.key);
  const keys = parts.join("+");
  // Windows also repeats with Ctrl+Y what was undone.
  return keys === "mod+y" && !isMac() ? "mod+shift+z" : keys;
}
