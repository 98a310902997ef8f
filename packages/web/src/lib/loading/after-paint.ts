/** Runs `act` after the frame that shows the last key press is painted, for work that must not delay it. If it is called again before then, `act` runs once. `now` runs it early, if it waits. */
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
    // A hidden page gets no frames, but it does get timers.
    timer = setTimeout(now, 250);
    frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(now);
    });
  };
  return { ask, now };
}
