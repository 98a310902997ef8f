/**
 * Runs `act` once the frame that shows the last keystroke is painted: what the person need not see at once must not
 * hold it up. Asked again before then, it runs once. `now` runs it early, if it waits.
 */
export function afterPaint(act: () => void) {
  let frame: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waits = false;
  const now = () => {
    if (!waits) return;
    waits = false;
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
    act();
  };
  const ask = () => {
    if (waits) return;
    waits = true;
    // A page that is hidden gets no frames, but it does get timers.
    timer = setTimeout(now, 250);
    frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(now);
    });
  };
  return { ask, now };
}
