/** The picture of a home: the window in which it is chosen, and what goes with another place. */
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { currentNotices, notify } from "../../lib/notify";
import { setImage } from "../../scenario/edits/place-edits";
import { fourLoans } from "../../scenario/scenario.fixture";
import { edit, openDocument } from "../../scenario/store/store";
import PicturePicker from "./picture-picker";
import { choosePlace } from "./places";
import { answers, brookhaven, suggestion } from "./property-form.fixture";

const point = { latitude: 35.853, longitude: -78.7 };
const idOf = (place: number) => `fil_${String(place).padStart(26, "0")}`;
const addressOf = (place: number) => `/v1/user/image?imageID=${idOf(place)}`;
const savedPicture = (place: number, made = "upload") => ({
  imageID: idOf(place),
  url: addressOf(place),
  made,
  sample: false,
  createdAt: "2026-11-20T09:14:00.000Z",
});
const unavailable = "Maps and aerial pictures are not available right now.";

beforeEach(() => {
  const document = fourLoans();
  const [first, ...others] = document.properties;
  openDocument({
    document: { ...document, properties: [{ ...first!, ...point }, ...others] },
    client: null,
    saved: null,
  });
});
afterEach(() => {
  cleanup();
  for (const { id } of currentNotices()) notify.dismiss(id);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

type Answers = Parameters<typeof fakeApi>[0];
async function open(pictures: object[] = [], more: Answers = {}) {
  const api = fakeApi({
    "GET /v1/user/pictures": () => ({ data: pictures }),
    "POST /v1/location/picture": () => ({ status: 201, data: [savedPicture(77, "aerial")] }),
    ...more,
  });
  const onClose = vi.fn();
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <PicturePicker property={brookhaven()} name="412 Brookhaven Dr" onClose={onClose} />
    </SWRConfig>,
  );
  const picker = within(await screen.findByRole("dialog", { name: "Picture of 412 Brookhaven Dr" }));
  await picker.findByRole("group", { name: "Pictures to choose from" });
  await waitFor(() => expect(picker.getAllByRole("radio")).toHaveLength(Math.min(8, 4 + pictures.length)));
  return { picker, onClose, api };
}

it("shows eight pictures, and six more with each press", async () => {
  const { picker } = await open(Array.from({ length: 12 }, (_, place) => savedPicture(place)));
  const count = () => picker.getAllByRole("radio").length;
  expect(count()).toBe(8);
  fireEvent.click(picker.getByRole("button", { name: "View More" }));
  expect(count()).toBe(14);
  fireEvent.click(picker.getByRole("button", { name: "View More" }));
  expect(count()).toBe(16);
  expect(picker.queryByRole("button", { name: "View More" })).toBeNull();
});

it("keeps a view of the place that the arrow keys chose, and shows it", async () => {
  const { picker, onClose, api } = await open();
  expect(picker.getByRole("button", { name: "Use picture" })).toHaveProperty("disabled", true);
  await userEvent.click(picker.getByRole("radio", { name: "Map" }));
  await userEvent.keyboard("{ArrowRight}");
  expect(picker.getByRole("radio", { name: "Aerial view" })).toHaveProperty("checked", true);
  await userEvent.click(picker.getByRole("button", { name: "Use picture" }));
  await waitFor(() => expect(brookhaven().image).toBe(addressOf(77)));
  expect(api.of("POST /v1/location/picture")[0]?.body).toEqual({ ...point, view: "aerial" });
  expect(onClose).toHaveBeenCalled();
});

it("takes no picture that comes after the window was closed", async () => {
  const { promise: made, resolve: make } = Promise.withResolvers<void>();
  const { picker, onClose, api } = await open([savedPicture(1)], {
    "POST /v1/location/picture": async () => {
      await made;
      return { status: 201, data: [savedPicture(77, "aerial")] };
    },
  });
  fireEvent.click(picker.getByRole("radio", { name: "Map" }));
  fireEvent.click(picker.getByRole("button", { name: "Use picture" }));
  await waitFor(() => expect(api.of("POST /v1/location/picture")).toHaveLength(1));
  cleanup();
  edit(null, setImage("brookhaven", addressOf(1)));
  make();
  await waitFor(() => expect(api.of("GET /v1/user/pictures")).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(brookhaven().image).toBe(addressOf(1));
  expect(onClose).not.toHaveBeenCalled();
});

it("says that a view is not to be had, and leaves the picture that was there", async () => {
  edit(null, setImage("brookhaven", addressOf(1)));
  const { picker, onClose } = await open([savedPicture(1)], {
    "POST /v1/location/picture": () => ({ status: 500, error: { code: "failed", alertMessage: unavailable } }),
  });
  expect(picker.getByRole("radio", { name: "Uploaded, 11/20/2026" })).toHaveProperty("checked", true);
  fireEvent.click(picker.getByRole("radio", { name: "Map" }));
  fireEvent.click(picker.getByRole("button", { name: "Use picture" }));
  expect((await picker.findByRole("alert")).textContent).toBe(`${unavailable} The home keeps the picture that it has.`);
  expect(brookhaven().image).toBe(addressOf(1));
  expect(onClose).not.toHaveBeenCalled();
});

it("says of a small picture that does not come that it is not there, and does not let it be chosen", async () => {
  const { picker } = await open();
  fireEvent.error(picker.getByRole("radio", { name: "Map" }).parentElement!.querySelector("img")!);
  expect(picker.getByRole("radio", { name: /^Not available right now ?Map$/ })).toHaveProperty("disabled", true);
});

it("deletes a picture that the home does not show", async () => {
  const route = `DELETE /v1/user/pictures/${idOf(2)}`;
  const { picker, api } = await open([savedPicture(1), savedPicture(2)], { [route]: () => ({ data: [] }) });
  fireEvent.click(picker.getAllByRole("radio")[5]!);
  fireEvent.click(picker.getByRole("button", { name: "Delete picture" }));
  await waitFor(() => expect(api.of(route)).toHaveLength(1));
  expect(await waitFor(() => currentNotices().map(({ text }) => text))).toContain("Picture deleted.");
});

it("asks for a place from the list where the address is only typed", async () => {
  const document = fourLoans();
  openDocument({ document, client: null, saved: null });
  fakeApi({ "GET /v1/user/pictures": () => ({ data: [] }) });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <PicturePicker property={brookhaven()} name="412 Brookhaven Dr" onClose={vi.fn()} />
    </SWRConfig>,
  );
  expect(await screen.findByText(/^Choose the address from the list of places/)).toBeTruthy();
  expect(await screen.findByText("You have no pictures yet.")).toBeTruthy();
});

it("removes the picture with its place, which one press takes back", async () => {
  fakeApi(answers);
  edit(null, setImage("brookhaven", addressOf(1)));
  await choosePlace("brookhaven", suggestion, {}, () => true);
  expect(brookhaven()).toMatchObject({ city: "Mesa" });
  expect(brookhaven().image).toBeUndefined();
  const [notice] = currentNotices();
  expect(notice?.text).toBe("The picture showed the previous home, so it was removed.");
  notice?.action?.run();
  expect(brookhaven().image).toBe(addressOf(1));
});
