import { beforeEach, expect, it } from "vitest";
import { currentNotices, nameInNotice, notify } from "./notify";

const texts = () => currentNotices().map((notice) => notice.text);

beforeEach(() => {
  for (const notice of currentNotices()) notify.dismiss(notice.id);
});

it("keeps the three newest", () => {
  for (const text of ["one", "two", "three", "four"]) notify.success(text);
  expect(texts()).toEqual(["two", "three", "four"]);
});

it("keeps what is to last while shorter sentences come and go", () => {
  notify.notice("Read me.", 1_000_000);
  for (const text of ["one", "two", "three", "four"]) notify.success(text);
  expect(texts()).toEqual(["Read me.", "three", "four"]);
});

it("does not stack the same sentence", () => {
  notify.error("You are offline.");
  notify.success("Client added.");
  notify.error("You are offline.");
  expect(texts()).toEqual(["Client added.", "You are offline."]);
});

it("says a long name with its beginning and its end, and every other one whole", () => {
  const name = "Calm comparison of the house on Tidewater Lane with another one in Cary";
  expect(nameInNotice(name)).toBe("Calm comparison of the house on T…er one in Cary");
  expect(nameInNotice(name.slice(0, 48))).toBe(name.slice(0, 48));
  expect(nameInNotice("")).toBe("");
  const homes = nameInNotice("\u{1F3E1}".repeat(30));
  expect(homes).toBe(`${"\u{1F3E1}".repeat(16)}…${"\u{1F3E1}".repeat(7)}`);
  expect(nameInNotice(`a${"\u{1F3E1}".repeat(30)}b`).isWellFormed()).toBe(true);
});
