import { stepKeys } from "@highway/core/sharing/campaigns/pure/steps";
import { english } from "@highway/core/sharing/campaigns/pure/texts";
import fc from "fast-check";
import { expect, it } from "vitest";
import { bodyOf, docOf } from "./figure-doc";

it.each(stepKeys)("%s: the usual words are the same after the editor read them", (step) =>
  expect(bodyOf(docOf(english[step].body))).toBe(english[step].body),
);

it("whatever is written comes back letter by letter", () => {
  const part = fc.constantFrom("\n", "\n\n", " ", "[[", "]]", "[[APR]]", "[[FIRSTNAME]]", "a", "<b>", "[[x]]");
  fc.assert(fc.property(fc.array(part), (parts) => bodyOf(docOf(parts.join(""))) === parts.join("")));
});

it("a figure is one piece, and other brackets stay text", () =>
  expect(docOf("Hi [[APR]] [[x]]").content).toEqual([
    {
      type: "paragraph",
      content: [
        { type: "text", text: "Hi " },
        { type: "figure", attrs: { name: "APR" } },
        { type: "text", text: " [[x]]" },
      ],
    },
  ]));
