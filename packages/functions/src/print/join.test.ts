import fc from "fast-check";
import { PNG } from "pngjs";
import { expect, it } from "vitest";
import { joinPictures } from "./join";

const widths = fc.integer({ min: 1, max: 9 });
/** Pictures of one width, of any colors, each written with one of the five ways of PNG to write a row. */
const stacks = widths.chain((width) =>
  fc.array(
    fc.record({
      rows: fc.array(fc.uint8Array({ minLength: width * 4, maxLength: width * 4 }), { minLength: 1, maxLength: 4 }),
      filterType: fc.constantFrom(0, 1, 2, 3, 4),
    }),
    { minLength: 1, maxLength: 4 },
  ),
);

it("has every row of every picture, in order, however it was written", () => {
  fc.assert(
    fc.property(stacks, (stack) => {
      const pictures = stack.map(({ rows, filterType }) => {
        const image = new PNG({ width: rows[0]!.length / 4, height: rows.length });
        image.data = Buffer.concat(rows);
        return PNG.sync.write(image, { filterType, colorType: 6 });
      });
      const joined = PNG.sync.read(Buffer.from(joinPictures(pictures)));
      const all = Buffer.concat(stack.flatMap(({ rows }) => rows));
      expect(joined.height * joined.width * 4).toBe(all.length);
      expect(joined.data.equals(all)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

it("refuses pictures that do not fit together", () => {
  const picture = (width: number, colorType: 2 | 4 | 6) => PNG.sync.write(new PNG({ width, height: 2 }), { colorType });
  expect(() => joinPictures([picture(2, 6), picture(3, 6)])).toThrow("differ");
  expect(() => joinPictures([picture(2, 6), picture(2, 2)])).toThrow("differ");
  expect(() => joinPictures([picture(2, 4), picture(2, 4)])).toThrow("cannot be joined");
});
