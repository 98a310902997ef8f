import { exampleAlerts, exampleRule } from "@highway/core/alerts/example";
import type { Quotes } from "@highway/core/market/quotes/schema";
import { exampleUser } from "@highway/core/people/users/example";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../../lib/api/fake-api.fixture";
import { course, indices, morning, sheetAt } from "../quotes.fixture";
import { showLockAlerts } from "./page.fixture";

vi.mock("../../../lib/sockets/use-hub", () => ({ useHub: () => ({ state: "loading" }) }));
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function show(quotes: Partial<Quotes> = {}, answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    "GET /v1/markets/coupons": () => ({ data: [{ ...morning, ...quotes }] }),
    "GET /v1/markets/coupons/courses": () => ({ data: [course] }),
    "GET /v1/markets/sheets": () => ({ data: [sheetAt("09:40")] }),
    "GET /v1/markets/indices": () => ({ data: indices }),
    "GET /v1/markets/lock-alerts": () => ({ data: [exampleAlerts] }),
    "GET /v1/markets/alerts": () => ({ data: [] }),
    ...answers,
  });
  showLockAlerts(exampleUser);
  return api;
}

it("says in its head that prices are live, and nothing above the alerts", async () => {
  show();
  expect(await screen.findByText("10:42:18 AM ET")).toBeTruthy();
  expect(screen.queryByText(/^Prices as of/)).toBeNull();
});

it("says that alerts wait while the feed is silent", async () => {
  show({ feed: "late", heardAt: "2026-11-24T15:38:00.000Z" });
  expect((await screen.findAllByText("Prices as of 10:38 AM ET.")).length).toBe(2);
  expect(screen.getByText(/The price feed is not answering\..*lock alerts wait for them\./)).toBeTruthy();
  expect(screen.getByText("Late")).toBeTruthy();
});

it("says that no prices come when none have come for a while, and asks again at a press", async () => {
  const api = show();
  await screen.findByText("10:42:18 AM ET");
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await screen.findByText("Not live")).toBeTruthy();
  const asked = api.of("GET /v1/markets/coupons").length;
  fireEvent.click(screen.getByRole("button", { name: "Try now" }));
  await vi.advanceTimersByTimeAsync(100);
  expect(api.of("GET /v1/markets/coupons").length).toBeGreaterThan(asked);
});

it("takes no sheet as out now before the market opens, whose day of trading is still the one before", async () => {
  const api = show({ at: "2026-11-24T12:50:00.000Z", feed: "closed" });
  const now = await screen.findByRole("button", { name: /It is out now/ });
  expect(now.hasAttribute("disabled")).toBe(true);
  fireEvent.keyDown(document.body, { key: "s" });
  await vi.advanceTimersByTimeAsync(100);
  expect(api.of("PUT /v1/markets/sheets")).toEqual([]);
});

it("opens the alert that is pressed while another is still being saved, and keeps it open", async () => {
  const other = { ...exampleRule, id: `${exampleRule.id}2`, name: "The other" };
  let answer = (_: { data: object[] }) => {};
  show(
    {},
    {
      "GET /v1/markets/lock-alerts": () => ({ data: [{ ...exampleAlerts, rules: [exampleRule, other] }] }),
      [`PUT /v1/markets/lock-alerts/${exampleRule.id}`]: () =>
        new Promise<{ data: object[] }>((resolve) => (answer = resolve)),
    },
  );
  const [first, second] = await screen.findAllByRole("button", { name: /^Edit: / });
  fireEvent.click(first!);
  const form = within(await screen.findByRole("complementary", { name: "Edit alert" }));
  fireEvent.change(form.getByRole("textbox", { name: "Size of the move" }), { target: { value: "10/32" } });
  fireEvent.click(form.getByRole("button", { name: "Save alert" }));
  fireEvent.click(second!);
  await screen.findByRole("alertdialog");
  answer({ data: [{ ...exampleRule, amount: 31 }] });
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  const opened = within(await screen.findByRole("complementary", { name: "Edit alert" }));
  expect(opened.getByRole<HTMLInputElement>("textbox", { name: "Size of the move" }).value).toBe("8/32");
});
