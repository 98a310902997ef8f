/** Makes pictures of any size in few bytes: what tells their size is right, and what would be drawn is missing. */
const ascii = (text: string) => [...text].map((sign) => sign.charCodeAt(0));
const two = (value: number) => [value >> 8, value & 255];
const four = (value: number) => [...two(value >>> 16), ...two(value & 0xffff)];

export const pngOf = (width: number, height: number) =>
  new Uint8Array([
    ...[0x89, ...ascii("PNG"), 13, 10, 26, 10],
    ...[...four(13), ...ascii("IHDR"), ...four(width), ...four(height), 8, 6, 0, 0, 0],
    ...four(0),
  ]);

/** Makes a JPEG with a comment, a table and a fill byte before the frame, as cameras write them. */
export const jpegOf = (width: number, height: number) =>
  new Uint8Array([
    ...[0xff, 0xd8, 0xff, 0xfe, ...two(2 + 5), ...ascii("hello")],
    ...[0xff, 0xc4, ...two(2 + 3), 1, 2, 3],
    ...[0xff, 0xff, 0xc2, ...two(17), 8, ...two(height), ...two(width), 3, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    ...[0xff, 0xd9],
  ]);
