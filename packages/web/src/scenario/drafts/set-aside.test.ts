import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepDrafts } from "./drafts";
import { setAside, setAsideOf } from "./set-aside";

beforeEach(() => {
  localStorage.clear();
  keepDrafts("usr_1");
});
afterEach(() => vi.restoreAllMocks());

it("waits for the loan and the kind that it was set aside of", () => {
  setAside("lent", "one", { rate: 6.5 });
  setAside("refinance", "one", { targetLTV: 80 });
  expect(setAsideOf("lent", "one")).toEqual({ rate: 6.5 });
  expect(setAsideOf("lent", "two")).toBeUndefined();
  setAside("lent", "one", { rate: 7 });
  expect(setAsideOf("lent", "one")).toEqual({ rate: 7 });
  expect(setAsideOf("refinance", "one")).toEqual({ targetLTV: 80 });
});

it("is there for the same officer again, and for no other", () => {
  setAside("lent", "one", { rate: 6.5 });
  keepDrafts("usr_2");
  expect(setAsideOf("lent", "one")).toBeUndefined();
  keepDrafts("usr_1");
  expect(setAsideOf("lent", "one")).toEqual({ rate: 6.5 });
});

it("keeps the newest 200, so that storage never fills", () => {
  for (let loan = 0; loan <= 200; loan++) setAside("lent", `loan_${loan}`, { rate: loan });
  expect(setAsideOf("lent", "loan_0")).toBeUndefined();
  expect(setAsideOf("lent", "loan_1")).toEqual({ rate: 1 });
  expect(setAsideOf("lent", "loan_200")).toEqual({ rate: 200 });
});

it("is the newest one where storage refuses it", () => {
  setAside("lent", "one", { rate: 6.5 });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  setAside("lent", "one", { rate: 7 });
  expect(setAsideOf("lent", "one")).toEqual({ rate: 7 });
});
