import type { Theme } from "@highway/core/branding/theme.schema";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { currentNotices, notify } from "../../lib/notify";
import { ThemesCard } from "./themes-card";

const corpID = `crp_${"1".repeat(26)}`;
const theme = (name: string, corp: string | null, at = name): Theme => ({
  _id: `thm_${at.toLowerCase().padEnd(26, "0")}`,
  name,
  primary: "#1f5c4a",
  secondary: "#b5613d",
  corpID: corp,
});
const forest = theme("Forest", null);
const summit = theme("Summit", corpID);
const use = { corp: null, own: forest._id, enforced: false, colors: { primary: "#1f5c4a", secondary: "#b5613d" } };

/** The answer to a choice waits for this. */
let beforeChoice: Promise<void> | undefined;

function show(shown = { use: use as object, corp: null as string | null }) {
  const api = fakeApi({
    "GET /v1/themes": () => ({ data: [summit, forest] }),
    "GET /v1/themes/in-use": () => ({ data: [shown.use] }),
    "PUT /v1/themes/in-use": async () => {
      await beforeChoice;
      return { data: [shown.use] };
    },
    "POST /v1/themes": ({ body }) => ({ status: 201, data: [{ ...forest, ...(body as object) }] }),
    [`PUT /v1/themes/${forest._id}`]: () => ({ data: [forest] }),
    [`DELETE /v1/themes/${forest._id}`]: () => ({ data: [forest] }),
  });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ThemesCard corpID={shown.corp} />
    </SWRConfig>,
  );
  return api;
}
const add = async () => {
  await screen.findByRole("radio", { name: /Forest/ });
  await userEvent.click(screen.getByRole("button", { name: "Add a theme" }));
  return within(await screen.findByRole("dialog"));
};
const type = (field: HTMLElement, text: string) => {
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
};

afterEach(() => {
  cleanup();
  for (const { id } of currentNotices()) notify.dismiss(id);
  vi.restoreAllMocks();
});

it("offers the officer's themes and the corporation's, and chooses one of them", async () => {
  const api = show();
  const chosen = await screen.findByRole<HTMLInputElement>("radio", { name: /Forest/ });
  expect(chosen.checked).toBe(true);
  expect(screen.queryByRole("button", { name: "Edit Summit" })).toBeNull();
  await userEvent.click(screen.getByRole("radio", { name: /Summit/ }));
  await userEvent.click(screen.getByRole("radio", { name: "My corporation's colors" }));
  const choice = (own: string | null) => ({ body: { own }, keepalive: true });
  expect(api.of("PUT /v1/themes/in-use")).toMatchObject([choice(summit._id), choice(null)]);
});

it("saves one choice after the other, so that the server keeps the last", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  beforeChoice = promise;
  const api = show();
  const chosen = () => api.of("PUT /v1/themes/in-use").map(({ body }) => body);
  await userEvent.click(await screen.findByRole("radio", { name: /Summit/ }));
  await userEvent.click(screen.getByRole("radio", { name: "My corporation's colors" }));
  expect(chosen()).toEqual([{ own: summit._id }]);
  resolve();
  await waitFor(() => expect(chosen()).toEqual([{ own: summit._id }, { own: null }]));
});

it("chooses the corporation's among its own alone, where it is looked after", async () => {
  const api = show({ use, corp: corpID });
  await userEvent.click(await screen.findByRole("radio", { name: /Summit/ }));
  expect(screen.queryByRole("radio", { name: /Forest/ })).toBeNull();
  expect(api.of("PUT /v1/themes/in-use")[0]).toMatchObject({ query: { corpID }, body: { corp: summit._id } });
});

it("shows no colors as the corporation's while its themes were not read", async () => {
  let isOut = true;
  fakeApi({
    "GET /v1/themes": () =>
      isOut ? { status: 500, error: { code: "failed", alertMessage: "Out of order." } } : { data: [summit] },
    "GET /v1/themes/in-use": () => ({ data: [{ ...use, corp: summit._id }] }),
  });
  render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <ThemesCard corpID={corpID} />
    </SWRConfig>,
  );
  await screen.findByText("Out of order.");
  expect(screen.queryByText("What clients see")).toBeNull();
  isOut = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("What clients see")).toBeTruthy();
});

