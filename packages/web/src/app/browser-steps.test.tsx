/** Windows that stand beside the page: a step of the browser leaves none of them over a page on which nobody opened it. */
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { DebtsWindow, openDebts } from "../forms/debts/debts-window";
import { GoalSeekWindow } from "../forms/goal-seek/goal-seek-window";
import { openGoalSeek } from "../forms/goal-seek/open-goal-seek";
import { ChecksWindow } from "../forms/loan/checks/checks-window";
import { openChecks } from "../forms/loan/checks/open-checks";
import { LoanWindow } from "../forms/loan/window/loan-window";
import { openLoan } from "../forms/loan/window/open-loan";
import { useBrowserSteps } from "../lib/browser-steps";
import { openReportWindow, ReportWindows } from "../tools/every/head/report-actions";

const drawn = vi.hoisted(() => (name: string) => () => ({ default: () => <p>{name}</p> }));
vi.mock("../forms/debts/debts-drawer", drawn("debts"));
vi.mock("../forms/goal-seek/goal-seek", drawn("goal seek"));
vi.mock("../forms/loan/checks/checks-drawer", drawn("checks"));
vi.mock("../forms/loan/window/loan-form", drawn("the loan"));
vi.mock("../tools/every/head/report-windows", drawn("send"));

afterEach(cleanup);

function Page() {
  useBrowserSteps();
  return (
    <>
      <DebtsWindow />
      <GoalSeekWindow />
      <ChecksWindow />
      <LoanWindow />
      <ReportWindows />
    </>
  );
}

it.each([
  ["debts", openDebts],
  ["goal seek", () => openGoalSeek({})],
  ["checks", () => openChecks("loan")],
  ["the loan", () => openLoan("loan")],
  ["send", openReportWindow("send")],
])("%s: a press that leads on keeps the window, a step back or forward closes it", async (name, open) => {
  const router = createMemoryRouter([{ path: "*", element: <Page /> }], { initialEntries: ["/first"] });
  render(<RouterProvider router={router} />);
  act(open);
  expect(await screen.findByText(name)).toBeTruthy();
  await act(() => router.navigate("/second"));
  expect(screen.getByText(name)).toBeTruthy();
  for (const step of [-1, 1]) {
    await act(() => router.navigate(step));
    await waitFor(() => expect(screen.queryByText(name)).toBeNull());
    act(open);
    expect(await screen.findByText(name)).toBeTruthy();
  }
  await act(() => router.navigate(-1));
});
