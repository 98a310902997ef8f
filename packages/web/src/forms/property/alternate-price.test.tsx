import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { fourLoans } from "../../scenario/scenario.fixture";
import { openDocument } from "../../scenario/store/store";
import { SettingsContext } from "../fields/settings";
import { answers, brookhaven, openForm, settings } from "./property-form.fixture";
import { PropertyStrip } from "./property-strip";

beforeEach(() => {
  localStorage.clear();
  fakeApi(answers);
  openDocument({ document: fourLoans(), client: null, saved: null });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const title = "Add alternate price";
const prices = () => brookhaven().purchaseDetails.map(({ price }) => price);
const field = (dialog: ReturnType<typeof within>) => dialog.getByLabelText(/^Price/) as HTMLInputElement;
const press = (name: string) => fireEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name }));

async function openPrice() {
  fireEvent.click(screen.getByRole("button", { name: title, hidden: true }));
  return within(await screen.findByRole("dialog", { name: title }));
}

async function typePrice(price: string) {
  const dialog = await openPrice();
  fireEvent.change(field(dialog), { target: { value: price } });
  return dialog;
}

it("that is typed and not added is given up only after asking", async () => {
  await openForm();
  const before = prices();
  const dialog = await typePrice("490000");
  for (const closing of ["Cancel", "Close"]) {
    fireEvent.click(dialog.getByRole("button", { name: closing }));
    expect((await screen.findByRole("alertdialog")).textContent).toContain(
      "The price that you typed has not been added.",
    );
    press("Keep editing");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(field(dialog).value).toBe("$490,000");
  }
  fireEvent.click(dialog.getByRole("button", { name: "Cancel" }));
  await screen.findByRole("alertdialog");
  press("Discard");
  await waitFor(() => expect(screen.queryByRole("dialog", { name: title })).toBeNull());
  expect(prices()).toEqual(before);
  expect(field(await openPrice()).value).toBe("");
});

it("outlives a reload, and is added as it was typed", async () => {
  await openForm();
  const before = prices();
  await typePrice("490000");
  cleanup();
  await openForm();
  const dialog = await openPrice();
  expect(field(dialog).value).toBe("$490,000");
  expect(dialog.getByRole("status").textContent).toContain("Your unsaved changes are back.");
  fireEvent.click(dialog.getByRole("button", { name: "Add" }));
  expect(prices()).toEqual([...before, 490_000]);
  cleanup();
  await openForm();
  expect(field(await openPrice()).value).toBe("");
});

/** The figures of the fixture's first home, above its loans. */
async function openStrip() {
  render(
    <SettingsContext value={settings}>
      <PropertyStrip />
      <input aria-label="Rate" data-row="rate" data-column={0} />
    </SettingsContext>,
  );
  fireEvent.click(screen.getAllByRole("button", { name: /^Add alternate price for/ })[0]!);
  return within(await screen.findByRole("dialog", { name: title }));
}

it.each([
  ["the drawer", () => openForm().then(openPrice)],
  ["the figures above the loans", openStrip],
])("is added with Enter in the window that opens from %s", async (_, open) => {
  const before = prices();
  const dialog = await open();
  field(dialog).focus();
  await userEvent.keyboard("531000{Enter}");
  expect(prices()).toEqual([...before, 531_000]);
});

it("that is not a figure outlives a reload, too, and is not added", async () => {
  await openForm();
  const before = prices();
  await typePrice("TBD");
  cleanup();
  await openForm();
  const dialog = await openPrice();
  expect(field(dialog).value).toBe("TBD");
  fireEvent.click(dialog.getByRole("button", { name: "Add" }));
  expect(field(dialog).getAttribute("aria-invalid")).toBe("true");
  expect(prices()).toEqual(before);
});

it("closes at once while nothing is typed", async () => {
  await openForm();
  const dialog = await openPrice();
  fireEvent.click(dialog.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: title })).toBeNull());
  expect(screen.queryByRole("alertdialog")).toBeNull();
});
