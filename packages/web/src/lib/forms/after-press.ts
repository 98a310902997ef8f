let isPressed = false;
const press = (is: boolean) => () => {
  isPressed = is;
};
addEventListener("pointerdown", press(true), true);
addEventListener("pointerup", press(false), true);
addEventListener("pointercancel", press(false), true);

/**
 * Runs immediately, or, while the pointer is down, once its press has become a click. An error that appears at a field while another thing is pressed
 * would move that thing away from under the pointer.
 */
export function afterPress(run: () => void) {
  if (!isPressed) return run();
  const ends = ["pointerup", "pointercancel"] as const;
  const end = () => {
    for (const each of ends) removeEventListener(each, end);
    // The click is dispatched in the same task as the pointer's release.
    setTimeout(run);
  };
  for (const each of ends) addEventListener(each, end);
}
