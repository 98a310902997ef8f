import { beforeEach, expect, it } from "vitest";
import { currentNotices, notify } from "./notify";

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
