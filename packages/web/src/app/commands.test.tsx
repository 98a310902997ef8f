import { exampleUser } from "@highway/core/people/users/example";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useActions } from "../lib/actions";
import { fakeApi } from "../lib/api/fake-api.fixture";
import { currentNotices } from "../lib/notify";
import { SessionContext } from "../lib/session";
import { applyTheme, currentTheme } from "../theme/theme";
import { Commands } from "./shell";

const noAnswer = "Highway did not answer. Check your connection and try again.";

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  applyTheme("light");
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Page() {
  useActions([{ label: "Save", does: "Save the scenario", keys: "mod+s", onSelect: () => {} }]);
  return (
    <>
      <input aria-label="Rate" />
      <Commands />
    </>
  );
}

/** A page of the app with something to save, and both windows a key away. */
function show(changed: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    "GET /v2/client": () => ({ data: [{ data: [] }] }),
    "GET /v2/client/search": () => ({ data: [{ data: [] }] }),
    "GET /v2/client/report-lines/page": () => ({ data: [] }),
    ...changed,
  });
  const replaceUser = vi.fn();
  const router = createMemoryRouter([{ path: "*", element: <Page /> }], { initialEntries: ["/members/dashboard"] });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SessionContext value={{ user: exampleUser, replaceUser }}>
        <RouterProvider router={router} />
      </SessionContext>
    </SWRConfig>,
  );
  return { api, router, replaceUser, user: userEvent.setup() };
}

const openPalette = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.keyboard("{Control>}k{/Control}");
  await screen.findByRole("combobox");
};

it("says so when its code cannot be fetched, and leaves the page and its fields as they are", async () => {
  vi.doMock("./command-palette", () => Promise.reject(new Error("offline")));
  const { user } = show();
  const field = screen.getByRole("textbox", { name: "Rate" });
  field.focus();
  await user.keyboard("{Control>}k{/Control}");
  await waitFor(() => expect(currentNotices().map(({ text }) => text)).toContain(noAnswer));
  expect(document.activeElement).toBe(field);
  vi.doUnmock("./command-palette");
  await user.keyboard("{Control>}k{/Control}7");
  expect((field as HTMLInputElement).value).toBe("");
  const palette = await screen.findByRole<HTMLInputElement>("combobox");
  await waitFor(() => expect(palette.value).toBe("7"));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(field));
});

it("holds what is typed until its field is there, and leaves it to the field from then on", async () => {
  const { user } = show();
  // The window's code is there by now, and the next keys come before anything is drawn.
  fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
  for (const key of ["n", "e", "x", "Backspace", "w", "?"]) fireEvent.keyDown(document.body, { key });
  const field = await screen.findByRole<HTMLInputElement>("combobox");
  await waitFor(() => expect(field.value).toBe("new?"));
  await user.keyboard("{Backspace} comp");
  expect(field.value).toBe("new comp");
  expect(screen.queryByRole("dialog", { name: "Keyboard shortcuts" })).toBeNull();
});

it("lists the keys of this page, and that of the palette", async () => {
  const { user } = show();
  await user.keyboard("?");
  const list = await screen.findByRole("list");
  const lines = within(list).getAllByRole("listitem");
  expect(lines.map((line) => line.textContent)).toEqual([
    "Search clients, scenarios and actionsCtrlK",
    "Keyboard shortcuts?",
    "Save the scenarioCtrlS",
  ]);
});

it("offers this page's actions first, then the app's, and not to open itself", async () => {
  const { user } = show();
  await openPalette(user);
  const names = screen.getAllByRole("option").map((option) => option.textContent);
  const others = [
    "New comparison",
    "New buy or rent",
    "New cost of waiting",
    "New debt consolidation",
    "New purchase analysis",
    "New report card",
  ];
  expect(names.slice(0, 8)).toEqual(["Save the scenarioCtrlS", ...others, "Today's market update"]);
  expect(names.at(-1)).toBe("Keyboard shortcuts?");
  expect(names.some((name) => /^Search|Home|Theme: Light/.test(name ?? ""))).toBe(false);
});

it.each([
  ["new comp", "/lc2/property?new=1"],
  ["add cl", "/clients?add"],
  ["profile", "/members/administration/profile"],
])("%s leads to %s", async (typed, expected) => {
  const { user, router } = show();
  await openPalette(user);
  await user.keyboard(`${typed}{Enter}`);
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(expected));
});

it("changes the theme, and keeps it with the profile", async () => {
  const changed = { ...exampleUser, profile: { ...exampleUser.profile, userTheme: "dark" as const } };
  const { user, api, replaceUser } = show({ "PUT /v1/user/profile": () => ({ data: [changed] }) });
  await openPalette(user);
  await user.keyboard("dark{Enter}");
  await waitFor(() => expect(replaceUser).toHaveBeenCalledWith(changed));
  expect(currentTheme()).toBe("dark");
  expect(api.of("PUT /v1/user/profile")[0]).toMatchObject({ body: { userTheme: "dark" }, keepalive: true });
});

it("opens the list of keys from the palette", async () => {
  const { user } = show();
  await openPalette(user);
  await user.keyboard("shortcuts{Enter}");
  expect(await screen.findByRole("dialog", { name: "Keyboard shortcuts" })).toBeDefined();
});
