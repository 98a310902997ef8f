import { expect, it } from "vitest";
import { greeting } from "./routes/dashboard";

it.each([
  [8, "Good morning, Jordan"],
  [12, "Good afternoon, Jordan"],
  [18, "Good evening, Jordan"],
  [2, "Good evening, Jordan"],
])("at %d o'clock", (hour, text) => expect(greeting("Jordan Hale", new Date(2026, 10, 20, hour))).toBe(text));
it("does without a name", () => expect(greeting("", new Date(2026, 10, 20, 9))).toBe("Good morning"));
