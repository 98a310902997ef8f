import { exampleBriefing } from "@highway/core/market/update/example";
import type { Briefing, Rate } from "@highway/core/market/update/schema";
import { describe, expect, it } from "vitest";
import { courseLines, monthMarks, nearestPoint } from "./course-chart";
import {
  clockOf,
  comesAt,
  couponsNote,
  expectedOf,
  headOf,
  hourOf,
  leadOf,
  movedAt,
  paymentsOf,
  type Spoken,
  signedChange,
  writtenRate,
} from "./text";
import { marketUpdateEn } from "./words.en";
import { marketUpdateEs } from "./words.es";

const en: Spoken = { lang: "en", own: marketUpdateEn };
const es: Spoken = { lang: "es", own: marketUpdateEs };
const average = exampleBriefing.rates[0]!;
const withAverage = (change: Partial<Rate>): Briefing => ({ ...exampleBriefing, rates: [{ ...average, ...change }] });
const moved = (change: number) => ({ date: "2026-11-12", value: 6, change });

it("names the zone of the last prices once, in the head of their column", () => {
  const at = "2026-11-24T15:42:00.000Z";
  expect(hourOf(at)).toBe("10:42 AM");
  expect([clockOf(at, en), clockOf(at, es)]).toEqual(["10:42 AM ET", "10:42 AM, hora del Este"]);
  expect([en.own.coupons.at, es.own.coupons.at]).toEqual(["Last price, ET", "Último precio, hora del Este"]);
});

it("says of which day the prices are where that is not the update's", () => {
  const { coupons } = exampleBriefing;
  const last = (at: string | null): Briefing => ({
    ...exampleBriefing,
    day: "2026-11-30",
    coupons: { ...coupons, list: coupons.list.map((coupon) => ({ ...coupon, at })) },
  });
  // Friday's last price, read on Monday before the market opens; then the first of that day, just after midnight elsewhere.
  const friday = last("2026-11-27T19:00:00.000Z");
  expect(couponsNote(friday, en)).toContain("times 100. The newest prices are from 11/27/2026. ");
  expect(couponsNote(friday, es)).toContain("por 100. Los precios más recientes son del 27 de noviembre de 2026. ");
  for (const at of ["2026-11-30T13:00:00.000Z", "2026-12-01T01:00:00.000Z", null])
    expect(couponsNote(last(at), en)).not.toContain("newest");
});

describe("the head", () => {
  it.each([
    [moved(-0.03), moved(0.2), "The 30-year average is 6.25%, down 0.03 in a week and up 0.2 in a year."],
    [moved(0), null, "The 30-year average is 6.25%, unchanged in a week."],
    [null, null, "The 30-year average is 6.25%."],
  ])("tells %o and %o", (week, year, says) => expect(headOf(withAverage({ week, year }), en)).toBe(says));

  it("says in Spanish the same", () => {
    expect(headOf(withAverage({ week: moved(-0.03), year: moved(0) }), es)).toBe(
      "La tasa promedio a 30 años es de 6.25%, 0.03 menos que hace una semana y sin cambios desde hace un año.",
    );
  });

  it("says that nothing is known", () => {
    expect(headOf(withAverage({ value: null }), en)).toBe("The average rate for this day is not known.");
  });
});

it("says what the example's loan costs against a year ago, else against a week ago, else nothing", () => {
  const says = "At 6.512% (Conforming 30-year), an example loan of $400,000 costs";
  expect(leadOf(exampleBriefing, en)).toBe(`${says} *$32.01* more a month than a year ago.`);
  const { example } = exampleBriefing;
  const without = { ...exampleBriefing, example: example && { ...example, year: null } };
  expect(leadOf(without, en)).toBe(`${says} *$8.43* more a month than a week ago.`);
  expect(leadOf({ ...exampleBriefing, example: null }, en)).toBe("");
});

