/** What is typed before the field that it is meant for is there; null while nothing is held. */
let held: string | null = null;

function hold(event: KeyboardEvent) {
  if (held === null || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Backspace") held = held.slice(0, -1);
  else if (event.key.length === 1) held += event.key;
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** From now on letters are held for a field that is on its way: they reach neither the field below nor the keys of the page. */
export function holdTyped() {
  held ??= "";
  addEventListener("keydown", hold, true);
}

/** Ends the holding and gives what was typed. */
export function takeTyped(): string {
  const typed = held ?? "";
  held = null;
  removeEventListener("keydown", hold, true);
  return typed;
}
