import { expect, it } from "vitest";
import { base32, codeAt, stepAt, stepOf } from "./totp";

const secret = Buffer.from("12345678901234567890");

// https://www.rfc-editor.org/rfc/rfc6238#appendix-B, the rows of SHA-1.
it.each([
  [59, "94287082"],
  [1111111109, "07081804"],
  [1111111111, "14050471"],
  [1234567890, "89005924"],
  [2000000000, "69279037"],
  [20000000000, "65353130"],
])("makes the code of RFC 6238 for second %d", (seconds, code) => {
  expect(codeAt(secret, stepAt(seconds * 1000), 8)).toBe(code);
});

// https://www.rfc-editor.org/rfc/rfc4226#appendix-D
it("makes the codes of RFC 4226", () => {
  const codes = ["755224", "287082", "359152", "969429", "338314", "254676", "287922", "162583", "399871", "520489"];
  expect(codes.map((_, count) => codeAt(secret, count))).toEqual(codes);
});

it("takes the code of the half minute before, of now and of the next, and no other", () => {
  const at = 2_000_000_000_000;
  const steps = [-2, -1, 0, 1, 2].map((distance) => stepOf(secret, codeAt(secret, stepAt(at) + distance), at));
  expect(steps).toEqual([undefined, stepAt(at) - 1, stepAt(at), stepAt(at) + 1, undefined]);
});

// https://www.rfc-editor.org/rfc/rfc4648#section-10
it.each([
  ["", ""],
  ["f", "MY"],
  ["fo", "MZXQ"],
  ["foo", "MZXW6"],
  ["foob", "MZXW6YQ"],
  ["fooba", "MZXW6YTB"],
  ["foobar", "MZXW6YTBOI"],
])("writes %s in base 32", (text, written) => expect(base32(Buffer.from(text))).toBe(written));
