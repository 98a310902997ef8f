import { expect, it } from "vitest";
import { lastViewWords } from "./scenario-status";

it("says when a client last opened a report: by the clock today, by the day before that, and nothing where nobody has", () => {
  const now = new Date(2026, 10, 21, 18, 0);
  expect(lastViewWords(new Date(2026, 10, 21, 14, 14).toISOString(), now)).toBe("Viewed 2:14 PM");
  expect(lastViewWords(new Date(2026, 10, 20, 23, 59).toISOString(), now)).toBe("Viewed 11/20/2026");
  expect(lastViewWords(undefined, now)).toBeNull();
});
