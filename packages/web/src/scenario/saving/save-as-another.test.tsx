import { exampleUser } from "@highway/core/people/users/example";
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetOnDevice } from "../../lib/on-device";
import { SessionContext } from "../../lib/session";
import { setFigure } from "../edits/loan-edits";
import { fourLoans } from "../scenario.fixture";
import { serve } from "../server.fixture";
import { edit, openBlank, useScenario } from "../store/store";
import { useOpenScenario } from "../store/use-open-scenario";
import { save } from "./save";

const saved = "2026-11-20T14:00:00.000Z";
const report = { ...fourLoans(), status: "complete", createdAt: saved, lastUpdated: saved };
const client = { _id: "cli_1", name: "Elena Marchetti" };
const routes = {
  [`GET /v2/client/reports/${report.id}`]: { data: [{ report, client }] },
  [`GET /v2/client/working-copies/${report.id}`]: { data: [] },
};

const Session = ({ children }: { children: ReactNode }) => (
  <SessionContext value={{ user: exampleUser, replaceUser: vi.fn() }}>{children}</SessionContext>
);

/** The page at the report's address, with a rate typed over. */
async function atTheReport() {
  const page = renderHook(({ reportID }) => useOpenScenario({ reportID, clientID: null }).state, {
    wrapper: Session,
    initialProps: { reportID: report.id },
  });
  await waitFor(() => expect(page.result.current).toBe("ready"));
  edit(null, setFigure("two", "rate", 6.25));
  return page;
}

beforeEach(() => openBlank());
// A draft that waits to be sent would go to whatever file comes next in this worker.
afterAll(() => forgetOnDevice(exampleUser.id));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("stays on the screen when its report was deleted elsewhere, until the address follows", async () => {
  serve(routes);
  const page = await atTheReport();
  expect((await save()).kind).toBe("failed");
  const { id, loans } = useScenario.getState().document;
  expect(id).not.toBe(report.id);
  expect(loans[1]!.rate).toBe(6.25);
  page.rerender({ reportID: report.id });
  expect(page.result.current).toBe("ready");
  page.rerender({ reportID: id });
  expect(page.result.current).toBe("ready");
});

it("stays on the screen when it is saved for another client, and the first report is still found at its address", async () => {
  serve({
    ...routes,
    "POST /v2/client/reports": ({ body }) => {
      const sent = (body as { report: object }).report;
      return { data: [{ report: { ...report, ...sent }, client: { _id: "cli_2", name: "Sam" } }] };
    },
  });
  const page = await atTheReport();
  useScenario.setState({ client: { _id: "cli_2", name: "Sam" } });
  expect((await save()).kind).toBe("saved");
  page.rerender({ reportID: report.id });
  expect(page.result.current).toBe("ready");
  page.rerender({ reportID: useScenario.getState().document.id });
  expect(page.result.current).toBe("ready");
  page.rerender({ reportID: report.id });
  await waitFor(() => expect(useScenario.getState().document.id).toBe(report.id));
  expect(useScenario.getState().document.loans[1]!.rate).toBe(fourLoans().loans[1]!.rate);
});
