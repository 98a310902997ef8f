import { exampleUser } from "@highway/core/people/users/example";
import { report as example, analysis as exampleAnalysis } from "@highway/core/reports/examples";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { MemoryRouter } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { currentNotices, notify } from "../../lib/notify";
import { SessionContext } from "../../lib/session";
import { fourLoans } from "../../scenario/scenario.fixture";
import { edit, openDocument, useScenario } from "../../scenario/store/store";
import { attach, attachedTo } from "./attach-edits";
import { type AttachPart, AttachWindow } from "./attach-window";
import { ResultsNavigator } from "./results-navigator";
import { ReviewScreen } from "./review-screen";

const id = (n: number) => `rpt_${String(n).padStart(26, "0")}`;
const client = { _id: "cli_1", name: "Elena Marchetti" };
const answerOf = (n: number, attachedReports: unknown[] = []) => ({
  data: [
    {
      report: { ...example, id: id(n), name: `Scenario ${n}`, toolMeta: { ...example.toolMeta, attachedReports } },
      client,
    },
  ],
});
const missing = { status: 404, error: { code: "missing", alertMessage: "Failed to load scenario." } };

beforeEach(() => {
  fakeApi({
    [`GET /v2/client/reports/${id(1)}`]: () =>
      answerOf(1, [
        { tool: "lc2", id: id(2) },
        { tool: "lc2", id: id(3) },
      ]),
    [`GET /v2/client/reports/${id(2)}`]: () => answerOf(2),
    [`GET /v2/client/reports/${id(3)}`]: () => missing,
    [`GET /v2/client/reports/${id(4)}`]: () => answerOf(4, [{ tool: "pa", id: id(5) }]),
  });
});
afterEach(() => {
  cleanup();
  for (const notice of currentNotices()) notify.dismiss(notice.id);
  vi.restoreAllMocks();
});

const at = (address: string, screenOf: React.ReactNode) =>
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <SessionContext value={{ user: exampleUser, replaceUser: () => {} }}>
        <MemoryRouter initialEntries={[address]}>{screenOf}</MemoryRouter>
      </SessionContext>
    </SWRConfig>,
  );
const review = (n: number) =>
  at(
    `/lc2/review?reportID=${id(n)}`,
    <ReviewScreen report={() => null} share={() => <button type="button">Share</button>} />,
  );
const attached = async () => screen.findByRole("list", { name: "Attached reports" });

describe("the navigator of a review", () => {
  it("shows what is attached, and opens it where it opens by itself", async () => {
    review(1);
    const link = await within(await attached()).findByRole("link", { name: "Loan Comparison Scenario 2" });
    expect(link.getAttribute("href")).toBe(`/lc2/load?reportID=${id(2)}`);
    expect(await within(await attached()).findByText("(not here)")).toBeDefined();
    expect(within(await attached()).queryByRole("button")).toBeNull();
    expect(screen.getByRole("button", { name: "Share" })).toBeDefined();
  });

  it("leads to a new comparison and to the results of this one", async () => {
    review(1);
    const to = async (name: string) => (await screen.findByRole("link", { name })).getAttribute("href");
    expect([await to("Create New"), await to("Edit")]).toEqual([
      "/lc2/property?new=1",
      `/lc2/results?reportID=${id(1)}`,
    ]);
  });

  it("keeps the rest of the query on the way back to the results", async () => {
    at(`/lc2/review?reportID=${id(1)}&isNestedPA=true&lang=es`, <ReviewScreen report={() => null} />);
    const edit = await screen.findByRole("link", { name: "Edit" });
    expect(edit.getAttribute("href")).toBe(`/lc2/results?reportID=${id(1)}&isNestedPA=true&lang=es`);
  });

  it("hides Share where a Purchase Analysis is attached, and says why", async () => {
    review(4);
    expect(within(await attached()).getByText("Purchase Analysis")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Share" })).toBeNull();
    expect(screen.getByText(/It is shared with its Purchase Analysis\.$/)).toBeDefined();
  });
});

describe("the navigator of the results", () => {
  const parts: AttachPart[] = [];
  function Results() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <ResultsNavigator onAttach={() => setOpen(true)} />
        {open && <AttachWindow attachReport={(part) => parts.push(part) > 0 && null} onClose={() => setOpen(false)} />}
      </>
    );
  }
  const show = (of: typeof client | null) => {
    parts.length = 0;
    openDocument({ document: fourLoans(), client: of, saved: null });
    edit(null, attach({ tool: "lc2", id: id(2) }));
    at("/lc2/results", <Results />);
  };

  it("takes an attached report away, and undo brings it back", async () => {
    show(client);
    fireEvent.click(await screen.findByRole("button", { name: "Detach Scenario 2" }));
    expect(attachedTo(useScenario.getState().document)).toEqual([]);
    expect(screen.queryByRole("list", { name: "Attached reports" })).toBeNull();
    const [notice] = currentNotices();
    expect(notice?.text).toBe("Scenario 2 detached.");
  });

  it("leaves a chapter in its analysis, from which it is removed there", async () => {
    const analysis = { ...exampleAnalysis, id: id(6), name: "The purchase" };
    const chapters = [{ kind: "loans", id: fourLoans().id, hidden: false }];
    fakeApi({ [`GET /v2/client/reports/${id(6)}`]: () => ({ data: [{ report: { ...analysis, chapters }, client }] }) });
    openDocument({ document: fourLoans(), client, saved: null });
    edit(null, attach({ tool: "pa", id: id(6) }));
    at("/lc2/results", <Results />);
    expect(await screen.findByRole("link", { name: "Purchase Analysis The purchase" })).toBeDefined();
    expect(screen.queryByRole("button", { name: /^Detach/ })).toBeNull();
  });

  it("attaches another of the client's, which neither this one nor an attached one is", async () => {
    show(client);
    fireEvent.click(screen.getByRole("button", { name: "Attach report" }));
    const part = parts.at(-1)!;
    expect(part).toMatchObject({ clientID: "cli_1", taken: [fourLoans().id, id(2)], full: false });
    part.onAttach({ tool: "lc2", id: id(1) });
    expect(attachedTo(useScenario.getState().document).map((report) => report.id)).toEqual([id(2), id(1)]);
  });

  it("attaches nothing while the scenario is nobody's", () => {
    show(null);
    expect(screen.queryByRole("button", { name: "Attach report" })).toBeNull();
  });
});
