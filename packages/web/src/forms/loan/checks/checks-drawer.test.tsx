import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fakeApi } from "../../../lib/api/fake-api.fixture";
import { fourLoans } from "../../../scenario/scenario.fixture";
import { openDocument, undo, useScenario } from "../../../scenario/store/store";
import { attentionByLoan } from "./attention";
import ChecksDrawer from "./checks-drawer";

const onClose = vi.fn();
/** The first of four loans with what is given in place of its own. */
async function show(fields: object = {}) {
  const document = fourLoans();
  const loans = document.loans.with(0, { ...document.loans[0]!, ...fields });
  openDocument({ document: { ...document, id: `rpt_${Math.random()}`, loans }, client: null, saved: null });
  render(<ChecksDrawer id="one" onClose={onClose} />);
  await screen.findByRole("dialog");
}
const first = () => useScenario.getState().document.loans[0]!;
const item = (name: string) => screen.getByRole("heading", { level: 3, name: new RegExp(`^${name}`) }).closest("li")!;
const items = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

describe("the checks of a loan", () => {
  it("say the rule, what the loan has, its source and its day, what needs attention first", async () => {
    await show({ downPaymentPercentage: 2 });
    expect(items()[0]).toBe("Down payment and loan-to-valueNeeds attention");
    const down = within(item("Down payment"));
    expect(down.getByText("The loan is 98% of the value.")).toBeDefined();
    expect(down.getByText(/^Fannie Mae requires at least 3% down/)).toBeDefined();
    expect(down.getByText(/Eligibility Matrix.*In effect since 11\/18\/2023\./)).toBeDefined();
    expect(screen.getByText(/checks need attention, 3 could not be checked/)).toBeDefined();
  });

  it("put the smallest change in with one press, as one step", async () => {
    await show({ downPaymentPercentage: 2 });
    const down = within(item("Down payment"));
    expect(down.getByText("$5,000 more down clears it.")).toBeDefined();
    await userEvent.click(down.getByRole("button", { name: "Apply this change" }));
    expect(first()).toMatchObject({ downPayment: 15_000, downPaymentPercentage: null });
    await waitFor(() => expect(items()).toContain("Down payment and loan-to-valueClear"));
    undo();
    expect(first()).toMatchObject({ downPayment: null, downPaymentPercentage: 2 });
  });

  it("ask for the average prime offer rate, and refuse one of 40 at its field", async () => {
    await show();
    const rate = screen.getByRole("textbox", { name: "Average prime offer rate, loan A" });
    await userEvent.type(rate, "4.9");
    expect(first().apor).toBe(4.9);
    await waitFor(() => expect(items()).toContain("Higher-priced mortgageNeeds attention"));
    await userEvent.clear(rate);
    await userEvent.type(rate, "40");
    await userEvent.tab();
    expect(await screen.findByText("Enter an average prime offer rate between 0 and 25")).toBeDefined();
    expect(first().apor).toBe(40);
    expect(items()).toContain("Higher-priced mortgageNot checked");
  });

  it("are none of a purchase in cash, and of a loan that lacks a figure", async () => {
    await show({ program: "allCash" });
    expect(screen.getByText("This loan has nothing to check.")).toBeDefined();
  });

  it("say what to do where the loan has no figures", async () => {
    await show({ rate: null });
    expect(screen.getByText(/has no figures yet/)).toBeDefined();
  });

  it("are counted for the mark beside each loan", async () => {
    await show({ downPaymentPercentage: 2 });
    const { document, client } = useScenario.getState();
    // Less down than the least, and no premium on the card above 97 %.
    expect(attentionByLoan({ document, client })).toEqual({ one: 2, two: 0, three: 0, four: 0 });
  });
});

describe("what the checks compare a loan with", () => {
  const apor = { fixed: { "30": 6.1 }, adjustable: { "5": 5.9 }, source: "CFPB", date: "2026-11-16" };
  const fha = { byUnits: [541_287, 693_050, 837_700, 1_041_125], source: "HUD", date: "2026-01-01" };
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const outside = () => useScenario.getState().document.outside;
  const showIn = async (more: object) => {
    const document = { ...fourLoans(), asOf: "2026-11-20", id: `rpt_${Math.random()}`, ...more };
    const [home, ...others] = document.properties;
    openDocument({
      document: { ...document, properties: [{ ...home!, fip: "37183" }, ...others] },
      client: null,
      saved: null,
    });
    render(<ChecksDrawer id="one" onClose={onClose} />);
    await screen.findByRole("dialog");
  };

  it("is brought once, with its source and its day", async () => {
    const api = fakeApi({
      "GET /v1/loan/apor": () => ({ data: [{ ...apor, sample: false }] }),
      "GET /v1/location/limits": () => ({ data: [{ fip: "37183", fha, conforming: fha, sample: false }] }),
    });
    await showIn({ outside: {} });
    await waitFor(() => expect(outside().apor).toEqual(apor));
    await waitFor(() => expect(outside().limits).toEqual({ brookhaven: { fha, conforming: fha } }));
    expect(api.of("GET /v1/loan/apor")[0]?.query).toEqual({ day: "2026-11-20" });
    await waitFor(() => expect(items()).toContain("Higher-priced mortgageClear"));
    render(<ChecksDrawer id="one" onClose={onClose} />);
    expect(api.of("GET /v1/loan/apor")).toHaveLength(1);
    expect(api.of("GET /v1/location/limits")).toHaveLength(1);
  });

  it("is asked for anew where it is of another week or year", async () => {
    const api = fakeApi({
      "GET /v1/loan/apor": () => ({ data: [{ ...apor, sample: false }] }),
      "GET /v1/location/limits": () => ({ data: [] }),
    });
    const old = { ...fha, date: "2025-01-01" };
    await showIn({ outside: { apor: { ...apor, date: "2026-11-09" }, limits: { brookhaven: { fha: old } } } });
    await waitFor(() => expect(outside().apor).toEqual(apor));
    expect(api.of("GET /v1/location/limits")).toHaveLength(1);
    expect(outside().limits).toEqual({ brookhaven: { fha: old } });
  });

  it("is left out where the scenario is of another day by the time it comes", async () => {
    let answer = (_: { data: unknown }) => {};
    fakeApi({
      "GET /v1/loan/apor": () => new Promise((resolve) => (answer = resolve)),
      "GET /v1/location/limits": () => ({ data: [] }),
    });
    await showIn({ outside: {} });
    await act(async () => useScenario.setState(({ document }) => ({ document: { ...document, asOf: "2026-11-30" } })));
    await act(async () => answer({ data: [{ ...apor, sample: false }] }));
    expect(outside()).toEqual({});
  });

  it("leaves the checks as they are where it cannot be had", async () => {
    const failing = () => ({ status: 500, error: { code: "x", alertMessage: "x" } });
    fakeApi({ "GET /v1/loan/apor": failing, "GET /v1/location/limits": failing });
    await showIn({ outside: {} });
    expect(items()).toContain("Higher-priced mortgageNot checked");
    expect(outside()).toEqual({});
  });
});
