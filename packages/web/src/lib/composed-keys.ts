/**
 * Leaves a key with which a letter is composed, such as the Enter that ends an accent or a word of an input method, to that method: no field, form or
 * window hears it. Safari says so of the last one only by its code.
 */
export function leaveComposedKeys() {
  const press = (event: KeyboardEvent) => {
    if (event.isComposing || event.keyCode === 229) event.stopPropagation();
  };
  window.addEventListener("keydown", press, true);
  return () => window.removeEventListener("keydown", press, true);
}
