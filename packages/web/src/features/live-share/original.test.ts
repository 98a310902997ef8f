import { afterEach, expect, it } from "vitest";
import { fallbackFor, hasLoaded, keepOriginal, tokenOf } from "./original";
import { link, token } from "./shared.fixture";

afterEach(() => sessionStorage.clear());

const address = `/lc2/live-share?data=${token}`;

it("goes back to the mailed address once, and again after the report has come", () => {
  expect(fallbackFor(link)).toBeNull();
  keepOriginal(link, address);
  expect([fallbackFor(link), fallbackFor(link)]).toEqual([address, null]);
  hasLoaded(link);
  expect(fallbackFor(link)).toBe(address);
});

it("knows the token of the tab's own link alone", () => {
  keepOriginal(link, address);
  expect([tokenOf(link), tokenOf("lnk_other"), tokenOf(null)]).toEqual([token, null, null]);
});
