import { expect, it } from "vitest";
import { addDays, addMonths, BEFORE_2020, daysBetween, firstPaymentAfter, sinceText } from "./day";

it("counts days over the ends of months, years and leap days", () => {
  expect(addDays("2026-11-20", 30)).toBe("2026-12-20");
  expect(addDays("2026-12-20", 30)).toBe("2027-01-19");
  expect(addDays("2028-02-28", 2)).toBe("2028-03-01");
  expect(daysBetween("2028-02-01", "2028-03-01")).toBe(29);
});

it("keeps to a month's last day where the month is shorter", () => {
  expect(addMonths("2027-01-31", 1)).toBe("2027-02-28");
  expect(addMonths("2027-03-31", -1)).toBe("2027-02-28");
  expect(addMonths("2026-12-15", 1)).toBe("2027-01-15");
  expect(addMonths("2027-01-15", -13)).toBe("2025-12-15");
});

it("has the first payment on the first of the second month after closing", () => {
  expect(firstPaymentAfter("2026-12-20")).toBe("2027-02-01");
  expect(firstPaymentAfter("2026-12-01")).toBe("2027-02-01");
  expect(firstPaymentAfter("2027-01-31")).toBe("2027-03-01");
});

it("says since when a rule is in force, and of one whose first day was not looked up that it is older than reports", () => {
  expect(sinceText("2023-03-20", (day) => day)).toBe("since 2023-03-20");
  expect(sinceText(BEFORE_2020, (day) => day)).toBe("since before 2020");
});
