import { clientSections, defaultSections, shownSections, usualSections } from "@highway/core/reports/pure/sections";
import { describe, expect, it } from "vitest";
import { hiddenSections, keptOrder, moveSection, toggleSection } from "./section-order";

describe("the sections of the results", () => {
  it("show in the usual order where the report names none, but for the pages of the Loan Estimate", () => {
    const usual = usualSections.filter((key) => key !== "estimateForm");
    expect(defaultSections).toEqual(usual);
    expect(shownSections(undefined)).toEqual(usual);
    expect(shownSections([])).toEqual(usual);
    expect(shownSections(["amortization"])).toEqual(usual);
    expect(clientSections(["cash", "estimateForm"])).toEqual(["cash", "estimateForm"]);
  });
  it("show as the report names them, once each", () =>
    expect(shownSections(["cash", "loans", "cash", "unheard-of"])).toEqual(["cash", "loans"]));
  it("fit in a report", () => expect(usualSections.length).toBeLessThanOrEqual(20));

  it("move by places and stay at the ends", () => {
    expect(moveSection(["loans", "monthly", "cash"], "cash", -1)).toEqual(["loans", "cash", "monthly"]);
    expect(moveSection(["loans", "monthly", "cash"], "loans", 2)).toEqual(["monthly", "cash", "loans"]);
    expect(moveSection(["loans", "monthly"], "loans", -1)).toEqual(["loans", "monthly"]);
    expect(moveSection(["loans"], "cash", 1)).toEqual(["loans"]);
  });
  it("hide and come back at the end; the last one stays", () => {
    expect(toggleSection(["loans", "cash"], "loans")).toEqual(["cash"]);
    expect(toggleSection(["cash"], "loans")).toEqual(["cash", "loans"]);
    expect(toggleSection(["cash"], "cash")).toEqual(["cash"]);
  });
  it("are kept only where they differ from the usual", () => {
    expect(keptOrder(defaultSections)).toEqual([]);
    const without = toggleSection(defaultSections, "escrow");
    expect(keptOrder(without)).toEqual(without);
    expect(hiddenSections(without)).toEqual(["escrow", "estimateForm"]);
    expect(keptOrder(usualSections)).toEqual(usualSections);
  });

  it("keep from the client what is the officer's own, also where it was chosen", () => {
    expect(clientSections([])).not.toContain("escrow");
    expect(clientSections(["escrow", "cash", "loanEstimate"])).toEqual(["cash"]);
  });
});
