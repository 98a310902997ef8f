import { createHash } from "node:crypto";
import { full } from "@highway/core/reports/full.fixture";
import fc from "fast-check";
import { expect, it } from "vitest";
import { pack, unpack } from "./packed";
import { dictionary } from "./packed.dictionary";

it("gives back what was packed, whatever JSON can hold", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(unpack(pack(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

it("packs a report with everything in it to a tenth", () => {
  expect(pack(full).length).toBeLessThan(JSON.stringify(full).length / 10);
  expect(unpack(pack(full))).toEqual(full);
});

it("says so of what it cannot read", () => {
  expect(() => unpack(Uint8Array.of(9, 1, 2, 3))).toThrow("format 9");
});

it("borrows from a text that never changes, or nothing that was kept could be read again", () => {
  expect(createHash("sha256").update(dictionary).digest("hex")).toBe(
    "8e682dafa4b16aef1edc707d0feb71e0769a7c37bae887c8123295b0d4817eb9",
  );
});
