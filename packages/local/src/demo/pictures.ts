import { pngOf } from "../png";

/** The side of a picture in pixels: as large as the crop window keeps a small photo. */
const SIDE = 192;

type Looks = { wall: Color; shirt: Color; skin: Color; hair: Color };

/** Draws somebody from the shoulders up, with no features: a drawing stands for a photo and does not pass for one. */
const face = ({ wall, shirt, skin, hair }: Looks): Shape[] => [
  { color: wall, covers: () => true },
  ellipse(hair, [0.5, 0.36], [0.22, 0.235]),
  ellipse(shirt, [0.5, 1.05], [0.4, 0.38]),
  ellipse(skin, [0.5, 0.64], [0.085, 0.13]),
  ellipse(skin, [0.5, 0.42], [0.165, 0.2]),
];

const green: Color = [31, 77, 63];

/** Draws the demo's pictures, anew each time: it takes a tenth of a second. */
export const pictures = {
  officer: () =>
    draw(face({ wall: [243, 222, 204], shirt: [40, 62, 110], skin: [224, 172, 132], hair: [84, 54, 38] }), SIDE),
  agent: () =>
    draw(face({ wall: [214, 230, 219], shirt: [150, 74, 58], skin: [176, 124, 88], hair: [38, 30, 30] }), SIDE),
  /** Two hills in a green square: Summit Home Lending has no words in its logo, since its name stands beside it. */
  summit: () =>
    draw(
      [
        tile(green, 0.02, 0.2),
        ellipse([238, 164, 94], [0.7, 0.3], [0.09, 0.09]),
        peak([186, 209, 196], [0.62, 0.42], 0.76, 0.24),
        peak([255, 255, 255], [0.42, 0.3], 0.76, 0.28),
      ],
      SIDE,
    ),
};

/** Draws the pictures of the demo: nobody's face and nobody's logo, of a few round and straight shapes. */

/** The red, green and blue of a color, each from 0 to 255. */
type Color = readonly [red: number, green: number, blue: number];
/** A shape of one color: `covers` says whether a point is inside. The picture is one wide and one high, from its upper left corner. */
type Shape = { color: Color; covers: (x: number, y: number) => boolean };

const ellipse = (color: Color, [cx, cy]: [number, number], [rx, ry]: [number, number]): Shape => ({
  color,
  covers: (x, y) => ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1,
});

/** A square with round corners, this far from the edges of the picture. */
const tile = (color: Color, inset: number, round: number): Shape => ({
  color,
  covers: (x, y) => {
    const [dx, dy] = [x, y].map((at) => Math.max(Math.abs(at - 0.5) - (0.5 - inset - round), 0)) as [number, number];
    return Math.hypot(dx, dy) <= round;
  },
});

/** A mountain: its top, and how far its foot is to both sides at the given height. */
const peak = (color: Color, [top, height]: [number, number], foot: number, half: number): Shape => ({
  color,
  covers: (x, y) => y >= height && y <= foot && Math.abs(x - top) <= (half * (y - height)) / (foot - height),
});

/** Each pixel is asked for at this many places a side, so that edges are smooth. */
const FINE = 2;

/** Mixes the color of a pixel, and how much of it is covered. The last shape lies on top. */
function pixelAt(shapes: readonly Shape[], column: number, row: number, side: number): number[] {
  const found: Color[] = [];
  for (let at = 0; at < FINE * FINE; at++) {
    const x = (column + ((at % FINE) + 0.5) / FINE) / side;
    const y = (row + (Math.floor(at / FINE) + 0.5) / FINE) / side;
    const top = shapes.findLast(({ covers }) => covers(x, y));
    if (top) found.push(top.color);
  }
  const mean = (part: 0 | 1 | 2) =>
    found.length === 0 ? 0 : Math.round(found.reduce((sum, color) => sum + color[part], 0) / found.length);
  return [mean(0), mean(1), mean(2), Math.round((255 * found.length) / (FINE * FINE))];
}

/** Draws a square PNG of these shapes, the first at the bottom. What no shape covers is clear. */
function draw(shapes: readonly Shape[], side: number): Uint8Array<ArrayBuffer> {
  const rows = Array.from({ length: side }, (_, row) => [
    0, // no filter
    ...Array.from({ length: side }, (_, column) => pixelAt(shapes, column, row, side)).flat(),
  ]);
  return pngOf({ width: side, height: side, kind: "colors" }, Buffer.from(rows.flat()));
}
