import { exampleUser } from "@highway/core/people/users/example";
import { report as example } from "@highway/core/reports/examples";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "../lib/api/fake-api.fixture";
import { SessionContext } from "../lib/session";
import ReviewPage from "../tools/every/review";
import { loanComparison } from "../tools/lc2/tool";

vi.mock("../features/review/client-report", () => ({
  ReportPaper: () => <p>The paper</p>,
  ClientReport: () => null,
}));
vi.mock("../features/sharing/ideas/ideas", () => ({ default: () => null }));
vi.mock("../tools/every/cobrand-report", () => ({ CobrandSaved: () => null }));
vi.mock("../features/sharing/share-window", () => ({
  default: ({ subject, onClose }: { subject: { name: string }; onClose: () => void }) => (
    <dialog open aria-label={`Send ${subject.name}`}>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </dialog>
  ),
}));
afterEach(() => vi.restoreAllMocks());

const id = "rpt_01jd0000000000000000000000";

function open(address: string) {
  fakeApi({
    [`GET /v2/client/reports/${id}`]: () => ({
      data: [{ report: { ...example, id, name: "Raleigh or Cary" }, client: { _id: "cli_1", name: "Elena" } }],
    }),
  });
  const routes = loanComparison.pages
    .filter(({ module }) => module === "every/review.tsx")
    .map(({ path }) => ({ path: `/lc2/${path}`, element: <ReviewPage /> }));
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <SessionContext value={{ user: exampleUser, replaceUser: () => {} }}>
        <RouterProvider router={router} />
      </SessionContext>
    </SWRConfig>,
  );
  return router;
}

it("the address for sharing opens the window that sends, over the review, and closing it leaves the review", async () => {
  const router = open(`/lc2/share?reportID=${id}&lang=es`);
  await screen.findByRole("dialog", { name: "Send Raleigh or Cary" });
  expect(screen.getByText("The paper")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: "/lc2/review", search: `?reportID=${id}&lang=es` }),
  );
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByText("The paper")).toBeDefined();
});

it("the review opens without it", async () => {
  open(`/lc2/review?reportID=${id}`);
  await screen.findByRole("button", { name: "Share" });
  expect(screen.queryByRole("dialog")).toBeNull();
});
