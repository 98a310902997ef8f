import type { KeyboardEvent } from "react";
import { shortcutOf } from "../../lib/shortcuts";

/** The keys of the buttons beside a field, which Tab passes by. */
export const fieldKeys = { reset: "mod+Backspace", unit: "mod+." } as const;

const buttons: Record<string, string> = {
  [fieldKeys.reset]: "[data-reset]",
  [fieldKeys.unit]: "[data-unit] [aria-checked=false]",
};

/** Presses the button beside a field that restores its default or changes its unit. */
export function pressBeside(event: KeyboardEvent<HTMLElement>) {
  if (event.defaultPrevented) return;
  const selector = buttons[shortcutOf(event.nativeEvent)];
  const button = selector && event.currentTarget.querySelector<HTMLElement>(selector);
  if (!button) return;
  event.preventDefault();
  button.click();
}
