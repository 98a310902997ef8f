/**
 * Writes the outlines of all counties, a file a state, for the map of the report card, and the counties' names for the stand-ins of the product on one
 * machine: from `counties-albers-10m.json` of us-atlas 3.0.1 (ISC; the Census Bureau's cartographic boundaries of 2017, which are in the public domain).
 *   tsx scripts/county-outlines.ts path/to/counties-albers-10m.json
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

type Point = readonly [number, number];
type Shape = { id: string; properties: { name: string } } & (
  | { type: "Polygon"; arcs: number[][] }
  | { type: "MultiPolygon"; arcs: number[][][] }
  | { type: null }
);
type Atlas = {
  transform: { scale: Point; translate: Point };
  arcs: Point[][];
  objects: { counties: { geometries: Shape[] } };
};

/** The size of the box that each state is fitted into, and the distance in it below which a bend of a border is left out. */
const [WIDTH, HEIGHT, BEND] = [1000, 700, 1.2];

const root = join(import.meta.dirname, "..");
const atlas = JSON.parse(readFileSync(process.argv[2] ?? "counties-albers-10m.json", "utf8")) as Atlas;
const { scale, translate } = atlas.transform;
const arcs = atlas.arcs.map((arc) => {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]): Point => {
    [x, y] = [x + dx, y + dy];
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
});

const ringsOf = (shape: Shape): number[][] =>
  shape.type === "Polygon" ? shape.arcs : shape.type === "MultiPolygon" ? shape.arcs.flat() : [];
const arcOf = (at: number) => (at < 0 ? ~at : at);

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  return length ? Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length : Math.hypot(x - ax, y - ay);
}

/** Leaves out the bends that are too small to see (Douglas and Peucker). Counties share their borders, so each is simplified once for both. */
function simple(points: readonly Point[]): Point[] {
  const [first, last] = [points[0]!, points.at(-1)!];
  let [farthest, at] = [0, 0];
  for (const [index, point] of points.entries()) {
    const far = distance(point, first, last);
    if (far > farthest) [farthest, at] = [far, index];
  }
  if (farthest <= BEND || points.length < 3) return [first, last];
  return [...simple(points.slice(0, at + 1)), ...simple(points.slice(at)).slice(1)];
}

/** Writes a ring as steps from point to point, which are shorter than places. */
function pathOf(ring: readonly Point[]): string {
  let [x, y] = ring[0]!;
  const start = `M${x} ${y}`;
  let steps = "";
  for (const [toX, toY] of ring.slice(1)) {
    const [dx, dy] = [toX - x, toY - y];
    if (dx || dy) steps += `${steps && dx >= 0 ? " " : ""}${dx}${dy >= 0 ? " " : ""}${dy}`;
    [x, y] = [toX, toY];
  }
  return `${start}${steps && `l${steps}`}z`;
}

function outlinesOf(shapes: readonly Shape[]) {
  const used = new Set(shapes.flatMap((shape) => ringsOf(shape).flat().map(arcOf)));
  const points = [...used].flatMap((at) => arcs[at]!);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const factor = Math.min(WIDTH / width, HEIGHT / height);
  const fitted = ([x, y]: Point): Point => [(x - left) * factor, (y - top) * factor];
  const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];
  const borders = new Map([...used].map((at) => [at, simple(arcs[at]!.map(fitted)).map(whole)]));
  const ringOf = (ring: number[]) =>
    ring.flatMap((at, index) => {
      const border = borders.get(arcOf(at))!;
      const turned = at < 0 ? border.toReversed() : border;
      return index === 0 ? turned : turned.slice(1);
    });
  const counties = shapes.map((shape) => [
    shape.id,
    ringsOf(shape)
      .map((ring) => pathOf(ringOf(ring)))
      .join(""),
  ]);
  return {
    width: Math.round(width * factor),
    height: Math.round(height * factor),
    counties: Object.fromEntries(counties),
  };
}

const folder = join(root, "packages/web/src/report/report-card/outlines");
mkdirSync(folder, { recursive: true });
const states = [...Map.groupBy(atlas.objects.counties.geometries, ({ id }) => id.slice(0, 2))].sort();
for (const [state, shapes] of states)
  writeFileSync(join(folder, `${state}.json`), `${JSON.stringify(outlinesOf(shapes), null, 2)}\n`);
const names = states.map(([state, shapes]) => {
  const named = shapes.map(({ id, properties }) => `${id.slice(2)} ${properties.name}`).sort();
  return `${state}:${named.join(",")}`;
});
writeFileSync(join(root, "packages/local/src/outside/county-names.txt"), `${names.join("\n")}\n`);
