import { line } from "@highway/core/reports/examples";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../../lib/api/fake-api.fixture";
import { Begin } from "./begin";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("offers comparisons of a purchase, and none that is a chapter already", async () => {
  const named = (name: string, more: object) => ({ ...line, id: `rpt_${name}`, name, ...more });
  const lines = [
    named("Free", {}),
    named("Chapter", { analysis: "rpt_pa" }),
    named("Refinance", { type: "refinance" }),
    named("Rent", { toolName: "bvr" }),
  ];
  fakeApi({ "GET /v2/client/report-lines": () => ({ data: [{ lines, goesOn: false }] }) });
  render(
    <MemoryRouter>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <Begin />
      </SWRConfig>
    </MemoryRouter>,
  );
  expect(await screen.findByRole("button", { name: "Begin with Free" })).toBeDefined();
  expect(screen.getAllByRole("button")).toHaveLength(1);
});
