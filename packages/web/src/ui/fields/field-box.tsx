import type { KeyboardEventHandler, MouseEvent, ReactNode } from "react";

/**
 * Gives the focus to the input or the list of a box, or of a line, in which something beside the input was pressed: its unit, its name, the space around
 * it. Buttons, lists and check boxes in it answer for themselves.
 */
export function pressBox(event: MouseEvent<HTMLElement>) {
  if (event.button !== 0 || event.defaultPrevented) return;
  if ((event.target as Element).closest("input, textarea, select, button, a, label")) return;
  const field = event.currentTarget.querySelector<HTMLInputElement | HTMLSelectElement>(
    "input:not([type=checkbox], :disabled), select:not(:disabled)",
  );
  if (!field) return;
  // The browser would give the focus to nothing, as it does after a press beside every field.
  event.preventDefault();
  field.focus();
  if (field instanceof HTMLSelectElement && event.isTrusted) field.showPicker?.();
}

/** The box of a number input. All of it takes a press. */
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
