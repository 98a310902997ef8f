import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pictureOf, pictureType, refusalOf } from "./picture";
import { jpegOf, pngOf } from "./picture.fixture";
import { MOST_BYTES } from "./pure/limits";

const text = (content: string) => new TextEncoder().encode(content);
const sides = fc.integer({ min: 1, max: 65_535 });

it("reads the size of any PNG and any JPEG", () => {
  fc.assert(
    fc.property(sides, sides, (width, height) => {
      expect(pictureOf(pngOf(width, height))).toEqual({ type: "image/png", width, height });
      expect(pictureOf(jpegOf(width, height))).toEqual({ type: "image/jpeg", width, height });
    }),
  );
});

it("fails over no bytes at all, also not over those that begin as a picture", () => {
  const beginnings = [[], [...pngOf(1, 1)], [...jpegOf(1, 1)], [0xff, 0xd8, 0xff, 0xe1, 0, 0]];
  fc.assert(
    fc.property(fc.constantFrom(...beginnings), fc.nat(40), fc.uint8Array(), (beginning, length, rest) => {
      const found = pictureOf(new Uint8Array([...beginning.slice(0, length), ...rest]));
      if (found) expect(["image/png", "image/jpeg"]).toContain(found.type);
    }),
  );
});

it("reads within a larger buffer, as a body often comes", () => {
  const whole = new Uint8Array([9, 9, 9, ...jpegOf(640, 480)]);
  expect(pictureOf(whole.subarray(3))).toEqual({ type: "image/jpeg", width: 640, height: 480 });
});

it.each([
  ["GIF", text("GIF89a...."), "image/gif"],
  ["WebP", text("RIFF....WEBPVP8 "), "image/webp"],
  ["SVG", text('<svg xmlns="http://www.w3.org/2000/svg"/>'), undefined],
  ["HTML", text("<!doctype html>"), undefined],
  ["a page that says it is a PNG", text("\x89PNG<script>"), undefined],
  ["PDF", text("%PDF-1.7"), undefined],
  ["nothing", new Uint8Array(), undefined],
])("knows %s, and takes none of it as an upload", (_, bytes, type) => {
  expect(pictureType(bytes)).toBe(type);
  expect(refusalOf(bytes, "image/*")).toBe("File needs to be PNG or JPEG format.");
});

describe("an upload", () => {
  it.each([
    ["image/png", pngOf(300, 200)],
    ["image/jpeg", jpegOf(8_000, 8_000)],
    ["image/*", pngOf(1, 1)],
    ["image/*", jpegOf(1, 1)],
  ])("that says %s and is it, is taken", (says, bytes) => {
    expect(refusalOf(bytes, says)).toBeUndefined();
  });

  it.each([
    ["is another type than it says", jpegOf(1, 1), "image/png", "File needs to be PNG format."],
    ["is another type than it says", pngOf(1, 1), "image/jpeg", "File needs to be JPEG format."],
    ["breaks off before its size", pngOf(1, 1).slice(0, 20), "image/png", "File needs to be PNG format."],
    ["breaks off before its size", jpegOf(1, 1).slice(0, 12), "image/jpeg", "File needs to be JPEG format."],
    [
      "has a frame of no length",
      new Uint8Array([0xff, 0xd8, 0xff, 0xc0, ...new Array(20).fill(0)]),
      "image/jpeg",
      "File needs to be JPEG format.",
    ],
    ["has no height", pngOf(1, 0), "image/png", "File needs to be PNG format."],
    ["would fill the browser's memory", pngOf(8_001, 1), "image/png", /8,000 by 8,000/],
    ["would fill the browser's memory", pngOf(0xffff_ffff, 0xffff_ffff), "image/png", /8,000 by 8,000/],
    ["is larger than 4 MB", new Uint8Array(MOST_BYTES + 1), "image/png", "The file must not be larger than 4 MB."],
  ])("that %s, is refused", (_, bytes, says, sentence) => {
    expect(refusalOf(bytes, says)).toMatch(sentence);
  });
});
