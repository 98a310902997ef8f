import { afterEach, describe, expect, it } from "vitest";
import { newsSince, noteVisit } from "./client-news";

afterEach(() => localStorage.clear());

const me = "usr_1";
/** A day of November 2026 at an hour where the reader is. */
const on = (day: number, hour = 9) => new Date(2026, 10, day, hour);

describe("what is news on Home", () => {
  it("begins yesterday for somebody who was here since, or never", () => {
    const yesterday = { since: on(22, 0), isLastVisit: false };
    expect(newsSince(me, on(23))).toEqual(yesterday);
    noteVisit(me, on(22, 17));
    expect(newsSince(me, on(23))).toEqual(yesterday);
  });

  it("begins with the last visit where that is longer ago, and stays so while the page is opened again", () => {
    noteVisit(me, on(20, 16));
    const friday = { since: on(20, 16), isLastVisit: true };
    for (const hour of [9, 10, 11]) {
      expect(newsSince(me, on(23, hour))).toEqual(friday);
      noteVisit(me, on(23, hour));
    }
    // After lunch it is another visit, and this morning was the last.
    expect(newsSince(me, on(23, 16))).toEqual({ since: on(22, 0), isLastVisit: false });
  });

  it("goes back a month at most, and is each officer's own", () => {
    noteVisit(me, new Date(2026, 7, 1));
    expect(newsSince(me, on(30)), "a day on which nobody was here").toEqual({
      since: new Date(2026, 9, 31),
      isLastVisit: false,
    });
    expect(newsSince("usr_2", on(30)).isLastVisit).toBe(false);
  });
});
