import { expect, it } from "vitest";
import { loanEn } from "../lib/words/loan.en";
import type { WorkingReport } from "../scenario/document";
import { setBidOver, setPropertyFigure } from "../scenario/edits/property-edits";
import { larkspurLane } from "../scenario/larkspur.fixture";
import { growthNotes } from "./growth-notes";
import { skinFor } from "./skins/client/skin.fixture";

it("say where values begin when a bid is measured from another price", () => {
  const report = larkspurLane("pa");
  const [home] = report.properties;
  const notesOf = (document: WorkingReport) =>
    growthNotes({ columns: skinFor(document).source.columns, document, words: loanEn, lang: "en" });
  const sources = notesOf(report);
  expect(sources[0]).toBe("Rate chosen for this home: 4% a year.");
  const bid = setBidOver(home!.id, home!.purchaseDetails[0]!.id, 10_000)(report);
  expect(notesOf(bid)).toEqual([
    ...sources,
    "These values begin at the price offered. What is offered over asking is measured from the asking price.",
  ]);
  expect(notesOf(setPropertyFigure(home!.id, "userEstimatedValue", 500_000)(bid))).toEqual(sources);
});
