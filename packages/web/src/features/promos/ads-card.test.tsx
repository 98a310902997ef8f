import type { OwnAd } from "@highway/core/promos/schema";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { currentNotices, notify } from "../../lib/notify";
import { AdsCard } from "./ads-card";

const corpID = `crp_${"1".repeat(26)}`;
const own = (header: string, more: Partial<OwnAd> = {}): OwnAd => ({
  _id: `adv_${header.toLowerCase().padEnd(26, "0")}`,
  location: "home",
  isOn: true,
  imgUrl: null,
  mobileImgUrl: null,
  isFullImg: false,
  header,
  body: "",
  buttonText: "See how",
  link: "https://summit.example",
  palette: "lightGreen",
  impressions: 1204,
  clicks: 1,
  ...more,
});
const locks = own("Locks");

type Answer = Parameters<typeof fakeApi>[0][string];
const made: Answer = ({ body }) => ({ status: 201, data: [{ ...locks, ...(body as object) }] });

function show(ads: OwnAd[] = [own("Newest", { isOn: false }), locks, own("Older")], create = made, areShown = true) {
  const api = fakeApi({
    "GET /v1/promos/ads": () => ({ data: ads }),
    "POST /v1/promos/ads": create,
    [`PUT /v1/promos/ads/${locks._id}`]: () => ({ data: [locks] }),
    [`DELETE /v1/promos/ads/${locks._id}`]: () => ({ data: [] }),
  });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <AdsCard corpID={corpID} areShown={areShown} />
    </SWRConfig>,
  );
  return api;
}
const type = (field: HTMLElement, text: string) => {
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
};
const open = async (name: string) => {
  await userEvent.click(await screen.findByRole("button", { name }));
  return within(await screen.findByRole("dialog"));
};

afterEach(() => {
  cleanup();
  for (const { id } of currentNotices()) notify.dismiss(id);
  vi.restoreAllMocks();
});

it("lists the ads with their counts, and says which one is shown", async () => {
  const api = show();
  const rows = await screen.findAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Newest.*Off$/),
    "LocksBanner on Home, seen 1,204 times, clicked 1 timeShown",
    expect.stringMatching(/^Older.*time$/),
  ]);
  expect(api.of("GET /v1/promos/ads")[0]!.query).toEqual({ corpID });
  expect(screen.getByText(/^Officers see ads on Home and below results/)).toBeTruthy();
});

it("says of none that it is shown where the corporation shows no ads", async () => {
  show(undefined, undefined, false);
  expect(await screen.findAllByRole("listitem")).toHaveLength(3);
  expect(screen.queryByText("Shown")).toBeNull();
  expect(screen.getByText(/No one sees ads while “Show ads” is off in Permissions\.$/)).toBeTruthy();
});

it("makes an ad, and refuses a link that is none in the specification's words", async () => {
  const api = show([]);
  const drawer = await open("Add an ad");
  await userEvent.click(drawer.getByRole("button", { name: "Save" }));
  expect(drawer.getByText("Header is required")).toBeTruthy();
  expect(drawer.getByText("Invalid URL.")).toBeTruthy();
  type(drawer.getByLabelText("Header"), "Rate locks");
  type(drawer.getByLabelText("Button text"), "See how");
  type(drawer.getByLabelText("Link"), "summit.example");
  expect(drawer.getByText("Invalid URL.")).toBeTruthy();
  type(drawer.getByLabelText("Link"), "https://summit.example");
  expect(drawer.queryByText("Invalid URL.")).toBeNull();
  await userEvent.click(drawer.getByRole("radio", { name: "Card below results" }));
  await userEvent.click(drawer.getByRole("radio", { name: "Medium green" }));
  await userEvent.click(drawer.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(api.of("POST /v1/promos/ads")).toHaveLength(1));
  expect(api.of("POST /v1/promos/ads")[0]).toMatchObject({
    query: { corpID },
    body: { header: "Rate locks", link: "https://summit.example", location: "results", palette: "mediumGreen" },
  });
});

it("sends a new ad again under the same id, where the answer was lost", async () => {
  const api = show([], () => ({ status: 500, error: { code: "failed", alertMessage: "Something went wrong." } }));
  const drawer = await open("Add an ad");
  type(drawer.getByLabelText("Header"), "Rate locks");
  type(drawer.getByLabelText("Button text"), "See how");
  type(drawer.getByLabelText("Link"), "https://summit.example");
  for (const times of [1, 2]) {
    await userEvent.click(drawer.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(api.of("POST /v1/promos/ads")).toHaveLength(times));
    await waitFor(() => expect(currentNotices()[0]?.text).toBe("Something went wrong."));
  }
  const ids = api.of("POST /v1/promos/ads").map(({ body }) => (body as { _id: string })._id);
  expect([new Set(ids).size, ids[0]]).toEqual([1, expect.stringMatching(/^adv_[0-9a-z]{26}$/)]);
});

it("shows the ad while it is typed, at both widths, in each of the four palettes", async () => {
  show([]);
  const drawer = await open("Add an ad");
  type(drawer.getByLabelText("Header"), "Rate locks");
  const preview = within(drawer.getByRole("region", { name: "How it looks" }));
  expect(preview.getAllByText("Rate locks")).toHaveLength(2);
  const grounds = ["Light green", "Medium green", "Dark green", "Dark green gradient"].map((name) => {
    fireEvent.click(drawer.getByRole("radio", { name }));
    return preview.getAllByText("Rate locks")[0]!.closest("button, a")!.className;
  });
  expect(new Set(grounds).size).toBe(4);
});

it("asks for the picture of an ad that is one", async () => {
  const api = show();
  const drawer = await open("Edit Locks");
  await userEvent.click(drawer.getByRole("switch", { name: "The picture is the whole ad" }));
  await userEvent.click(drawer.getByRole("button", { name: "Save" }));
  const choose = drawer.getByRole("button", { name: "Add picture" });
  expect(document.getElementById(choose.getAttribute("aria-describedby")!)?.textContent).toBe(
    "Choose a picture, or show text instead",
  );
  await waitFor(() => expect(document.activeElement).toBe(choose));
  expect(api.of(`PUT /v1/promos/ads/${locks._id}`)).toEqual([]);
});

it("turns an ad off, and deletes one after asking", async () => {
  const api = show();
  const drawer = await open("Edit Locks");
  await userEvent.click(drawer.getByRole("switch", { name: "On" }));
  await userEvent.click(drawer.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(api.of(`PUT /v1/promos/ads/${locks._id}`)[0]!.body).toMatchObject({ isOn: false, was: { isOn: true } }),
  );
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const again = await open("Edit Locks");
  await userEvent.click(again.getByRole("button", { name: "Delete" }));
  expect(api.of(`DELETE /v1/promos/ads/${locks._id}`)).toEqual([]);
  await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(api.of(`DELETE /v1/promos/ads/${locks._id}`)).toHaveLength(1));
});
