import { createHash } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { full } from "@highway/core/reports/full.fixture";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pack, unpack } from "./packed";
import { dictionary } from "./packed.dictionary";

/** Text says more than equality does: the order of keys, and what was left out. */
const again = (value: unknown) => JSON.stringify(unpack(pack(value)));
const comesBack = (value: unknown) => expect(again(value)).toBe(JSON.stringify(value));

it("gives back what was packed, whatever JSON can hold, with its keys in their order", () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => void comesBack(value)));
});

it("gives back rows of which some lack a field, hold null, or have odd names", () => {
  const value = fc.oneof(
    fc.constant(null),
    fc.constant(undefined),
    fc.double(),
    fc.integer(),
    fc.string(),
    fc.boolean(),
  );
  const key = fc.constantFrom("rate", "name", "__proto__", "constructor", "", "1", "@", "#");
  const row = fc.array(fc.tuple(key, value), { maxLength: 5 }).map((pairs) => Object.fromEntries(pairs));
  fc.assert(fc.property(fc.array(row, { maxLength: 40 }), (rows) => void comesBack({ rows })));
});

it("gives back figures of any size and any decimals", () => {
  const figure = fc.oneof(
    fc.double(),
    fc.integer(),
    fc.integer().map((cents) => cents / 100),
    fc.maxSafeInteger(),
  );
  fc.assert(fc.property(fc.array(figure, { maxLength: 60 }), (rows) => void comesBack(rows)));
});

it("gives back what is nested deeper than any document", () => {
  const deep = Array.from({ length: 500 }).reduce<unknown>((inner, _, at) => (at % 2 ? [inner] : { inner }), "end");
  expect(again(deep)).toBe(JSON.stringify(deep));
});

it("packs a report with everything in it to a tenth", () => {
  expect(pack(full).length).toBeLessThan(JSON.stringify(full).length / 10);
  expect(unpack(pack(full))).toEqual(full);
});

describe("what was not packed here", () => {
  const framed = (text: string, bits = Buffer.alloc(0)) =>
    Buffer.concat([
      Buffer.of(2, 0, 0, bits.length),
      bits,
      deflateRawSync(text, { dictionary: Buffer.from(dictionary) }),
    ]);

  it("is told by its format", () => expect(() => unpack(Uint8Array.of(9, 1, 2, 3))).toThrow("format 9"));

  it.each([
    ["a list that claims more entries than there are", "[]\n[-1000000000]\n1"],
    ["figures beyond the bits", "[]\n[-1000001]\n#1000000,0,0,8"],
    ["figures of no bits", "[]\n[-1000001]\n#1000000,0,0,0"],
    ["a letter without a value", "[]\n[-4]\n@!!z 1"],
    ["a shape that nobody told", "[]\n[7]"],
    ["a shape that is no list of names", "[{}]\n[0]"],
    ["a column too many", "[]\n1\n2"],
    ["an entry too many", "[]\n1,2"],
  ])("is refused: %s", (_what, text) => expect(() => unpack(framed(text))).toThrow("damaged"));

  it("is refused where it would unpack to more than any record has", () => {
    expect(() => unpack(framed(`[]\n"${"a".repeat(40 * 1024 * 1024)}"`))).toThrow();
  });

  it("throws, or gives a value, for any damage to a byte", () => {
    const packed = pack(full);
    const damage = fc.tuple(fc.integer({ min: 1, max: packed.length - 1 }), fc.integer({ min: 1, max: 255 }));
    fc.assert(
      fc.property(damage, ([at, by]) => {
        const other = Uint8Array.from(packed, (byte, place) => (place === at ? byte ^ by : byte));
        try {
          expect(JSON.stringify(unpack(other)).length).toBeLessThan(1_000_000);
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
        }
      }),
    );
  });
});

it("borrows from a text that never changes, or nothing that was kept could be read again", () => {
  expect(createHash("sha256").update(dictionary).digest("hex")).toBe(
    "a47696e3d6eea95da6389e08dc5b960105c48d2a070fda617e5f4f87386df47f",
  );
});
