import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { currentNotices, notify } from "../../lib/notify";
import { loadWholeCheck } from "../../scenario/issues/issues";
import { fourLoans } from "../../scenario/scenario.fixture";
import { openDocument, undo } from "../../scenario/store/store";
import { answers, brookhaven, currentDocument, openForm } from "./property-form.fixture";

beforeEach(() => {
  openDocument({ document: fourLoans(), client: null, saved: null });
});
afterEach(() => {
  cleanup();
  for (const notice of currentNotices()) notify.dismiss(notice.id);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("the fields", () => {
  const type = (drawer: ReturnType<typeof within>, name: RegExp, value: string) => {
    const field = drawer.getByLabelText(name);
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  };

  it("are written into the property", async () => {
    fakeApi(answers);
    const { drawer } = await openForm();
    type(drawer, /^Repairs/, "12k");
    type(drawer, /^Annual tax increase/, "2.125");
    type(drawer, /^Cost to sell/, "5.5");
    type(drawer, /^Estimated value/, "512000");
    fireEvent.change(drawer.getByLabelText("Purchase month"), { target: { value: "6" } });
    fireEvent.change(drawer.getByLabelText("Purchase year"), { target: { value: "2016" } });
    expect(brookhaven()).toMatchObject({
      repairs: 12_000,
      taxInc: 2.125,
      costToSell: 5.5,
      userEstimatedValue: 512_000,
      purchaseDate: { month: 6, year: 2016 },
    });
    await userEvent.click(drawer.getByRole("button", { name: /^Back to the default of .*estimated value$/ }));
    expect(brookhaven().userEstimatedValue).toBeNull();
  });

  it("offer years from 1995 to the scenario's own, and no month that is still to come", async () => {
    fakeApi(answers);
    const { drawer } = await openForm();
    const options = (name: string) =>
      [...drawer.getByLabelText<HTMLSelectElement>(name).options].map(({ text }) => text);
    expect(options("Purchase year").slice(0, 2)).toEqual(["None", "2026"]);
    expect(options("Purchase year").at(-1)).toBe("1995");
    expect(options("Purchase month")).toHaveLength(13);
    fireEvent.change(drawer.getByLabelText("Purchase year"), { target: { value: "2026" } });
    expect(options("Purchase month").at(-1)).toBe("November");
  });

  it("say what is missing or wrong in the specification's words", async () => {
    fakeApi(answers);
    await loadWholeCheck();
    const { drawer } = await openForm();
    type(drawer, /^Cost to sell/, "");
    expect(await drawer.findByText("Cost to Sell is required")).toBeTruthy();
    fireEvent.click(drawer.getByLabelText("Forecast"));
    expect(await drawer.findByText("At least one Appreciation Calculation is required")).toBeTruthy();
    for (const name of ["Forecast", "Historical", "Custom"]) fireEvent.click(drawer.getByLabelText(name));
    expect(await drawer.findByText("No more than 2 Appreciation Calculations may be selected")).toBeTruthy();
    type(drawer, /^Annual custom appreciation/, "3.1254");
    expect(await drawer.findByText("Use at most 3 decimals")).toBeTruthy();
    const month = drawer.getByLabelText("Purchase month");
    fireEvent.change(drawer.getByLabelText("Purchase year"), { target: { value: "2016" } });
    await userEvent.click(month);
    expect(drawer.queryByText("Month is required")).toBeNull();
    await userEvent.tab();
    expect(await drawer.findByText("Month is required")).toBeTruthy();
  });

  it("say at the county that its code is none's, and lose nothing of the home", async () => {
    fakeApi(answers);
    await loadWholeCheck();
    const document = fourLoans();
    const home = { ...document.properties[0]!, county: "Nowhere", fip: "37999" };
    const properties = document.properties.with(0, home);
    openDocument({ document: { ...document, properties }, client: null, saved: null });
    const { drawer } = await openForm({ part: "location" });
    const county = drawer.getByLabelText("County");
    const described = drawer.getByText("No county has that FIPS code");
    expect(county.getAttribute("aria-describedby")?.split(" ")).toContain(described.closest("[id]")!.id);
    expect(brookhaven()).toEqual(home);
    fireEvent.change(county, { target: { value: "Wake" } });
    await waitFor(() => expect(drawer.queryByText("No county has that FIPS code")).toBeNull());
    const { fip: _code, ...rest } = home;
    expect(brookhaven()).toEqual({ ...rest, county: "Wake" });
  });
});

describe("closing", () => {
  const rename = (drawer: ReturnType<typeof within>) =>
    fireEvent.change(drawer.getByLabelText(/^Name shown/), { target: { value: "The blue one" } });
  const question = () => screen.findByRole("alertdialog");

  it.each([
    ["Escape", "{Escape}"],
    ["Enter in a field", "{Enter}"],
  ])("with %s keeps what was typed and asks nothing; undo takes it back", async (_, key) => {
    fakeApi(answers);
    const { drawer, onClose } = await openForm();
    rename(drawer);
    drawer.getByLabelText(/^Name shown/).focus();
    await userEvent.keyboard(key);
    expect(onClose).toHaveBeenCalledOnce();
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(brookhaven().addressDisplay).toBe("The blue one");
    undo();
    expect(currentDocument()).toEqual(fourLoans());
  });

  it("comes with Enter from the location too, and the price is read right after it", async () => {
    fakeApi(answers);
    const { drawer, onClose } = await openForm();
    drawer.getByLabelText("Location").focus();
    await userEvent.tab();
    expect(document.activeElement).toBe(drawer.getByLabelText("Price 1"));
    drawer.getByLabelText("Location").focus();
    await userEvent.keyboard("{Enter}");
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("asks before other reports of a campaign change with it", async () => {
    const kit = { tool: "mkit" as const, id: "rpt_01jd000000000000000000000k" };
    const document = { ...fourLoans(), toolMeta: { attachedReports: [kit] } };
    const saved = { document, lastUpdated: "2026-11-20T14:14:00.000Z", status: "complete" as const, clientID: "cli_1" };
    openDocument({ document, client: { _id: "cli_1", name: "Elena" }, saved });
    const shared = { data: [{ ...kit, loans: [], properties: ["brookhaven"] }] };
    fakeApi({ ...answers, [`GET /v2/client/reports/${document.id}/in-common`]: () => shared });
    const { drawer, onClose } = await openForm();
    rename(drawer);
    fireEvent.click(drawer.getByRole("button", { name: "Done" }));
    await screen.findByText("Changes will be applied across all reports in Prequalified Buyer Campaign");
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(within(await question()).getByRole("button", { name: "Confirm" }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(brookhaven().addressDisplay).toBe("The blue one");
  });
});
