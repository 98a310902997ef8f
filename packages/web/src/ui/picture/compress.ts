/** What a file may weigh, unless something else is said. */
const TARGET_BYTES = 1.5 * 1024 * 1024;

/** Draws the picture at a scale; null is a browser that could not. */
export type Draw = (scale: number) => Promise<Blob | null>;

/**
 * The picture in at most so many bytes: smaller by a tenth of its size at a time.
 * @throws Error whose message a person may read
 */
export async function compress(draw: Draw, most: number = TARGET_BYTES): Promise<Blob> {
  for (let tenths = 10; tenths > 0; tenths--) {
    const blob = await draw(tenths / 10);
    if (!blob) throw new Error("Could not obtain blob from canvas image");
    if (blob.size <= most) return blob;
  }
  throw new Error("Could not compress to desired size");
}
