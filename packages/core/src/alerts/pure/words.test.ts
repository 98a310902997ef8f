import { expect, it } from "vitest";
import { moveText, ruleText, titleOf } from "./words";

const happened = {
  name: "UMBS 30Y 6.0",
  direction: "falls",
  since: "sheet",
  from: 101.56,
  to: 101.31,
  sheetTime: "09:40",
} as const;

it("words rules", () => {
  const name = "UMBS 30Y 6.0";
  expect(ruleText({ subject: "", direction: "falls", since: "sheet", amount: 25 }, name)).toBe(
    "UMBS 30Y 6.0 falls 8/32 (25 bp) or more since my lender's sheet",
  );
  expect(ruleText({ subject: "", direction: "rises", since: "level", amount: 101.75 }, name)).toBe(
    "UMBS 30Y 6.0 rises to 101.75 (101-24) or higher",
  );
  expect(ruleText({ subject: "", direction: "rises", since: "close", amount: 14 }, name)).toBe(
    "UMBS 30Y 6.0 rises 4+/32 (14 bp) or more since the previous close",
  );
  expect(ruleText({ subject: "", direction: "falls", since: "close", amount: 24 }, name)).toBe(
    "UMBS 30Y 6.0 falls 24 bp (about 7+/32) or more since the previous close",
  );
  expect(ruleText({ subject: "", direction: "moves", since: "dayBefore", amount: 0.125 }, "30-Year Fixed")).toBe(
    "30-Year Fixed (daily index) moves 0.125 percentage points or more since the day before",
  );
});

it("words what happened, as the officer speaks of it", () => {
  expect(titleOf(happened)).toBe("UMBS 30Y 6.0 fell 8/32 since your 9:40 sheet");
  expect(moveText(happened)).toBe("−25 bp since your sheet at 9:40: 101.56 to 101.31");
  expect(titleOf({ ...happened, sheetTime: "13:05" })).toContain("your 1:05 sheet");
  expect(titleOf({ ...happened, since: "close", sheetTime: null })).toBe(
    "UMBS 30Y 6.0 fell 8/32 since the previous close",
  );
  expect(titleOf({ ...happened, since: "level", direction: "rises", from: 101.5, to: 101.75, sheetTime: null })).toBe(
    "UMBS 30Y 6.0 rose to 101.75 (101-24)",
  );
  expect(
    titleOf({ ...happened, since: "dayBefore", name: "30-Year Fixed", from: 6.512, to: 6.642, sheetTime: null }),
  ).toBe("30-Year Fixed rose 0.130 to 6.642%");
});
