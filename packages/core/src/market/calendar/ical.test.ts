import fc from "fast-check";
import { expect, it } from "vitest";
import { calendarText } from "./ical";
import type { CalendarEvent } from "./schema";

type Part = { name: string; properties: Map<string, { value: string; parameters: string }>; parts: Part[] };

/** Reads iCalendar as RFC 5545 has it (3.1 lines, 3.3.11 texts, 3.6 components), and takes nothing that is not so. */
function parsed(text: string): Part {
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  const lines = text.replace(/\r\n$/, "").split("\r\n");
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const root: Part = { name: "", properties: new Map(), parts: [] };
  const open = [root];
  for (const line of lines
    .join("\r\n")
    .replace(/\r\n[ \t]/g, "")
    .split("\r\n")) {
    const [, name = "", parameters = "", value = ""] = /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^";:]*))*):(.*)$/s.exec(
      line,
    )!;
    if (name === "BEGIN") {
      const part: Part = { name: value, properties: new Map(), parts: [] };
      open.at(-1)!.parts.push(part);
      open.push(part);
    } else if (name === "END") expect(open.pop()!.name).toBe(value);
    else open.at(-1)!.properties.set(name, { value, parameters });
  }
  expect(open).toEqual([root]);
  return root.parts[0]!;
}
const textOf = (part: Part, name: string) =>
  part.properties.get(name)!.value.replace(/\\([\\;,nN])/g, (_whole, sign: string) => (/n/i.test(sign) ? "\n" : sign));

const event = (more: Partial<CalendarEvent>): CalendarEvent => ({
  id: "date-1",
  eventId: "event-1",
  name: "Unemployment Rate",
  at: "2026-12-04T13:30:00.000Z",
  period: null,
  isAllDay: false,
  isTentative: false,
  isSpeech: false,
  importance: "high",
  actual: null,
  consensus: 4.3,
  previous: 4.2,
  revised: null,
  unit: "%",
  potency: "ZERO",
  isBetterThanExpected: null,
  lastUpdated: null,
  ...more,
});
const page = "https://app.example.com/members/markets/market-calendar";
const calendarOf = (...events: CalendarEvent[]) => parsed(calendarText({ events, page, sample: false }));

it("says of each event what a calendar program needs", () => {
  const calendar = calendarOf(event({}), event({ id: "date-2", isAllDay: true, at: "2026-12-25T00:00:00.000Z" }));
  expect([calendar.name, calendar.properties.get("VERSION")?.value]).toEqual(["VCALENDAR", "2.0"]);
  const [timed, whole] = calendar.parts;
  const of = (part: Part, name: string) => part.properties.get(name)?.value;
  expect(["UID", "DTSTART", "DTEND", "STATUS"].map((name) => of(timed!, name))).toEqual([
    ...["date-1@highway", "20261204T133000Z", "20261204T140000Z", "CONFIRMED"],
  ]);
  expect(of(timed!, "DTSTAMP")).toMatch(/^\d{8}T\d{6}Z$/);
  expect(textOf(timed!, "DESCRIPTION")).toBe("Consensus 4.3%. Previous 4.2%. High importance.");
  expect(whole!.properties.get("DTSTART")).toEqual({ value: "20261225", parameters: ";VALUE=DATE" });
});

it("leads to the event's day in New York, also in the evening, and to a whole day as it is", () => {
  const days = [
    event({ at: "2026-12-04T13:30:00.000Z" }),
    event({ id: "speech", at: "2026-12-05T01:00:00.000Z" }),
    event({ id: "holiday", at: "2026-12-25T00:00:00.000Z", isAllDay: true }),
  ];
  const links = calendarOf(...days).parts.map((part) => part.properties.get("URL")!.value);
  expect(links).toEqual(["2026-12-04", "2026-12-04", "2026-12-25"].map((day) => `${page}?day=${day}`));
});

it("is read back word for word, whatever an event is called", () => {
  const names = fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 120 })
    .filter((name) => !/[\r\p{Cc}]/u.test(name));
  fc.assert(
    fc.property(fc.array(names, { maxLength: 5 }), (called) => {
      const { parts } = calendarOf(...called.map((name, at) => event({ id: `date-${at}`, name })));
      expect(parts.map((part) => textOf(part, "SUMMARY"))).toEqual(called);
      expect(new Set(parts.map((part) => part.properties.get("UID")!.value)).size).toBe(called.length);
    }),
    { numRuns: 200 },
  );
});
