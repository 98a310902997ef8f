import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import type { WorkingReport } from "../../scenario/document";
import { fourLoans } from "../../scenario/scenario.fixture";
import { openDocument } from "../../scenario/store/store";
import { DraftBadge } from "./missing-list";

function show(more: Partial<WorkingReport>) {
  const document = { ...fourLoans(), ...more };
  const saved = { document, lastUpdated: "2026-11-20T14:00:00.000Z", status: "draft" as const, clientID: "cli_1" };
  openDocument({ document, client: { _id: "cli_1", name: "Elena" }, saved });
  render(
    <MemoryRouter>
      <DraftBadge bar />
    </MemoryRouter>,
  );
}
afterEach(cleanup);

it("asks to save a draft whose fields are all filled in", () => {
  show({});
  expect(screen.getByRole("button").textContent).toContain("Nothing is missing: save it again");
});

it("never says of an analysis with an unfinished chapter that nothing is missing", () => {
  const { loans, properties } = fourLoans();
  const chapters = [{ kind: "rentOrBuy" as const, id: null, hidden: false }];
  show({ toolName: "pa", loans: loans.slice(0, 1), properties: properties.slice(0, 1), chapters });
  expect(screen.getByRole("button").textContent).toContain("A chapter is not complete");
});
