import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { fourLoans } from "../../scenario/scenario.fixture";
import { openDocument } from "../../scenario/store/store";
import { ScenarioPage } from "./scenario-page";

const opened = vi.hoisted(() => ({ state: "loading" as "loading" | "ready" }));
vi.mock("../../scenario/store/use-open-scenario", async (whole) => ({
  ...(await whole<object>()),
  useOpenScenario: () => opened,
}));
vi.mock("./head/scenario-head", () => ({ ScenarioHead: () => null }));
vi.mock("./chapter-bar", () => ({ default: () => <nav>Chapter 3 of 7</nav> }));
afterEach(cleanup);

const page = () => (
  <MemoryRouter initialEntries={["/lc2/results"]}>
    <ScenarioPage page="results" loading={<p>Loading the results</p>}>
      <p>Results</p>
    </ScenarioPage>
  </MemoryRouter>
);

it("shows a chapter's bar with the page, not above the skeleton, which it would move", async () => {
  const document = { ...fourLoans(), toolMeta: { attachedReports: [{ tool: "pa" as const, id: "rpt_pa" }] } };
  openDocument({ document: document as never, client: null, saved: null });
  const { rerender, container } = render(page());
  expect(screen.getByText("Loading the results")).toBeDefined();
  expect(container.querySelector("div, nav")).toBeNull();
  opened.state = "ready";
  rerender(page());
  expect(await screen.findByText("Chapter 3 of 7")).toBeDefined();
  expect(screen.getByText("Results")).toBeDefined();
});
