import { expect, it } from "vitest";
import { captionsOf } from "./pure/captions";

it("shows each line from its time to that of the next, and the last to the end", () => {
  const words =
    "0:00 Bonds are at their low.\r\n\n 0:05 Consumer confidence came in\nwell above forecasts.\n1:02 Lock today.";
  expect(captionsOf(words, 80)).toEqual([
    { from: 0, to: 5, text: "Bonds are at their low." },
    { from: 5, to: 62, text: "Consumer confidence came in\nwell above forecasts." },
    { from: 62, to: 80, text: "Lock today." },
  ]);
});

it.each([
  ["words without times", "Bonds are at their low.\nLock today."],
  ["words that name a time later on", "The Fed speaks today.\n2:15 is when it begins."],
  ["a time that is none", "0:75 Bonds are at their low."],
  ["a time without words", "0:05"],
  ["nothing", ""],
])("takes %s for no captions", (_what, words) => expect(captionsOf(words, 300)).toEqual([]));

it("leaves out what would begin after the end, or before the line above it", () => {
  expect(captionsOf("0:03 First.\n0:02 Second.\n9:00 Never.", 10)).toEqual([{ from: 2, to: 10, text: "Second." }]);
});
