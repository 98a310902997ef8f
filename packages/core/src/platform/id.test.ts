import { expect, it } from "vitest";
import { advance } from "./clock";
import { idByText, newId } from "./id";

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

it("makes one id of one text, and another of another", () => {
  const id = idByText("invitation", "crp_1 ann@lender.test");
  expect(id).toMatch(/^inv_[0-9a-z]{26}$/);
  expect(idByText("invitation", "crp_1 ann@lender.test")).toBe(id);
  expect(idByText("invitation", "crp_1 ben@lender.test")).not.toBe(id);
});
