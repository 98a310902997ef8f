import type { KeyboardEvent } from "react";

/** The keys that lead to the parts of a line beside its name and amount, which Tab passes by. */
export const lineKeys = { along: "alt+ArrowRight", back: "alt+ArrowLeft" } as const;

/** The fields and buttons of a line, but for the toggle of its unit, which has a key of its own. */
const partsOf = (line: Element) =>
  [...line.querySelectorAll<HTMLElement>("input, select, button")].filter((part) => !part.closest("[data-unit]"));

/** Moves the focus along the line with Alt and an arrow, from its end to its beginning. On a button or a check box, an arrow does the same without Alt. */
export function walkLine(event: KeyboardEvent<HTMLElement>) {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const from = event.target;
  if (!by || !(from instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const isPressed = from instanceof HTMLButtonElement || (from instanceof HTMLInputElement && from.type === "checkbox");
  if (from.closest("[data-unit]") || (!event.altKey && !isPressed)) return;
  const parts = partsOf(event.currentTarget);
  event.preventDefault();
  parts[(parts.indexOf(from) + by + parts.length) % parts.length]?.focus();
}

/** Moves the focus down and up the amounts with Enter and the arrows, as Enter does in the grid. */
export function walkAmounts(event: KeyboardEvent<HTMLElement>) {
  const by = { Enter: event.shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!(event.target instanceof HTMLInputElement) || event.target.type === "checkbox") return;
  event.preventDefault();
  const form = event.target.closest("[data-fees]") ?? event.currentTarget;
  const amounts = [...form.querySelectorAll<HTMLInputElement>("[data-worksheet-amount]")];
  const line = event.target.closest("li")?.querySelector<HTMLInputElement>("[data-worksheet-amount]");
  const at = amounts.indexOf(event.target);
  const next = at < 0 ? line : amounts[at + by];
  next?.focus();
}
