/** A slow network takes nothing that was typed into the worksheet meanwhile, whatever answers when. */
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fourLoans } from "../../scenario/scenario.fixture";
import { openDocument, useScenario } from "../../scenario/store/store";
import { Toaster } from "../../ui/overlays/toaster";
import ClosingCostsForm from "./closing-costs-form";

const list = vi.hoisted(() => ({ refreshed: Promise.resolve() }));
vi.mock("../../lib/api/use-api", async (original) => ({
  ...(await original<object>()),
  refreshApi: () => list.refreshed,
}));

const at = "2026-11-20T15:00:00.000Z";
const entry = (of: number) => ({
  ccID: `wks_${of}`,
  ccData: JSON.stringify({ name: `Worksheet ${of}`, date: at }),
});
const details = (number: number) => {
  const fee = { name: "Processing", rate: number * 100, usePercent: false, percentOf: "property", APR: true };
  const data = { lender: [{ ...fee, isCredit: false }] };
  return [{ ccData: JSON.stringify({ name: `Worksheet ${number}`, created: at, data }) }];
};
/** What waits to be answered, by the last part of its address. */
let waiting: Map<string, () => void>;
const onClose = vi.fn();
const answer = (part: string) => waitFor(() => (waiting.get(part) ?? expect.fail(`${part} was not asked`))());

beforeEach(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  localStorage.clear();
  onClose.mockClear();
  waiting = new Map();
  vi.stubGlobal("fetch", async (url: string) => {
    const part = url.split(/[/=]/).at(-1)!;
    if (part === "all") return Response.json({ data: [{ data: [entry(1), entry(2)] }] });
    await new Promise<void>((go) => waiting.set(part, go));
    return Response.json({ data: part === "save" ? "wks_new" : details(Number(part.slice(-1))) });
  });
  const document = fourLoans();
  const { closingCostObj: _, ...first } = document.loans[0]!;
  openDocument({ document: { ...document, loans: [first] }, client: null, saved: null });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ClosingCostsForm id="one" place={0} onClose={onClose} />
      <Toaster />
    </SWRConfig>,
  );
  await screen.findByRole("button", { name: "Load Worksheet 2" });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const processing = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Amount of Processing" });
const type = async (text: string) => {
  await userEvent.clear(processing());
  await userEvent.type(processing(), text);
};

it("gives back what was typed while a worksheet was on its way", async () => {
  await press("Load Worksheet 2");
  await type("795");
  await answer("wks_2");
  await waitFor(() => expect(processing().value).toBe("$200"));
  await press("Undo");
  expect(processing().value).toBe("$795");
});

it("shows the worksheet that was asked for last, though an earlier one answers after it", async () => {
  await press("Load Worksheet 2");
  await press("Load Worksheet 1");
  await answer("wks_1");
  await waitFor(() => expect(processing().value).toBe("$100"));
  await answer("wks_2");
  await new Promise((settled) => setTimeout(settled));
  expect(processing().value).toBe("$100");
});

it("stays open with what was typed while it was saved", async () => {
  await type("795");
  await press("Save");
  await type("895");
  await answer("save");
  expect(await screen.findByText("New Closing Cost Worksheet saved.")).toBeTruthy();
  const [loan] = useScenario.getState().document.loans;
  expect(loan).toMatchObject({ ccID: "wks_new", closingCostObj: { data: { lender: [{ rate: 795 }] } } });
  expect(onClose).not.toHaveBeenCalled();
  expect(processing().value).toBe("$895");
  await press("Cancel");
  expect(processing().value).toBe("$795");
});

it("saves what is in the form, though another worksheet was on its way to it", async () => {
  await press("Load Worksheet 2");
  await type("795");
  await press("Save");
  await press("New worksheet");
  await answer("wks_2");
  await act(async () => {});
  expect(processing().value).toBe("$795");
  await answer("save");
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const [loan] = useScenario.getState().document.loans;
  expect(loan).toMatchObject({ ccID: "wks_new", closingCostObj: { data: { lender: [{ rate: 795 }] } } });
});

it("closes once the list knows what was saved, because a form that opens before would save it a second time", async () => {
  let know = () => {};
  list.refreshed = new Promise((resolve) => {
    know = resolve;
  });
  await type("900");
  await press("Save");
  await answer("save");
  await act(async () => {});
  expect(onClose).not.toHaveBeenCalled();
  know();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
