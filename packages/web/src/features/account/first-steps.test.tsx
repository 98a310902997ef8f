import type { User } from "@highway/core/people/users/schema";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { MemoryRouter } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { currentNotices, notify } from "../../lib/notify";
import { SessionContext } from "../../lib/session";
import { FirstSteps } from "./first-steps";
import { FirstStepsChoice } from "./page";

afterEach(() => {
  cleanup();
  for (const { id } of currentNotices()) notify.dismiss(id);
  vi.restoreAllMocks();
});

type Has = { clients?: number; reports?: number; header?: boolean; shown?: boolean };

function Home({ header, shown }: Required<Pick<Has, "header" | "shown">>) {
  const [user, replaceUser] = useState({
    header: { hasHeader: header },
    userPreferences: { showFirstSteps: shown },
  } as User);
  return (
    <SessionContext value={{ user, replaceUser }}>
      <FirstSteps />
      <FirstStepsChoice />
    </SessionContext>
  );
}

function show({ clients = 0, reports = 0, header = false, shown = true }: Has = {}) {
  const api = fakeApi({
    "GET /v2/client": () => ({ data: [{ data: Array(clients).fill({}) }] }),
    "GET /v2/client/report-lines/page": () => ({ data: Array(reports).fill({}) }),
    "PUT /v1/user-preferences": ({ body }) => ({ data: [body] }),
  });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter>
        <Home header={header} shown={shown} />
      </MemoryRouter>
    </SWRConfig>,
  );
  return api;
}
const heading = () => screen.queryByRole("heading", { name: "Three steps to your first comparison" });

it("stay after the first is done, say how many are, and lead to each", async () => {
  show({ clients: 1 });
  expect(await screen.findByText("1 of 3 done")).toBeDefined();
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/clients?add",
    "/lc2/property?new=1",
    "/members/administration/custom-settings?tab=customheader",
  ]);
  expect(links.map((link) => link.textContent?.includes("(done)"))).toEqual([true, false, false]);
});

it("say how many are done once it is known", async () => {
  show({ clients: 1 });
  expect(heading()).not.toBeNull();
  expect(screen.queryByText(/of 3 done/)).toBeNull();
  expect(await screen.findByText("1 of 3 done")).toBeDefined();
});

it("go once all are done", async () => {
  show({ clients: 1, reports: 1, header: true });
  await waitFor(() => expect(screen.queryByText(/of 3 done/)).toBeNull());
  expect(heading()).toBeNull();
});

it("wait for what is not known, where all may be done", () => {
  show({ header: true });
  expect(heading()).toBeNull();
});

it("are hidden by a press, and come back by the profile", async () => {
  const api = show({ clients: 1 });
  await userEvent.click(await screen.findByRole("button", { name: "Hide the first steps" }));
  await waitFor(() => expect(heading()).toBeNull());
  expect(api.of("PUT /v1/user-preferences").at(-1)).toMatchObject({ body: { showFirstSteps: false }, keepalive: true });
  expect(currentNotices().map(({ text }) => text)).toEqual([
    "First steps hidden. You can show them again from your profile.",
  ]);
  await userEvent.click(screen.getByRole("switch", { name: "Show the first steps" }));
  await waitFor(() => expect(heading()).not.toBeNull());
});
