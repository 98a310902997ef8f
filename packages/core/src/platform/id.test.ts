import { expect, it } from "vitest";
import { advance } from "./clock";
import { newId } from "./id";

it("names its kind and never repeats", () => {
  const ids = Array.from({ length: 1000 }, () => newId("client"));
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) expect(id).toMatch(/^cli_[0-9a-z]{26}$/);
});

it("sorts by time of making", () => {
  const earlier = newId("event");
  advance(1);
  expect(newId("event") > earlier).toBe(true);
});
