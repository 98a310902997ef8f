import { report } from "@highway/core/reports/examples";
import { toolAnswers } from "@highway/core/tools/answers";
import { expect, it } from "vitest";
import { paperName, paperOf } from "./paper";
import { toolPapers } from "./papers";

type Given = Parameters<typeof paperOf>;
const printed = (toolName: string) => ({ report: { ...report, toolName } }) as unknown as Given[0];
const nothing = {} as Given[1];

it("draws every tool with an answer of its own", () => {
  const answered = Object.keys(toolAnswers);
  expect(answered.length).toBeGreaterThan(2);
  expect(answered.filter((tool) => !(tool in toolPapers))).toEqual([]);
});

it("leaves loans side by side to the comparison's own paper", () => {
  expect(paperOf(printed("lc2"), nothing)).toBeNull();
  expect(paperName(printed("lc2"), "en")).toEqual({});
});

it.each([
  ["rerc", "This report has no figures for its county. Open the report card, save it, then download it again."],
  ["mu", "This report has no copy of its day. Open the market update, choose the day, and share it again."],
])("never prints an empty page of %s", (tool, sentence) => {
  expect(() => paperOf(printed(tool), nothing)).toThrow(sentence);
});
