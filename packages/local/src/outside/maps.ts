/** Amazon Location's static maps: streets, plots and a pin that stand for no place on earth, with SAMPLE written across. */
import { pngOf } from "../png";
import { type Asked, emptyAnswer, json, type StandIn } from "./stand-in";

const refusal = (status: number, message: string) => json({ message }, status);

/** Colors by their number below. */
const colors = {
  Standard: { ground: [233, 236, 226], street: [255, 255, 255], plot: [214, 209, 199], park: [198, 222, 187] },
  Satellite: { ground: [96, 112, 78], street: [150, 148, 142], plot: [142, 118, 104], park: [66, 90, 60] },
} as const;
const [ground, street, plot, park, pin, ink] = [0, 1, 2, 3, 4, 5];

/** Five by seven points of each letter, a row in each number. */
const letters: Record<string, readonly number[]> = {
  S: [15, 16, 16, 14, 1, 1, 30],
  A: [14, 17, 17, 31, 17, 17, 17],
  M: [17, 27, 21, 21, 17, 17, 17],
  P: [30, 17, 17, 30, 16, 16, 16],
  L: [16, 16, 16, 16, 16, 16, 31],
  E: [31, 16, 16, 30, 16, 16, 31],
};
const word = "SAMPLE";

/** Tells whether a point of the picture, 0 to 1 across and down, lies on a letter. */
function isInk(x: number, y: number): boolean {
  const [column, row] = [Math.floor((x - 0.2) * 60), Math.floor((y - 0.72) * 37)];
  const letter = letters[word[Math.floor(column / 6)] ?? ""]?.[row];
  return (
    column >= 0 && row >= 0 && column % 6 < 5 && letter !== undefined && ((letter >> (4 - (column % 6))) & 1) === 1
  );
}

const isPin = (x: number, y: number) =>
  Math.hypot((x - 0.5) * 1.6, y - 0.44) < 0.045 ||
  (y > 0.44 && y < 0.53 && Math.abs(x - 0.5) * 1.6 < (0.53 - y) * 0.45);

/** The color of a point of the town, in blocks of houses; one block in seven is a park. */
function townAt(east: number, south: number): number {
  const [block, line] = [Math.floor(east / 100), Math.floor(south / 70)];
  const [inEast, inSouth] = [east - block * 100, south - line * 70];
  if (inEast < 9 || inSouth < 9) return street!;
  if ((((block * 5 + line * 3) % 7) + 7) % 7 === 0) return park!;
  return (inEast - 9) % 23 > 8 && Math.abs(inSouth - 39) > 10 && Math.abs(inSouth - 39) < 24 ? plot! : ground!;
}

const whole = (text: string | null, least: number, most: number) => {
  const value = Number(text);
  return text !== null && Number.isInteger(value) && value >= least && value <= most ? value : undefined;
};

function draw({ query }: Asked) {
  const [width, height] = [whole(query.get("width"), 64, 1400), whole(query.get("height"), 64, 1400)];
  const zoom = whole(query.get("zoom"), 0, 20);
  const [longitude, latitude] = (query.get("center") ?? "").split(",").map(Number);
  const style = query.get("style");
  if (!width || !height || zoom === undefined || longitude === undefined || latitude === undefined)
    return refusal(400, "Center, Zoom, Width and Height are needed");
  if (style !== "Standard" && style !== "Satellite") return refusal(400, "Style must be Standard or Satellite");
  const scale = 2 ** (17 - zoom);
  const [east, north] = [Math.round(longitude * 90_000), Math.round(latitude * 110_000)];
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const [x, y] = [(column + 0.5) / width, (row + 0.5) / height];
      const at = row * (width + 1) + column + 1;
      if (isInk(x, y)) rows[at] = ink!;
      else if (isPin(x, y)) rows[at] = pin!;
      else rows[at] = townAt(east + (column - width / 2) * scale, -north + (row - height / 2) * scale);
    }
  const { ground: a, street: b, plot: c, park: d } = colors[style];
  const list = [a, b, c, d, [178, 58, 46], [90, 40, 120]] as const;
  return { type: "image/png", body: pngOf({ width, height, kind: "list", list }, rows) };
}

/** Answers as Amazon Location does, version 2 of its maps. It takes signed requests alone. */
export const maps: StandIn = (asked) => {
  const signed = /^AWS4-HMAC-SHA256 Credential=\S+\/geo-maps\/aws4_request, /.test(asked.headers.authorization ?? "");
  if (!signed) return refusal(403, "Missing Authentication Token");
  return asked.method === "GET" && asked.path === "/v2/static/map" ? draw(asked) : emptyAnswer(404);
};
