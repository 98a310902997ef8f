import { expect, it } from "vitest";
import { endOf } from "./beside";

it.each([
  ["Wake County purchase", "purchase"],
  ["Brookhaven Dr", "Dr"],
  ["default $1,234,567", "$1,234,567"],
  ["Worksheet", "Worksheet"],
  ["1.75%", "1.75%"],
  ["Refinance-and-improvement", "ment"],
  ["First National refinance-and-improvement", "ment"],
  ["FHA", "FHA"],
])("%s keeps its end: %s", (words, end) => expect(words.slice(endOf(words))).toBe(end));
