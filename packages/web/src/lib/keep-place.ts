const controls = "a[href], button:not(:disabled)";
const controlsIn = (row: Element | null | undefined) => [...(row?.querySelectorAll<HTMLElement>(controls) ?? [])];

/**
 * Notes the control that has the focus, before an action that may take it away with its row.
 * @returns called once the action is done, moves the focus to the same control of the next row, of the one before, or to the page
 */
export function keepPlace(): () => void {
  const pressed = document.activeElement;
  const row = pressed?.closest("li, tr");
  if (!(pressed instanceof HTMLElement) || !row) return () => {};
  const at = controlsIn(row).indexOf(pressed);
  const beside = [row.nextElementSibling, row.previousElementSibling];
  const goOn = () => {
    if (pressed.isConnected || document.activeElement !== document.body) return;
    const rows = beside.filter((each) => each?.isConnected).map(controlsIn);
    const next = rows.map((all) => all[at] ?? all.at(-1)).find((control) => control !== undefined);
    (next ?? document.getElementById("main"))?.focus({ preventScroll: true });
  };
  // What the action changed is drawn by then.
  return () => void requestAnimationFrame(goOn);
}
