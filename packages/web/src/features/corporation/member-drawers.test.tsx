/** The windows of an officer whose save is answered after they were closed. */
import type { MemberClient } from "@highway/core/clients/schema";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { currentNotices, notify } from "../../lib/notify";
import MemberClientsDrawer from "./member-clients-drawer";
import PricingDrawer from "./pricing-drawer";

const officer = { id: `usr_${"3".repeat(26)}`, fullName: "Ben Cho" };
const of = { officer, query: {} };
const clientOf = (name: string): MemberClient => ({
  _id: `cli_${name.toLowerCase().padEnd(26, "0")}`,
  name,
  isDemo: false,
  schedules: [],
  hasEmail: false,
  lastUpdated: "2026-11-20T14:02:11.000Z",
});
const [ana, eve] = [clientOf("Ana"), clientOf("Eve")];
const notices = () => currentNotices().map(({ text }) => text);

beforeEach(() =>
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} })),
);
afterEach(() => {
  cleanup();
  for (const { id } of currentNotices()) notify.dismiss(id);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function show(drawer: React.ReactNode, answered: Promise<void>) {
  const list = `/v1/corp/officers/${officer.id}`;
  const late = async <T,>(data: T) => {
    await answered;
    return { data: [data] };
  };
  fakeApi({
    [`GET ${list}/clients`]: () => ({ data: [ana, eve] }),
    [`PUT ${list}/clients/${ana._id}`]: () => late({ ...ana, isDemo: true }),
    [`GET ${list}/pricing`]: () => ({ data: [{ businessID: null, hasOptimalBlue: false, originatorID: null }] }),
    [`PUT ${list}/pricing`]: () => late({ businessID: "4411", hasOptimalBlue: false, originatorID: null }),
  });
  render(<SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{drawer}</SWRConfig>);
}

it("leave the client open who was chosen since", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  show(<MemberClientsDrawer {...of} onClose={() => {}} />, promise);
  fireEvent.click(await screen.findByRole("button", { name: "Change Ana" }));
  const form = within(await screen.findByRole("dialog", { name: "Ana" }));
  fireEvent.click(form.getByRole("switch", { name: "Demo client" }));
  fireEvent.click(form.getByRole("button", { name: "Save" }));
  fireEvent.click(form.getByRole("button", { name: "Cancel" }));
  fireEvent.click(await screen.findByRole("button", { name: "Discard" }));
  fireEvent.click(await screen.findByRole("button", { name: "Change Eve" }));
  await screen.findByRole("dialog", { name: "Eve" });
  resolve();
  await waitFor(() => expect(notices()).toEqual(["Ana saved."]));
  await new Promise((end) => setTimeout(end));
  expect(screen.getByRole("dialog", { name: "Eve" })).toBeTruthy();
});

it("close no other window of the officer", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const onClose = vi.fn();
  show(<PricingDrawer {...of} onClose={onClose} />, promise);
  fireEvent.change(await screen.findByRole("textbox", { name: "Business ID" }), { target: { value: "4411" } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  cleanup();
  resolve();
  await waitFor(() => expect(notices()).toEqual(["Pricing provider of Ben Cho saved."]));
  await new Promise((end) => setTimeout(end));
  expect(onClose).not.toHaveBeenCalled();
});
