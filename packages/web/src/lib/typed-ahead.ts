/** The letters typed before their field has appeared; null while none are held. */
let held: string | null = null;

function hold(event: KeyboardEvent) {
  if (held === null || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Backspace") held = held.slice(0, -1);
  else if (event.key.length === 1) held += event.key;
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** Holds letters for a field that is about to appear: they reach neither the field below nor the keys of the page. */
export function holdTyped() {
  held ??= "";
  addEventListener("keydown", hold, true);
}

/** Stops holding letters, and returns those that were typed. */
export function takeTyped(): string {
  const typed = held ?? "";
  held = null;
  removeEventListener("keydown", hold, true);
  return typed;
}
