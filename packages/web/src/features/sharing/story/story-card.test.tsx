import type { Report } from "@highway/core/reports/schema";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { clientOf } from "../../../lib/client.fixture";
import { fourLoans } from "../../../scenario/scenario.fixture";
import type { StoryLine } from "./story";
import { StoryCard } from "./story-card";

afterEach(cleanup);

const report = { ...fourLoans(), status: "complete", lastUpdated: "", createdAt: "" } as unknown as Report;
const line = (changes: object, kind: "idea" | "choice" = "idea", loanID = "one"): StoryLine => ({
  kind,
  id: "ide_1",
  at: "2026-11-21T15:04:00.000Z",
  reportID: report.id,
  reportName: "Raleigh or Cary",
  tool: "lc2",
  idea: {
    id: "ide_1",
    reportID: report.id,
    loanID,
    changes,
    note: "Is this possible?",
    from: "Elena Marchetti",
    email: null,
    link: "lnk_1",
    createdAt: "2026-11-21T15:04:00.000Z",
  },
});

function draw(told: StoryLine) {
  const pages = { items: [told], more: false, loadingMore: false, viewMore: () => {} };
  const story = { state: "ready", data: pages, replace: () => {} } as unknown as Parameters<
    typeof StoryCard
  >[0]["story"];
  render(
    <MemoryRouter>
      <StoryCard story={story} reports={[report]} client={clientOf({ name: "Elena Marchetti" })} />
    </MemoryRouter>,
  );
}

it("tells an idea with what it changes, from what, and what comes of it", async () => {
  draw(line({ price: 490_000 }));
  expect(await screen.findByText("Loan A: price $490,000 (was $500,000)")).toBeDefined();
  expect(screen.getByText("Cash to close").nextElementSibling!.textContent).toMatch(/^\$[\d,]+ \(−\$[\d,]+\)$/);
  expect(screen.getByText("“Is this possible?”")).toBeDefined();
});

it("tells what was wanted where the loan is gone, and a choice by its loan alone", async () => {
  draw(line({ price: 490_000 }, "idea", "gone"));
  expect(await screen.findByText("price $490,000")).toBeDefined();
  cleanup();
  draw(line({}, "choice"));
  expect(screen.getByText("Loan A")).toBeDefined();
  expect(screen.queryByText("Cash to close")).toBeNull();
});
