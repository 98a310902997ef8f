/** The number that is read where a figure is written with so many decimals: halves away from 0, as they are written. */
export function asShown(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  // A half that a double has blurred is one all the same: 6.4705 is written 6.471.
  return (Math.sign(value) * Math.round(Math.abs(value) * scale * (1 + 4 * Number.EPSILON))) / scale;
}
