import { createHash } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { scenario } from "@highway/core/reports/examples";
import { full } from "@highway/core/reports/full.fixture";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pack, unpack } from "./packed";
import { dictionaries } from "./packed.dictionary";

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

it("gives back what is said again, in lists, records and registers", () => {
  const part = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constant({ name: "Appraisal", rate: 575, APR: false }));
  const list = fc.array(part, { maxLength: 4 });
  const value = fc
    .tuple(list, list, fc.dictionary(fc.string(), list))
    .chain(([one, other, named]) =>
      fc.array(fc.constantFrom<unknown>(one, other, named, { named, one }), { maxLength: 12 }),
    );
  fc.assert(fc.property(value, (values) => void comesBack({ values, again: values })));
});

it("gives back ids, and texts that look like some", () => {
  const id = fc.stringMatching(/^(loan_|rpt_|)[0-9a-z]{5,12}$/);
  fc.assert(fc.property(fc.array(fc.record({ id, of: id }), { maxLength: 20 }), (rows) => void comesBack(rows)));
});

it("gives back courses of figures", () => {
  const steps = fc.array(fc.integer({ min: -90_000, max: 90_000 }), { minLength: 12, maxLength: 80 });
  const course = fc.tuple(steps, fc.constantFrom(1, 100, 1000, 1e6)).map(([by, parts]) => {
    let at = 5000;
    return by.map((step) => {
      at += step;
      return at / parts;
    });
  });
  fc.assert(fc.property(course, (values) => void comesBack({ values })));
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
      Buffer.of(3, 0, 0, bits.length),
      bits,
      deflateRawSync(text, { dictionary: Buffer.from(dictionaries[3]!) }),
    ]);

  it("is told by its format", () => expect(() => unpack(Uint8Array.of(9, 1, 2, 3))).toThrow("format 9"));

  it.each([
    ["a list that claims more entries than there are", "[]\n[-1000000000]\n1"],
    ["figures beyond the bits", "[]\n[-1000001]\n#1000000,0,0,8"],
    ["figures of no bits", "[]\n[-1000001]\n#1000000,0,0,0"],
    ["a list without end", "[]\n[-1000000000]\n=1"],
    ["a course beyond the bits", "[]\n[-1000001]\n~1000000,0,0,1"],
    ["ids beyond the bits", '[]\n[-1000001]\n$1000000,26,"rpt_"'],
    ["what was never said", "[]\n[-3]\n[0,0],[0,1]"],
    ["a letter without a value", "[]\n[-4]\n@!!z 1"],
    ["a shape that nobody told", "[]\n[7]"],
    ["a shape that is no list of names", "[{}]\n[0]"],
    ["a column too many", "[]\n1\n2"],
    ["an entry too many", "[]\n1,2"],
  ])("is refused: %s", (_what, text) => expect(() => unpack(framed(text))).toThrow("damaged"));

  it("is refused where what it says again and again comes to more than any record has", () => {
    const again = Array.from({ length: 20 }, () => "[-11],[0,0],[0,0],[0,0],[0,0],[0,0],[0,0],[0,0],[0,0],[0,0]");
    expect(() => unpack(framed(`[]\n[-11]\n${again.join("\n")}\n="${"a".repeat(99)}"`))).toThrow("damaged");
  });

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

it("borrows from texts that never change, or nothing that was kept could be read again", () => {
  const sums = Object.values(dictionaries).map((text) => createHash("sha256").update(text).digest("hex"));
  expect(sums).toEqual([
    "a47696e3d6eea95da6389e08dc5b960105c48d2a070fda617e5f4f87386df47f",
    "8d152c3ae5bc3c6aa828c33f2ee9140a75d4f1165590af6e80a1a914999f59d3",
  ]);
});

it("reads what was packed in the format before", () => {
  const kept =
    "AgAAHgAACcpJykdXtOUjDzXV7RIfnKRYHHDzWuw+r2f0VIVaMQ6AIAzceYXBlaWAoh/wE04ObP5/NoUrChJ1uZiQhoTcXXvpvkt/0m0uMLglMe80B63bNz77+P2xxh8bfDrcO8lnV2Qpxup1ta2Qd2++BCAfsTW/b+E4SatCQdWnlcpcAl/4TaYm6+G0hyVki3HgFJSRgBbogB44AWdgAC7AVeqUglKRpCQ5rUbyxpq05RBwKS3fUM13HozMoz+r1KEv";
  const fees = Array.from({ length: 14 }, (_, at) => ({ name: `Fee ${at}`, rate: 100.25 * at + 7, APR: at < 5 }));
  expect(unpack(Buffer.from(kept, "base64"))).toEqual({ ...scenario, fees, rows: [null, ["a"], {}] });
});
