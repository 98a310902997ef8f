import type { KeyboardEventHandler, MouseEvent, ReactNode } from "react";

/**
 * Moves the focus to the input or list of a box, or of a row, when something beside it was pressed: its unit, its name, the space around it. Buttons,
 * lists and check boxes in it handle their own presses.
 */
export function pressBox(event: MouseEvent<HTMLElement>) {
  if (event.button !== 0 || event.defaultPrevented) return;
  if ((event.target as Element).closest("input, textarea, select, button, a, label")) return;
  const field = event.currentTarget.querySelector<HTMLInputElement | HTMLSelectElement>(
    "input:not([type=checkbox], :disabled), select:not(:disabled)",
  );
  if (!field) return;
  // The browser would remove the focus, as after any press outside a field.
  event.preventDefault();
  field.focus();
  if (field instanceof HTMLSelectElement && event.isTrusted) field.showPicker?.();
}

/** The box of a number input, all of which can be pressed. */
export const FieldBox = (props: {
  className: string;
  onKeyDown?: KeyboardEventHandler<HTMLElement>;
  children: ReactNode;
}) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard reaches the input itself
  <div data-field-box="" className={props.className} onMouseDown={pressBox} onKeyDown={props.onKeyDown}>
    {props.children}
  </div>
);
