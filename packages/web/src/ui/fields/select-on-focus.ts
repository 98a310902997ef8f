import { type FocusEvent, type MouseEvent, useRef } from "react";

/**
 * Handlers that select the whole text when a field gets the focus. By mouse the selection must wait for the button
 * to come up, which else would clear it, and a drag that selected a part is left alone.
 */
export function useSelectOnFocus() {
  const pressed = useRef(false);
  return {
    onMouseDown: (event: MouseEvent<HTMLInputElement>) => {
      pressed.current = document.activeElement !== event.currentTarget;
    },
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      if (!pressed.current) event.currentTarget.select();
    },
    onMouseUp: (event: MouseEvent<HTMLInputElement>) => {
      const input = event.currentTarget;
      if (pressed.current && input.selectionStart === input.selectionEnd) input.select();
      pressed.current = false;
    },
  };
}
