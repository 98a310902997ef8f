import fc from "fast-check";
import { expect, it } from "vitest";
import { withoutMetadata } from "./metadata";
import { pictureOf } from "./picture";
import { jpegOf, pngOf } from "./picture.fixture";

const ascii = (text: string) => [...text].map((sign) => sign.charCodeAt(0));
const two = (value: number) => [value >> 8, value & 255];
const segment = (marker: number, content: number[]) => [0xff, marker, ...two(content.length + 2), ...content];
const chunk = (name: string, content: number[]) => [
  0,
  0,
  ...two(content.length),
  ...ascii(name),
  ...content,
  1,
  2,
  3,
  4,
];

const profile = segment(0xe2, [...ascii("ICC_PROFILE"), 0, 1, 1, 9]);
const frame = segment(0xc0, [8, 0, 4, 0, 6, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
/** In a scan: an FF that is data, a restart, and what looks like an end inside the table that follows it. */
const scans = [
  ...[...segment(0xda, [1, 1, 0, 0, 63, 0]), 7, 0xff, 0, 8, 0xff, 0xd0, 9],
  ...[...segment(0xc4, [0xff, 0xd9]), ...segment(0xda, [1, 1, 0, 0, 63, 0]), 5],
];
const photo = (...written: number[][]) =>
  new Uint8Array([0xff, 0xd8, ...written.flat(), ...frame, ...scans, 0xff, 0xd9]);

/** Which side is up, as cameras write it: little- or big-endian, after another entry. */
const exif = (side: number, little: boolean) => {
  const number = (value: number, bytes: number) => {
    const all = Array.from({ length: bytes }, (_, at) => (value >> (8 * (bytes - 1 - at))) & 255);
    return little ? all.reverse() : all;
  };
  const entry = (tag: number, value: number) => [number(tag, 2), number(3, 2), number(1, 4), number(value, 2), [0, 0]];
  const ifd = [number(2, 2), ...entry(0x010f, 1), ...entry(0x0112, side), number(0, 4)].flat();
  const head = [...ascii(little ? "II" : "MM"), ...number(42, 2), ...number(8, 4)];
  return segment(0xe1, [...ascii("Exif"), 0, 0, ...head, ...ifd, ...ascii("GPS 35.7796 N")]);
};
const text = (bytes: Uint8Array) => String.fromCharCode(...bytes);

it("takes out of a JPEG what was written beside it, and nothing that draws it", () => {
  const written = [
    exif(1, true),
    segment(0xed, ascii("IPTC")),
    segment(0xfe, ascii("by Dana")),
    segment(0xe1, ascii("<xmp>")),
  ];
  const bytes = new Uint8Array([...photo(profile, ...written), ...ascii("a film after the end")]);
  expect(withoutMetadata(bytes, "image/jpeg")).toEqual(photo(profile));
});

it.each([
  [6, true],
  [8, false],
])("keeps which side is up: %i, little-endian %s", (side, little) => {
  const kept = withoutMetadata(photo(exif(side, little)), "image/jpeg");
  expect(text(kept)).not.toContain("GPS");
  expect(pictureOf(kept)).toEqual({ type: "image/jpeg", width: 6, height: 4 });
  // What it says is read again as the same.
  expect(withoutMetadata(kept, "image/jpeg")).toEqual(kept);
  const said = text(kept).indexOf("\x01\x12\0\x03\0\0\0\x01");
  expect(kept[said + 9]).toBe(side);
});

it("takes words and times out of a PNG, and what follows its end", () => {
  const [head, data, end] = [[...pngOf(3, 2)], chunk("IDAT", [1]), chunk("IEND", [])];
  const written = [chunk("tEXt", ascii("Author")), chunk("eXIf", [1]), chunk("tIME", [1]), chunk("iTXt", [1])].flat();
  const bytes = new Uint8Array([...head, ...written, ...data, ...end, ...ascii("more")]);
  expect(withoutMetadata(bytes, "image/png")).toEqual(new Uint8Array([...head, ...data, ...end]));
});

it("fails over no bytes, and makes no picture another", () => {
  const beginnings = [pngOf(9, 8), jpegOf(9, 8), photo(exif(6, true), profile)];
  fc.assert(
    fc.property(fc.constantFrom(...beginnings), fc.nat(120), fc.uint8Array(), (beginning, length, rest) => {
      const bytes = new Uint8Array([...beginning.slice(0, length), ...rest]);
      const picture = pictureOf(bytes);
      if (picture) expect(pictureOf(withoutMetadata(bytes, picture.type))).toEqual(picture);
    }),
    { examples: [[jpegOf(9, 8), 21, new Uint8Array(7)]] }, // a frame of no length
  );
});
