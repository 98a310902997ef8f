const steps = [1, 2, 5, 10, 15, 25, 50];

/** Returns the whole years to label below a chart: few enough that the labels do not touch, and always the last one. @param last the last year drawn @param width pixels between year 0 and the last */
export function yearTicks(last: number, width: number): number[] {
  const room = Math.max(1, Math.floor(width / 40));
  const fitting = steps.filter((step) => last / step <= room);
  const step = fitting.find((years) => last % years === 0) ?? fitting[0] ?? last;
  const ticks = [0];
  // The last label carries its unit, so the one before it keeps most of a step away.
  for (let year = step; year <= last - step * 0.75; year += step) ticks.push(year);
  return [...ticks, last];
}
