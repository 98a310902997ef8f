/** A worksheet that is changed in two tabs. */
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fourLoans } from "../../scenario/scenario.fixture";
import { type ServerRequest, serve } from "../../scenario/server.fixture";
import { openDocument, useScenario } from "../../scenario/store/store";
import ClosingCostsForm from "./closing-costs-form";

const ccID = "wks_2";
const name = "Worksheet 2";
const fee = { usePercent: false, percentOf: "property" as const, APR: false, isCredit: false };
const worksheet = (rate: number) => ({ name, data: { lender: [{ ...fee, name: "Processing", rate }] } });
const sentence = "This worksheet was changed after you opened it.";
const amount = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Amount of Processing" });

const figure = () => amount().value.replace("$", "");

/** Opens the form. The saved worksheet is `saved`, until another tab makes it `theirs`: the first save is refused. */
async function show(saved: object, theirs: object) {
  let isRefused = true;
  const asked = serve({
    "GET /v1/closingCosts/all": { data: [{ data: [{ ccID, ccData: JSON.stringify({ name, date: "2026-11-20" }) }] }] },
    "GET /v1/closingCosts/details": { data: [{ ccData: JSON.stringify(saved) }] },
    "POST /v1/closingCosts/save": () => {
      if (!isRefused) return { data: ccID };
      isRefused = false;
      const current = { ccData: JSON.stringify(theirs) };
      return { status: 409, error: { code: "conflict", alertMessage: sentence, current } };
    },
  });
  render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <ClosingCostsForm id="one" place={0} onClose={() => {}} />
    </SWRConfig>,
  );
  await screen.findByRole("dialog");
  const texts = ({ body }: ServerRequest) => body as { ccData: string; was?: string };
  const sent = () =>
    asked
      .filter(({ method }) => method === "POST")
      .map(texts)
      .map(({ ccData, was }) => ({ ...JSON.parse(ccData), was: was && JSON.parse(was) }));
  return { asked, sent };
}
const load = async () => {
  await userEvent.click(await screen.findByRole("button", { name: `Load ${name}` }));
  await waitFor(() => expect(figure()).toBe("700"));
};
const update = async (typed: string) => {
  fireEvent.change(amount(), { target: { value: typed } });
  await save();
};
const save = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Update" }));
};

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  localStorage.clear();
  const document = fourLoans();
  const { closingCostObj: _, ...first } = document.loans[0]!;
  openDocument({ document: { ...document, loans: [first] }, client: null, saved: null });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("asks about one that was changed elsewhere, and saves what is typed over it if that is kept", async () => {
  const { sent } = await show(worksheet(700), worksheet(800));
  await load();
  await update("750");
  expect((await screen.findByRole("alert")).textContent).toContain(`${sentence}Lender: changed`);
  expect(figure()).toBe("750");
  await userEvent.click(screen.getByRole("button", { name: "Keep mine" }));
  expect([screen.queryByRole("alert"), figure()]).toEqual([null, "750"]);
  await save();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toMatchObject([
    { ...worksheet(750), was: worksheet(700) },
    { ...worksheet(750), was: worksheet(800) },
  ]);
});

it("shows what was saved elsewhere, if that is chosen", async () => {
  await show(worksheet(700), worksheet(800));
  await load();
  await update("750");
  await userEvent.click(await screen.findByRole("button", { name: "Load newer version" }));
  expect([screen.queryByRole("alert"), figure()]).toEqual([null, "800"]);
});

it("says of a loan's copy what the saved worksheet said when the form was opened, and not what the copy says", async () => {
  const { document } = useScenario.getState();
  const loans = document.loans.map((loan) => ({ ...loan, ccID, closingCosts: null, closingCostObj: worksheet(700) }));
  openDocument({ document: { ...document, loans }, client: null, saved: null });
  const { sent } = await show(worksheet(720), worksheet(720));
  await screen.findByText("These loans use an older copy of the saved worksheet:");
  await update("750");
  await waitFor(() => expect(sent()).toMatchObject([{ ...worksheet(750), was: worksheet(720) }]));
});
