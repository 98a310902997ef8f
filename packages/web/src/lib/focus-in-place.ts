import { type RefObject, useEffect, useRef } from "react";

/**
 * Gives an element that appears the focus, if it came in the place of the control that had it: the focus would else fall to the document, where no screen
 * reader says what came. Whoever has the focus elsewhere keeps it, and a page on which nothing was pressed yet is read from its beginning.
 */
export function useFocusInPlace<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (document.activeElement === document.body && navigator.userActivation?.hasBeenActive)
      element.current?.focus({ preventScroll: true });
  }, []);
  return element;
}
