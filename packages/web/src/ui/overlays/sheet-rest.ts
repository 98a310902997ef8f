/** Where a sheet comes to rest once a finger lets it go. */
type Rest = "closed" | "low" | "tall";

/** Pixels in a millisecond from which on a drag is a flick, which goes one rest further wherever it ends. */
const flick = 0.5;

/**
 * @param height  what is left of the sheet under the finger, in pixels
 * @param speed  pixels in a millisecond, down is above zero
 * @param heights  of the two rests; the lower one may be less where there is little in the sheet
 */
export function restOf(height: number, speed: number, wasTall: boolean, heights: { low: number; tall: number }): Rest {
  if (speed >= flick) return wasTall && height > heights.low ? "low" : "closed";
  if (speed <= -flick) return "tall";
  if (height < heights.low * 0.7) return "closed";
  return height > (heights.low + heights.tall) / 2 ? "tall" : "low";
}