it("leaves no choice where the corporation enforces its branding", async () => {
  show({ use: { ...use, enforced: true }, corp: null });
  expect(await screen.findByText("Your corporation decides on the colors.")).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /Forest/ }).matches(":disabled")).toBe(true);
});

it("makes a theme by digits and by channels, which stay within 0 and 255", async () => {
  const api = show();
  const drawer = await add();
  await userEvent.click(drawer.getByRole("button", { name: "Save" }));
  expect(drawer.getByText("Theme name is required")).toBeTruthy();
  type(drawer.getByLabelText("Name"), "Sky");
  type(drawer.getByLabelText("Primary color, hex"), "#12345");
  expect(drawer.getByText("A color is # and six hex digits, like #3d50db")).toBeTruthy();
  await userEvent.click(drawer.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(document.activeElement).toBe(drawer.getByLabelText("Primary color, hex")));
  type(drawer.getByLabelText("Primary color, hex"), "#123456");
  type(drawer.getByLabelText("Primary color, red"), "999");
  expect(drawer.getByLabelText<HTMLInputElement>("Primary color, hex").value).toBe("#ff3456");
  await userEvent.click(drawer.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(api.of("POST /v1/themes")).toHaveLength(1));
  expect(api.of("POST /v1/themes")[0]!.body).toEqual({
    name: "Sky",
    primary: "#ff3456",
    secondary: "#9e4f2c",
    _id: expect.stringMatching(/^thm_[0-9a-z]{26}$/),
    corpID: null,
  });
});

it("takes a channel below 0 as 0", async () => {
  show();
  const drawer = await add();
  type(drawer.getByLabelText("Primary color, hex"), "#123456");
  type(drawer.getByLabelText("Primary color, green"), "-5");
  expect(drawer.getByLabelText<HTMLInputElement>("Primary color, hex").value).toBe("#120056");
});

it("picks by eye and by arrow keys in a square of 174 px", async () => {
  show();
  const drawer = await add();
  const square = drawer.getByRole("slider", { name: "Primary color, saturation and brightness" });
  expect(square.className).toContain("size-[174px]");
  const hex = drawer.getByLabelText<HTMLInputElement>("Primary color, hex");
  const before = hex.value;
  fireEvent.keyDown(square, { key: "ArrowDown" });
  expect(hex.value).not.toBe(before);
  fireEvent.keyDown(square, { key: "ArrowUp" });
  expect(hex.value).toBe(before);
});

it("says when a color could not carry words", async () => {
  show();
  const drawer = await add();
  expect(drawer.queryByRole("status")).toBeNull();
  type(drawer.getByLabelText("Primary color, hex"), "#ffee00");
  expect(drawer.getByRole("status").textContent).toContain("Words in the primary color");
});

it("says what a theme was when its change began", async () => {
  const api = show();
  await userEvent.click(await screen.findByRole("button", { name: "Edit Forest" }));
  const drawer = within(await screen.findByRole("dialog"));
  type(drawer.getByLabelText("Name"), "Woods");
  await userEvent.click(drawer.getByRole("button", { name: "Save" }));
  const { name, primary, secondary } = forest;
  const was = { name, primary, secondary };
  await waitFor(() => expect(api.of(`PUT /v1/themes/${forest._id}`)[0]?.body).toEqual({ ...was, name: "Woods", was }));
});

it("says so when there is nothing to save, and deletes after asking", async () => {
  const api = show();
  await userEvent.click(await screen.findByRole("button", { name: "Edit Forest" }));
  const drawer = within(await screen.findByRole("dialog"));
  await userEvent.click(drawer.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(currentNotices()[0]?.text).toBe("No changes to save."));
  expect(api.of(`PUT /v1/themes/${forest._id}`)).toHaveLength(0);
  await userEvent.click(await screen.findByRole("button", { name: "Edit Forest" }));
  await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete" }));
  const asked = within(await screen.findByRole("alertdialog"));
  // Not to what was chosen before it: that is not kept.
  expect(asked.getByText(/return to the corporation's colors, or to Highway's own where/)).toBeTruthy();
  await userEvent.click(asked.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(api.of(`DELETE /v1/themes/${forest._id}`)).toHaveLength(1));
});
