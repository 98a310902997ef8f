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
  [`Fees-of-the-lender${"\u{1F3E1}".repeat(2)}s`, "\u{1F3E1}s"],
])("%s keeps its end: %s", (words, end) => expect(words.slice(endOf(words))).toBe(end));
