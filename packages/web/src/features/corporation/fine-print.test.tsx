import { Corporation } from "@highway/core/people/permissions/schema";
import { exampleUser } from "@highway/core/people/users/example";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { currentNotices, notify } from "../../lib/notify";
import { SessionContext } from "../../lib/session";
import { CorporationPart } from "./corporation-part";
import { DisclaimersCard } from "./disclaimers-card";
import { LicensesCard } from "./licenses-card";

const license = (stateLic: string, licenseNum: string) => ({ stateLic, licenseNum, stateLang: "" });
const paragraph = (disclaimer: string, cdOrder: number) => ({ lang: "en" as const, cdOrder, disclaimer });
const corporation = Corporation.parse({
  id: exampleUser.corpID,
  name: "Summit",
  disclaimer: "Estimates only.",
  licenses: [license("NC", "1"), license("VA", "2")],
  toolDisclaimers: [paragraph("Second.", 4), paragraph("First.", 2)],
});

/** Opens a card of the corporation, which another admin has changed in the meantime: the first save is refused. */
function open(card: ReactNode, theirs: Partial<Corporation>) {
  const current = { ...corporation, ...theirs };
  let isRefused = true;
  const api = fakeApi({
    "PUT /v1/corp": ({ body }) => {
      const { was: _, ...changes } = body as Record<string, unknown>;
      if (!isRefused) return { data: [{ ...current, ...changes }] };
      isRefused = false;
      return {
        status: 409,
        error: { code: "conflict", alertMessage: "This was changed after you opened it.", current },
      };
    },
  });
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: card }])} />);
  return { bodies: () => api.of("PUT /v1/corp").map(({ body }) => body) };
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const numbers = () => screen.getAllByLabelText<HTMLInputElement>("Number").map(({ value }) => value);

afterEach(() => {
  cleanup();
  for (const { id } of currentNotices()) notify.dismiss(id);
  vi.restoreAllMocks();
});

it("asks about a license that another admin changed, and keeps what was typed beside it", async () => {
  const theirs = [license("NC", "8"), license("VA", "2"), license("SC", "5")];
  const { bodies } = open(<LicensesCard corporation={corporation} query={{}} />, { licenses: theirs });
  fireEvent.change(screen.getAllByLabelText("Number")[0]!, { target: { value: "9" } });
  await press("Save");
  const notice = await screen.findByRole("alert");
  expect(notice.textContent).toContain(
    "This was changed after you opened it.North Carolina: now 8South Carolina: now 5",
  );
  expect(numbers()).toEqual(["9", "2"]);
  await press("Keep mine");
  expect([screen.queryByRole("alert"), numbers()]).toEqual([null, ["9", "2", "5"]]);
  await press("Save");
  await waitFor(() => expect(currentNotices().map(({ text }) => text)).toEqual(["Licenses saved."]));
  expect(bodies()[1]).toEqual({ licenses: expect.arrayContaining([license("SC", "5")]), was: { licenses: theirs } });
});

it("shows what another admin saved, if that is chosen", async () => {
  const theirs = [license("NC", "8")];
  open(<LicensesCard corporation={corporation} query={{}} />, { licenses: theirs });
  fireEvent.change(screen.getAllByLabelText("Number")[0]!, { target: { value: "9" } });
  await press("Save");
  await screen.findByRole("alert");
  await press("Load newer version");
  expect(numbers()).toEqual(["8"]);
  await press("Save");
  expect(currentNotices().map(({ text }) => text)).toEqual(["No changes to save."]);
});

it("sends of the disclaimers only what was changed, with what it was, and keeps one text over another", async () => {
  const { bodies } = open(<DisclaimersCard corporation={corporation} query={{}} />, { disclaimer: "Theirs." });
  fireEvent.change(screen.getByLabelText("Disclaimer (optional)"), { target: { value: "Mine." } });
  await press("Save");
  expect((await screen.findByRole("alert")).textContent).toContain("Disclaimer: now Theirs.");
  await press("Keep mine");
  await press("Save");
  await waitFor(() => expect(currentNotices().map(({ text }) => text)).toEqual(["Disclaimers saved."]));
  const toolDisclaimers = [paragraph("First.", 0), paragraph("Second.", 1)];
  const was = { disclaimer: "Estimates only.", disclaimerEs: "", toolDisclaimers };
  expect(bodies()).toEqual([
    { disclaimer: "Mine.", was },
    { disclaimer: "Mine.", was: { ...was, disclaimer: "Theirs." } },
  ]);
});

it("asks about a paragraph that another admin changed too", async () => {
  const toolDisclaimers = [paragraph("Theirs.", 0), paragraph("Second.", 1)];
  const { bodies } = open(<DisclaimersCard corporation={corporation} query={{}} />, { toolDisclaimers });
  fireEvent.change(screen.getByLabelText("English 1"), { target: { value: "Mine." } });
  await press("Save");
  expect((await screen.findByRole("alert")).textContent).toContain("In English only: now Theirs.");
  await press("Load newer version");
  expect(screen.getByLabelText<HTMLTextAreaElement>("English 1").value).toBe("Theirs.");
  expect(bodies()).toHaveLength(1);
});

it("says in whole sentences which paragraphs there are none of, and what a report shows then", () => {
  open(<DisclaimersCard corporation={{ ...corporation, toolDisclaimers: [] }} query={{}} />, {});
  expect(screen.getByText(/^Disclaimers appear below every shared page and PDF/)).toBeTruthy();
  expect(screen.getByText("There are no paragraphs in English.")).toBeTruthy();
  expect(
    screen.getByText("There are no paragraphs in Spanish, so a Spanish report shows the English ones."),
  ).toBeTruthy();
});

it("asks about a name that another admin changed, and keeps the one that is typed", async () => {
  const session = { user: exampleUser, replaceUser: () => {} };
  const { bodies } = open(
    <SessionContext value={session}>
      <CorporationPart corporation={corporation} query={{}} />
    </SessionContext>,
    { name: "Summit Home" },
  );
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Summit Lending" } });
  await press("Save");
  expect((await screen.findByRole("alert")).textContent).toContain("Name: now Summit Home");
  await press("Keep mine");
  await press("Save");
  await waitFor(() => expect(currentNotices().map(({ text }) => text)).toEqual(["Corporation saved."]));
  expect(bodies()).toEqual(["Summit", "Summit Home"].map((name) => ({ name: "Summit Lending", was: { name } })));
});

it("keeps what is typed while the save is on its way", async () => {
  const arrived = Promise.withResolvers<void>();
  fakeApi({
    "PUT /v1/corp": async ({ body }) => {
      await arrived.promise;
      const { licenses } = body as Corporation;
      return { data: [{ ...corporation, licenses: [...licenses, license("SC", "5")] }] };
    },
  });
  const router = createMemoryRouter([{ path: "/", element: <LicensesCard corporation={corporation} query={{}} /> }]);
  render(<RouterProvider router={router} />);
  fireEvent.change(screen.getAllByLabelText("Number")[0]!, { target: { value: "9" } });
  await press("Save");
  fireEvent.change(screen.getAllByLabelText("Number")[1]!, { target: { value: "77" } });
  arrived.resolve();
  await waitFor(() => expect(currentNotices().map(({ text }) => text)).toEqual(["Licenses saved."]));
  expect(numbers()).toEqual(["9", "77", "5"]);
});
