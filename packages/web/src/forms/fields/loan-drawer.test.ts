import { describe, expect, it } from "vitest";
import { edgeThatShows } from "./loan-drawer";

/** Four loans in a window of 1440 px, beside a rail and the lines' names. */
const columns = [392, 640, 888, 1136].map((left) => ({ left, right: left + 248 }));
const page = 1440;

describe("the edge of a drawer", () => {
  it.each([
    [[0], "right"],
    [[1], "right"],
    [[2], "left"],
    [[3], "left"],
    [[0, 1, 2], "left"],
    [[], "right"],
  ] as const)("for the loans at %j is the %s one", (places, edge) =>
    expect(edgeThatShows(places, columns, { width: 480, page })).toBe(edge),
  );
  it("is the right one where no columns are shown, as on a phone", () =>
    expect(edgeThatShows([2], [], { width: 440, page: 390 })).toBe("right"));
  it("leaves the last loan whole beside a window that takes most of the page", () =>
    expect(edgeThatShows([3], columns, { width: 1000, page })).toBe("left"));
});
