import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AttachReport } from "./attach-report";
import { scenario, serve } from "./server.fixture";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(taken: string[], full = false) {
  const onAttach = vi.fn();
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <AttachReport clientID="cli_Elena Marchetti" onClose={() => {}} taken={taken} full={full} onAttach={onAttach} />
    </SWRConfig>,
  );
  return onAttach;
}

it("offers the client's scenarios, but not this one nor those that are attached", async () => {
  const all = [scenario(1), scenario(2), scenario(3)];
  serve(all);
  const onAttach = show([all[0]!.report.id, all[1]!.report.id]);
  await screen.findByText("Scenario 1");
  const button = (n: number) => screen.getByRole<HTMLButtonElement>("button", { name: new RegExp(`Scenario ${n}$`) });
  expect([1, 2, 3].map((n) => [button(n).textContent, button(n).getAttribute("aria-disabled")])).toEqual([
    ["Open here", "true"],
    ["Attached", "true"],
    ["Attach", null],
  ]);
  // They stay in the way of Tab: whoever attached one has not lost the place.
  button(2).focus();
  expect(document.activeElement).toBe(button(2));
  for (const n of [1, 2, 3]) fireEvent.click(button(n));
  expect(onAttach).toHaveBeenCalledExactlyOnceWith({ tool: "lc2", id: all[2]!.report.id });
});

it("begins in the search", async () => {
  serve([scenario(1)]);
  show([]);
  const search = await screen.findByRole("textbox", { name: "Search name or location" });
  await waitFor(() => expect(document.activeElement).toBe(search));
});

it("offers none once a report holds as many as it can, and says where there are none", async () => {
  serve([scenario(1)]);
  show(["rpt_0"], true);
  expect((await screen.findByRole("button", { name: "Attach Scenario 1" })).getAttribute("aria-disabled")).toBe("true");
  cleanup();
  serve([]);
  show([]);
  expect(await screen.findByText("You currently have no saved scenarios.")).toBeDefined();
  expect(within(screen.getByRole("dialog")).queryByRole("list")).toBeNull();
});
