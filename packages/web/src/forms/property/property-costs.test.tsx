import { act, cleanup, fireEvent, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { loadWholeCheck } from "../../scenario/issues/issues";
import { fourLoans } from "../../scenario/scenario.fixture";
import { openDocument, undo } from "../../scenario/store/store";
import { answers, brookhaven, openForm, settings } from "./property-form.fixture";

type Drawer = Awaited<ReturnType<typeof openForm>>["drawer"];
const type = (drawer: Drawer, name: RegExp, value: string, at = 0) => {
  const field = drawer.getAllByLabelText(name)[at]!;
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};

beforeEach(() => {
  openDocument({ document: fourLoans(), client: null, saved: null });
  fakeApi(answers);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("holds tax and insurance of each price, and what the home's association asks", async () => {
  const { drawer } = await openForm();
  type(drawer, /^Property tax rate of .*, percent a year$/, "1.25");
  type(drawer, /^Home insurance of .*, a month$/, "145", 1);
  type(drawer, /^HOA dues of .*, a month$/, "55");
  expect(brookhaven()).toMatchObject({
    monthlyAssociationFee: 55,
    purchaseDetails: [
      { id: "b500", userTaxRate: 1.25, userPropertyTax: null, userMonthlyHomeInsurance: null },
      { id: "b515", userTaxRate: null, userMonthlyHomeInsurance: 145 },
    ],
  });
});

it("calls every field as it is labeled, and none as another of another price", async () => {
  const { drawer } = await openForm();
  const names = drawer.getAllByRole<HTMLInputElement>("textbox").map((field) => {
    const name = field.ariaLabel ?? field.labels?.[0]?.textContent ?? "";
    const [label] = field.closest("[data-field-box]")?.previousElementSibling?.textContent?.split(" / ") ?? [];
    expect(name.toLowerCase()).toContain((label ?? name).toLowerCase());
    return name;
  });
  expect(new Set(names).size).toBe(names.length);
});

it("turns the unit of the tax over, keeps the value, and saves the preference", async () => {
  const { drawer } = await openForm();
  type(drawer, /^Property tax rate of .*, percent a year$/, "1.25");
  const units = within(drawer.getAllByRole("radiogroup", { name: /^Dollars or percent, tax of / })[0]!);
  const price = () => brookhaven().purchaseDetails[0];
  fireEvent.click(units.getByRole("radio", { name: "Dollars" }));
  expect(price()).toMatchObject({ userTaxRate: null, userPropertyTax: 6250 });
  expect(settings.setSign).toHaveBeenLastCalledWith("propertyTaxSign", "fee");
  await waitFor(() => expect(drawer.getAllByLabelText(/^Property tax of .*, dollars a year$/)).toHaveLength(1));
  fireEvent.click(units.getByRole("radio", { name: "Percent" }));
  expect(price()).toMatchObject({ userTaxRate: 1.25, userPropertyTax: null });
  expect(settings.setSign).toHaveBeenLastCalledWith("propertyTaxSign", "percent");
});

it("begins with the unit of the tax that the officer prefers", async () => {
  const { drawer } = await openForm({ signs: { ...settings.signs, propertyTaxSign: "fee" } });
  const [units] = drawer.getAllByRole("radiogroup", { name: /^Dollars or percent, tax of / });
  expect(within(units!).getByRole("radio", { name: "Dollars" })).toHaveProperty("ariaChecked", "true");
  expect(drawer.queryByLabelText(/^Property tax rate of .*, percent a year$/)).toBeNull();
});

it("asks for the value of a home that is owned and whose price nobody knows", async () => {
  const { properties, loans, ...rest } = fourLoans();
  const [home] = properties;
  const owned = {
    ...home!,
    userAppraisedValue: null,
    purchaseDetails: [{ ...home!.purchaseDetails[0]!, price: null }],
  };
  const refinance = { ...loans[0]!, category: "refinance" as const, downPayment: null, downPaymentPercentage: null };
  openDocument({ document: { ...rest, properties: [owned], loans: [refinance] }, client: null, saved: null });
  const { drawer } = await openForm();
  type(drawer, /^Estimated value of /, "");
  expect(await drawer.findByText("Estimated Home Value is required")).toBeTruthy();
  type(drawer, /^Estimated value of /, "410k");
  await waitFor(() => expect(drawer.queryByText("Estimated Home Value is required")).toBeNull());
});

it("adds the appraised value by a tick, and says what of the price is above it and due in cash", async () => {
  const { drawer } = await openForm();
  const tick = drawer.getByRole("checkbox", { name: /has an appraised value$/ });
  fireEvent.click(tick);
  expect(brookhaven().userAppraisedValue).toBeNull();
  fireEvent.click(tick);
  expect(brookhaven().userAppraisedValue).toBe(500_000);
  expect(drawer.queryByText(/^Gap/)).toBeNull();
  type(drawer, /^Appraised value of /, "480000");
  expect(drawer.getByText("Gap $20,000 in cash")).toBeTruthy();
});

it("says of an appraisal that is above its price that it must not be, though a higher price would allow it", async () => {
  await loadWholeCheck();
  const { drawer } = await openForm();
  type(drawer, /^Appraised value of /, "510000");
  // The home's other price is 515,000.
  expect(await drawer.findByText("Appraised value cannot exceed price.")).toBeTruthy();
  // Above both, the field's own error says it.
  type(drawer, /^Appraised value of /, "520000");
  expect(drawer.queryAllByText("Appraised value cannot exceed price.").length).toBeLessThanOrEqual(1);
  type(drawer, /^Appraised value of /, "500000");
  await waitFor(() => expect(drawer.queryByText("Appraised value cannot exceed price.")).toBeNull());
});

it("takes what is offered over asking, and works the asking price out where it is typed", async () => {
  await loadWholeCheck();
  const { drawer } = await openForm();
  expect(drawer.queryByText(/^Asking price/)).toBeNull();
  type(drawer, /^Over asking of /, "20000");
  expect(brookhaven().purchaseDetails.map(({ bidOver }) => bidOver)).toEqual([20_000, undefined]);
  expect(drawer.getByText("Asking price $480,000")).toBeTruthy();
  type(drawer, /^Over asking of /, "-12000");
  expect(drawer.getByText("Asking price $512,000")).toBeTruthy();
  type(drawer, /^Over asking of /, "500001");
  expect(
    await drawer.findByText("Enter an amount over asking of at most the price, or under asking of at most half of it"),
  ).toBeTruthy();
  type(drawer, /^Over asking of /, "500000");
  expect(await drawer.findByText("Asking price is required")).toBeTruthy();
  type(drawer, /^Over asking of /, "");
  await waitFor(() => expect(drawer.queryByText("Asking price is required")).toBeNull());
  expect(drawer.queryByText(/^Asking price/)).toBeNull();
});

it("keeps the asking price while another bid is typed, key by key, and what is over it follows", async () => {
  const { drawer } = await openForm();
  type(drawer, /^Over asking of /, "20000");
  const [price] = drawer.getAllByRole("textbox", { name: /^Price 1/ });
  price!.focus();
  for (const text of ["", "5", "53", "530000"]) fireEvent.change(price!, { target: { value: text } });
  expect(drawer.getByText("Asking price $480,000")).toBeTruthy();
  expect(brookhaven().purchaseDetails[0]).toMatchObject({ price: 530_000, bidOver: 50_000 });
  fireEvent.blur(price!);
  fireEvent.change(price!, { target: { value: "" } });
  expect(brookhaven().purchaseDetails[0]).toMatchObject({ price: null, bidOver: 50_000 });
});

it("begins anew from what an undo in the field restored, and brings back no bid that it took away", async () => {
  const { drawer } = await openForm();
  type(drawer, /^Over asking of /, "20000");
  const [price] = drawer.getAllByRole("textbox", { name: /^Price 1/ });
  price!.focus();
  fireEvent.change(price!, { target: { value: "530000" } });
  act(() => void undo());
  act(() => void undo());
  expect(brookhaven().purchaseDetails[0]).not.toHaveProperty("bidOver");
  fireEvent.change(price!, { target: { value: "510000" } });
  expect(brookhaven().purchaseDetails[0]).toMatchObject({ price: 510_000 });
  expect(brookhaven().purchaseDetails[0]).not.toHaveProperty("bidOver");
});
