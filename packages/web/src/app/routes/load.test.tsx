import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router";
import { SWRConfig } from "swr";
import { expect, it } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { destinationOf, LoadRoute } from "./load";

const complete = { id: "rpt_1", toolName: "lc2", status: "complete" } as const;
const draft = { ...complete, status: "draft" } as const;

it.each([
  [complete, null, "/lc2/review?reportID=rpt_1"],
  [complete, "client", "/lc2/review?reportID=rpt_1"],
  [complete, "edit", "/lc2/results?reportID=rpt_1"],
  [complete, "initial", "/lc2/property?reportID=rpt_1"],
  [draft, null, "/lc2/results?reportID=rpt_1"],
  [draft, "edit", "/lc2/results?reportID=rpt_1"],
  [draft, "initial", "/lc2/results?reportID=rpt_1"],
])("%o to %s opens at %s", (report, destination, path) => expect(destinationOf(report, "lc2", destination)).toBe(path));

it("is not there for another tool", () => {
  expect(destinationOf(complete, "pa", null)).toBe("/404");
  expect(destinationOf(draft, "pa", "edit")).toBe("/404");
});

it.each([503, 500])(
  "offers to try again after %s, and calls a report missing only after an answer about it",
  async (status) => {
    const busy = { status, error: { code: "busy", alertMessage: "Highway could not answer in time." } };
    const missing = { status: 404, error: { code: "missing", alertMessage: "This report no longer exists." } };
    const answers = [busy, missing];
    fakeApi({ "GET /v2/client/reports/rpt_1": () => answers.shift()! });
    render(
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <MemoryRouter initialEntries={["/lc2/load?reportID=rpt_1"]}>
          <Routes>
            <Route path="/:tool/load" element={<LoadRoute />} />
            <Route path="/404" element="Page not found" />
          </Routes>
        </MemoryRouter>
      </SWRConfig>,
    );
    fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Page not found")).toBeDefined();
  },
);
