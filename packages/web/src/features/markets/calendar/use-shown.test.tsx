import { cleanup, render } from "@testing-library/react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, expect, it, vi } from "vitest";
import { type Shown, useShown } from "./use-shown";

let shown: Shown;
function Page() {
  shown = useShown(Date.parse("2026-11-24T15:00:00Z"));
  return null;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("starts from what the key before it changed, however soon it comes", async () => {
  const entries = ["/members/markets/market-calendar?zone=America/New_York&featured=1"];
  const router = createMemoryRouter([{ path: "*", element: <Page /> }], { initialEntries: entries });
  render(<RouterProvider router={router} />);
  // As in a browser, where React draws a change of page when it finds the time, which is after the next key of a quick hand.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  for (const press of [() => shown.setFeatured(false), () => shown.setImportance("high"), () => shown.step(-1)]) {
    press();
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  }
  shown.step(-1);
  await expect
    .poll(() => Object.fromEntries(new URLSearchParams(router.state.location.search)))
    .toEqual({ zone: "America/New_York", importance: "high", day: "2026-11-09" });
});
