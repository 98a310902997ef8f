import { cleanup, fireEvent, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { currentNotices, notify } from "../../lib/notify";
import { setCountyTaxRate } from "../../scenario/edits/property-edits";
import { fourLoans } from "../../scenario/scenario.fixture";
import { openDocument } from "../../scenario/store/store";
import { answers, openForm, preferences } from "./property-form.fixture";

const route = "PUT /v1/user-preferences";
const before = preferences.propertyTaxDefaults;
const noticeTexts = () => currentNotices().map(({ text }) => text);
const home = (fields: object) => {
  const document = setCountyTaxRate("brookhaven", 1.05)(fourLoans());
  const properties = document.properties.map((each) => (each.id === "brookhaven" ? { ...each, ...fields } : each));
  openDocument({ document: { ...document, properties }, client: null, saved: null });
};
const save = () =>
  fakeApi({
    ...answers,
    [route]: ({ body }) => ({ data: [{ ...preferences, ...(body as object) }] }),
  });

beforeEach(() => home({ state: "NC", county: "Wake", fip: "37183" }));
afterEach(() => {
  cleanup();
  for (const { id } of currentNotices()) notify.dismiss(id);
  vi.restoreAllMocks();
});

it("keeps the rate of a county for the homes to come, beside those that are kept already", async () => {
  const api = save();
  const { drawer } = await openForm({ part: "location" });
  fireEvent.click(drawer.getByRole("button", { name: "Use 1.05% for new properties in Wake" }));
  await waitFor(() => expect(noticeTexts()).toEqual(["New properties in Wake start with 1.05%."]));
  expect(api.of(route).map(({ body }) => body)).toEqual([
    { propertyTaxDefaults: { ...before, "37183": 1.05 }, was: { propertyTaxDefaults: before } },
  ]);
  expect(drawer.getByText("New properties in Wake start with this rate.")).toBeTruthy();
  currentNotices()[0]!.action!.run();
  await waitFor(() => expect(api.of(route).at(-1)?.body).toMatchObject({ propertyTaxDefaults: before }));
});

it("keeps it for the state where the county is not known", async () => {
  home({ state: "va", county: "Fairfax", fip: undefined });
  save();
  const { drawer } = await openForm({ part: "location" });
  expect(drawer.getByRole("button", { name: "Use 1.05% for new properties in VA" })).toBeTruthy();
});

it("offers it again where it could not be kept, which is said", async () => {
  fakeApi({ ...answers, [route]: () => Promise.reject(new TypeError("Failed to fetch")) });
  const { drawer } = await openForm({ part: "location" });
  fireEvent.click(drawer.getByRole("button", { name: /for new properties/ }));
  await waitFor(() => expect(noticeTexts()).toEqual(["Failed to update preferences"]));
  expect(drawer.getByRole("button", { name: /for new properties/ })).toBeTruthy();
});