it("writes changes with a sign, rates in percent, and differences without", () => {
  expect([0.03, -0.03, 0].map((change) => signedChange(change))).toEqual(["+0.030", "−0.030", "0.000"]);
  expect(writtenRate({ key: "va30", value: 6.1 })).toBe("6.100%");
  expect(writtenRate({ key: "treasurySpread", value: -0.12 })).toBe("−0.120");
  expect(writtenRate({ key: "va30", value: null })).toBe("—");
});

it("tells moments on the clock of New York, in summer and in winter", () => {
  expect(movedAt({ day: "2026-07-01", time: "08:30" }, en)).toBe("07/01/2026 8:30 AM ET");
  expect(movedAt({ day: "2026-07-01", time: null }, en)).toBe("07/01/2026");
  expect(comesAt({ at: "2026-11-25T13:30:00.000Z", isAllDay: false }, en)).toBe("11/25/2026 8:30 AM ET");
  expect(comesAt({ at: "2026-07-15T12:30:00.000Z", isAllDay: false }, en)).toBe("07/15/2026 8:30 AM ET");
  expect(comesAt({ at: "2026-11-26T00:00:00.000Z", isAllDay: true }, es)).toBe("26 de noviembre de 2026, Todo el día");
});

it("says what was expected of a figure and what it was, in the reader's language and as far as it is known", () => {
  expect(expectedOf({ consensus: "0.3%", previous: "0.4%" }, en)).toBe("Consensus 0.3%, previous 0.4%");
  expect(expectedOf({ consensus: "0.3%", previous: "0.4%" }, es)).toBe("Consenso 0.3%, anterior 0.4%");
  expect(expectedOf({ consensus: null, previous: "0.4%" }, es)).toBe("Anterior 0.4%");
  expect(expectedOf({}, en)).toBe("");
});

describe("the months below a chart", () => {
  const year = [Date.parse("2025-11-28"), Date.parse("2026-11-27")] as const;
  const marks = (room: number, text: string) => monthMarks(...year, { most: 5, room, written: () => text });
  it("are as many as stand side by side, and fewer where their names are long", () => {
    expect(marks(700, "November 2025")).toHaveLength(5);
    expect(marks(480, "noviembre de 2025")).toHaveLength(3);
    expect(marks(270, "noviembre de 2025")).toHaveLength(2);
  });
  it("are the first and the last at least", () => expect(marks(10, "noviembre de 2025")).toEqual([...year]));
});

it("gives the example's payments and their differences, less in the borrower's favor", () => {
  const payments = paymentsOf(exampleBriefing, en)!;
  expect(payments.rows.map(({ figure }) => figure)).toEqual(["$2,531.42", "$2,522.99", "$2,499.41"]);
  expect(payments.differences).toEqual([
    { key: "Compared with a week ago", label: "Compared with a week ago", text: "+$8.43 a month", isLess: false },
    { key: "Compared with a year ago", label: "Compared with a year ago", text: "+$32.01 a month", isLess: false },
  ]);
});

it("draws the lines of a span, and leaves out one without a point", () => {
  const courses: Briefing["courses"] = {
    average30: [
      ["2025-01-02", 6.9],
      ["2026-11-12", 6.28],
      ["2026-11-19", 6.25],
    ],
    average15: [],
    treasury10: [["2026-11-20", 4.1]],
  };
  const lines = courseLines({ courses }, 3);
  expect(lines.map(({ key, points }) => [key, points.length])).toEqual([
    ["average30", 2],
    ["treasury10", 1],
  ]);
  expect(courseLines({ courses }, 60)[0]!.points).toHaveLength(3);
  expect(nearestPoint(lines[0]!, Date.parse("2026-11-13")).date).toBe("2026-11-12");
});

it("says in Spanish the one of an hour, and a comma between day and hour", () => {
  const { coupons, moment } = marketUpdateEs;
  expect(coupons.lateFeed("1:05 PM, hora del Este")).toContain("precios de la 1:05 PM");
  expect(coupons.lateFeed("11:05 AM, hora del Este")).toContain("precios de las 11:05 AM");
  expect(moment("5 de abril de 2026", "1:05 PM")).toBe("5 de abril de 2026, 1:05 PM");
});
