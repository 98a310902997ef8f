import { exampleAlert, exampleAlerts, exampleRule } from "@highway/core/alerts/example";
import type { Alert, Rule, RuleInput } from "@highway/core/alerts/schema";
import type { Quotes } from "@highway/core/market/quotes/schema";
import { exampleUser } from "@highway/core/people/users/example";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { currentNotices } from "../../lib/notify";
import { SessionContext } from "../../lib/session";
import { phone } from "../../lib/use-media";
import { MarketsPage } from "./page";
import { course, indices, morning, sheetAt } from "./quotes.fixture";

let told: { state: string; data?: Quotes } = { state: "loading" };
vi.mock("../../lib/sockets/use-hub", () => ({ useHub: () => told }));

beforeEach(() => {
  told = { state: "loading" };
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const onPhone = () =>
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query === phone,
    addEventListener() {},
    removeEventListener() {},
  }));

const error = { code: "failed", alertMessage: "Prices are not available right now." };
type Told = {
  sheets?: () => { status?: number; data?: unknown; error?: typeof error };
  quotes?: () => { status?: number; data?: unknown; error?: typeof error };
  sheet?: string | null;
  /** An officer who has told of no sheet before. */
  isFirst?: boolean;
  rules?: Rule[];
  events?: object[];
  /** Comes before the answer about the officer's alerts. */
  lock?: () => Promise<void>;
  alerts?: Alert[];
};

function show({ rules = [], alerts = [], quotes = () => ({ data: [morning] }), sheet = "09:40", ...told }: Told = {}) {
  let time = sheet;
  let current = rules;
  const { sheets = () => ({ data: [sheetAt(time, told.isFirst)] }) } = told;
  const api = fakeApi({
    "GET /v1/markets/coupons": quotes,
    "GET /v1/markets/coupons/courses": () => ({ data: [course] }),
    "GET /v1/markets/sheets": sheets,
    "PUT /v1/markets/sheets": ({ body }) => {
      time = (body as { time: string | null }).time;
      return { data: [sheetAt(time, told.isFirst)] };
    },
    "GET /v1/markets/indices": () => ({ data: indices }),
    "GET /v2/client/reports": () => ({ data: [] }),
    "GET /v1/markets/calendar": () => ({
      data: { events: (told.events ?? []).map((event) => ({ ...event, isAllDay: false })), heardAt: morning.at },
    }),
    "GET /v1/markets/lock-alerts": async () => {
      await told.lock?.();
      return { data: [{ ...exampleAlerts, rules: current }] };
    },
    "POST /v1/markets/lock-alerts": ({ body }) => {
      current = [{ ...exampleRule, ...(body as RuleInput), id: exampleRule.id }];
      return { data: current };
    },
    [`DELETE /v1/markets/lock-alerts/${exampleRule.id}`]: () => {
      current = [];
      return { data: [] };
    },
    "GET /v1/markets/alerts": () => ({ data: alerts }),
  });
  render(
    <MemoryRouter>
      <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
        <SessionContext value={{ user: exampleUser, replaceUser: () => {} }}>
          <MarketsPage news={null} />
        </SessionContext>
      </SWRConfig>
    </MemoryRouter>,
  );
  return api;
}

const lineOf = async (name: string) => (await screen.findByRole("button", { name })).closest("tr")!;
const cells = (line: HTMLElement) => [...line.querySelectorAll("td")].map(({ textContent }) => textContent);
const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1_000));

it("shows each coupon's price in decimals and 32nds, and its moves since the close and since my sheet", async () => {
  show();
  await screen.findByText("9:40 AM, change");
  expect(screen.getByText("Sample")).toBeTruthy();
  expect(screen.getByRole("button", { name: "UMBS 30Y 6.0" }).getAttribute("aria-pressed")).toBe("true");
  expect(cells(await lineOf("UMBS 30Y 6.0"))).toEqual([
    "101.28",
    "101-09",
    "−19",
    "−6",
    "−28",
    "−9",
    "101.63",
    "101.27",
    "10:42:18",
    "",
  ]);
  expect(cells(await lineOf("UMBS 30Y 5.0")).slice(0, 6)).toEqual(["97.03", "97-01", "−25", "−8", "−36", "−11+"]);
  expect(cells(await lineOf("GNMA II 6.0"))[8]).toBe("11 min old");
});

it("measures nothing before the sheet is out, and shows dashes instead of zeros", async () => {
  const api = show({ sheet: null });
  expect(await screen.findByRole("heading", { name: "Your lender's sheet" })).toBeTruthy();
  expect(cells(await lineOf("UMBS 30Y 6.0")).slice(2, 6)).toEqual(["−19", "−6", "–not known", "–not known"]);
  fireEvent.keyDown(document.body, { key: "s" });
  await screen.findByText("10:42 AM, change");
  expect(api.of("PUT /v1/markets/sheets").map(({ body }) => body)).toEqual([{ time: "10:42" }]);
});

it("shows the prices where the sheet's time cannot be read, says so, and reads it again", async () => {
  let isOut = true;
  show({ sheets: () => (isOut ? { status: 500, error } : { data: [sheetAt("09:40")] }) });
  expect(cells(await lineOf("UMBS 30Y 6.0")).slice(2, 6)).toEqual(["−19", "−6", "–not known", "–not known"]);
  expect(screen.getByText(/^The time of your sheet could not be read\./)).toBeTruthy();
  isOut = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("9:40 AM, change")).toBeTruthy();
});

it("shows on a phone what the move costs in one line beside the sheet's time", async () => {
  onPhone();
  show();
  expect(await screen.findByRole("button", { name: "My sheet, 9:40 AM, change" })).toBeTruthy();
  expect(screen.getByText("101.56 to 101.28")).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Since my sheet" })).toBeNull();
});

it("asks on a phone for the sheet's time while there is none", async () => {
  onPhone();
  show({ sheet: null });
  expect(await screen.findByRole("heading", { name: "Your lender's sheet" })).toBeTruthy();
});

const ready = "“Tell me when UMBS 30Y 6.0 falls 8/32 (25 bp) or more since my lender's sheet.”";
const headings = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

it("asks a new officer on a phone for the sheet first, offers an alert, and keeps the place of what is not answered", async () => {
  onPhone();
  show({ sheet: null, isFirst: true });
  await screen.findByText(ready);
  expect(headings().slice(0, 3)).toEqual(["Your lender's sheet", "Your first alert", "UMBS 30Y 6.0"]);
  expect(screen.getByText("You can name the lender later.")).toBeTruthy();
  fireEvent.keyDown(document.body, { key: "s" });
  await screen.findByRole("button", { name: "My sheet, 10:42 AM, change" });
  expect(headings().slice(0, 2)).toEqual(["Your first alert", "UMBS 30Y 6.0"]);
});

it("asks an officer of before on a phone below the chart, and offers the alert there", async () => {
  onPhone();
  show({ sheet: null });
  await screen.findByText(ready);
  expect(headings().slice(0, 3)).toEqual(["UMBS 30Y 6.0", "Your lender's sheet", "Your first alert"]);
  expect(screen.queryByText("You can name the lender later.")).toBeNull();
});

it.each([
  ["a screen", false],
  ["a phone", true],
])("offers no alert on %s to an officer who has one", async (_, isPhone) => {
  if (isPhone) onPhone();
  show({ rules: [exampleRule], sheet: null, isFirst: true });
  await screen.findByRole("heading", { name: "Your lender's sheet" });
  expect(screen.queryByRole("heading", { name: "Your first alert" })).toBeNull();
});

it("saves the ready alert by one press, and takes it back by another", async () => {
  const api = show({ sheet: null, isFirst: true });
  fireEvent.click(await screen.findByRole("button", { name: "Use this" }));
  const saved = () => currentNotices().find(({ text }) => text.startsWith("Your alert is saved."));
  await waitFor(() => expect(saved()).toBeTruthy());
  expect(api.of("POST /v1/markets/lock-alerts").map(({ body }) => body)).toEqual([
    {
      id: expect.stringMatching(/^lka_/),
      subject: "umbs30-6.0",
      direction: "falls",
      since: "sheet",
      amount: 25,
      ways: { page: true, mail: true, push: false },
      isOnce: false,
      isOn: true,
    },
  ]);
  saved()!.action!.run();
  await waitFor(() => expect(api.of(`DELETE /v1/markets/lock-alerts/${exampleRule.id}`)).toHaveLength(1));
});

it("opens the form of an alert for an officer who would rather write one", async () => {
  show({ sheet: null, isFirst: true });
  fireEvent.click(await screen.findByRole("button", { name: "Write my own" }));
  const form = within(await screen.findByRole("dialog", { name: "New alert" }));
  expect(form.getByRole<HTMLSelectElement>("combobox", { name: "Coupon or index" }).value).toBe("umbs30-6.0");
});

it("offers an alert about a coupon that the feed has", async () => {
  const coupons = morning.coupons.filter(({ couponID }) => couponID !== "umbs30-6.0");
  const api = show({ quotes: () => ({ data: [{ ...morning, coupons }] }) });
  fireEvent.click(await screen.findByRole("button", { name: "Use this" }));
  await waitFor(() => expect(api.of("POST /v1/markets/lock-alerts")).toHaveLength(1));
  expect(api.of("POST /v1/markets/lock-alerts")[0]!.body).toMatchObject({ subject: coupons[0]!.couponID });
});

it("shows nothing of the prices before it knows whether an alert is to be offered", async () => {
  let answer: () => void = () => undefined;
  const known = new Promise<void>((resolve) => {
    answer = resolve;
  });
  show({ lock: () => known });
  await seconds(1);
  expect(screen.queryByRole("button", { name: "UMBS 30Y 6.0" })).toBeNull();
  answer();
  await screen.findByText(ready);
  expect(await lineOf("UMBS 30Y 6.0")).toBeTruthy();
});

it.each([
  ["a screen", false],
  ["a phone", true],
])("leads on %s to the alert that the coupon sent today, and to no test", async (_, isPhone) => {
  if (isPhone) onPhone();
  show({
    alerts: [exampleAlert, { ...exampleAlert, id: "alt_test", isTest: true, tickAt: "2026-11-24T15:41:00.000Z" }],
  });
  const mark = await screen.findByRole("link", { name: "Alert 10:37 AM" });
  expect(mark.getAttribute("href")).toBe(`/members/markets/lock-alerts?alert=${exampleAlert.id}`);
});

it("marks the coupons on which an alert stands that is on", async () => {
  show({ rules: [exampleRule, { ...exampleRule, id: "lka_off", subject: "umbs30-5.0", isOn: false }] });
  await screen.findByText("9:40 AM, change");
  expect(within(await lineOf("UMBS 30Y 6.0")).getByRole("img", { name: "You have an alert on it" })).toBeTruthy();
  expect(within(await lineOf("UMBS 30Y 5.0")).queryByRole("img", { name: "You have an alert on it" })).toBeNull();
});

it("goes through the coupons by the arrow keys, and to the quarter hours by Q", async () => {
  show();
  await screen.findByText("9:40 AM, change");
  fireEvent.keyDown(document.body, { key: "ArrowDown" });
  expect((await screen.findByRole("button", { name: "UMBS 30Y 6.5" })).getAttribute("aria-pressed")).toBe("true");
  fireEvent.keyDown(document.body, { key: "q" });
  const grid = within(await screen.findByRole("table", { name: "Prices by quarter hour" }));
  const heads = grid.getAllByRole("columnheader");
  expect(heads.map(({ textContent }) => textContent)).toContain("Noon");
  expect(heads.filter((head) => head.ariaCurrent === "time").map(({ textContent }) => textContent)).toEqual(["10:30"]);
  const line = grid.getByRole("button", { name: "UMBS 30Y 6.0" }).closest("tr")!;
  expect(cells(line).at(-1)).toBe("–not known");
});

it("lists on a phone the quarter hours of a coupon, with what happened in them", async () => {
  onPhone();
  show({
    events: [
      { id: "1", eventId: "1", name: "Consumer Confidence", at: "2026-11-24T15:00:00.000Z", importance: "high" },
      { id: "2", eventId: "2", name: "Durable Goods Orders", at: "2026-11-24T14:55:00.000Z", importance: "medium" },
    ],
  });
  fireEvent.click(await screen.findByRole("button", { name: "Quarter hours" }));
  const window = within(await screen.findByRole("dialog", { name: "Quarter hours" }));
  const lines = () => window.getAllByRole("listitem").map(({ textContent }) => textContent);
  await waitFor(() => expect(lines()[7]).toBe("10:00Consumer Confidence101.47−7"));
  // From 101.56 at 9:40 on, 28 basis points in 62 minutes.
  expect(lines()[6]).toBe("9:45My sheet 9:40101.54−1");
  expect(lines()[10]).toBe("10:45–not known");
  expect(lines()).toHaveLength(16);
  fireEvent.change(window.getByLabelText("Coupon"), { target: { value: "umbs15-5.5" } });
  await waitFor(() => expect(lines()[0]).toMatch(/^8:15101\.4/));
});

it("says that the connection is lost, keeps the last prices, and comes back at a press", async () => {
  let isOut = false;
  let later = 0;
  const now = () => new Date(Date.parse(morning.at) + 5_000 * later++).toISOString();
  show({ quotes: () => (isOut ? { status: 500, error } : { data: [{ ...morning, at: now() }] }) });
  expect(await screen.findByText("Live")).toBeTruthy();
  isOut = true;
  await seconds(30);
  expect(screen.getAllByText("Prices as of 10:42 AM ET.").length).toBe(2);
  const falls = async () => (await lineOf("UMBS 30Y 6.0")).querySelector(".text-danger");
  expect(cells(await lineOf("UMBS 30Y 6.0"))[0]).toBe("101.28");
  expect(await falls()).not.toBeNull();
  // A minute later they look like live ones no more.
  await seconds(60);
  expect(cells(await lineOf("UMBS 30Y 6.0"))[0]).toBe("101.28");
  expect(await falls()).toBeNull();
  isOut = false;
  fireEvent.click(screen.getByRole("button", { name: "Try now" }));
  expect(await screen.findByText("Live")).toBeTruthy();
});

it.each([
  ["a screen", false, 1],
  ["a phone, where the words would stand on those of a level,", true, 0],
])("says on the chart of %s that the connection is lost", async (_, isPhone, times) => {
  if (isPhone) onPhone();
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(isPhone ? 390 : 900);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(private readonly tell: () => void) {}
      observe() {
        this.tell();
      }
      disconnect() {}
    },
  );
  let isOut = false;
  show({ quotes: () => (isOut ? { status: 500, error } : { data: [morning] }) });
  await screen.findByText("Live");
  isOut = true;
  await seconds(30);
  expect(screen.getAllByText("Prices as of 10:42 AM ET.")).toHaveLength(2);
  const chart = screen.getByRole("region", { name: "Chart of UMBS 30Y 6.0" });
  expect(chart.querySelector("svg [stroke='var(--warning)']")).not.toBeNull();
  expect(screen.queryAllByText("Connection lost")).toHaveLength(times);
});

it("shows what the hub tells before it asks again, and nothing older", async () => {
  const price = (currentPrice: number) =>
    morning.coupons.map((coupon) => (coupon.couponID === "umbs30-6.0" ? { ...coupon, currentPrice } : coupon));
  told = { state: "live", data: { ...morning, sequence: morning.sequence + 1, coupons: price(101.25) } };
  const api = show();
  expect(cells(await lineOf("UMBS 30Y 6.0"))[0]).toBe("101.25");
  told = { state: "live", data: { ...morning, sequence: morning.sequence - 1, coupons: price(99.99) } };
  const asked = api.of("GET /v1/markets/coupons").length;
  await seconds(11);
  expect(api.of("GET /v1/markets/coupons").length).toBe(asked);
  expect(cells(await lineOf("UMBS 30Y 6.0"))[0]).toBe("101.28");
});

it("shows old figures without the colors of live ones when the feed is silent", async () => {
  const heardAt = "2026-11-24T15:38:00.000Z";
  show({ quotes: () => ({ data: [{ ...morning, feed: "late", heardAt }] }) });
  await lineOf("UMBS 30Y 6.0");
  expect(screen.getAllByText("Prices as of 10:38 AM ET.").length).toBe(2);
  expect(document.querySelector("tbody .text-danger, tbody .text-positive")).toBeNull();
  // Whoever looks sees how old they are; whoever listens is not told it again each minute.
  const strip = screen.getAllByText(/They are 4 min old\./);
  expect(strip).toHaveLength(1);
  expect(strip[0]!.closest("[aria-live]")).toBeNull();
  const ages = [...document.querySelectorAll("tbody tr")].map(
    (row) => row.querySelector("td:nth-of-type(9)")?.textContent,
  );
  expect(ages).toEqual([...Array(7).fill("0 min old"), "11 min old"]);
  const since = within(screen.getByRole("heading", { name: "Since my sheet" }).closest("section")!);
  expect(since.getByText("101.56 to 101.28").className).toContain("text-fg-3");
});

it("says when the market is closed, and when it opens", async () => {
  show({ quotes: () => ({ data: [{ ...morning, feed: "closed", at: "2026-11-24T23:42:00.000Z" }] }) });
  expect(
    await screen.findByText("These are Tuesday's last prices. It opens Wednesday at 8:00 AM ET, in 13 h 18 min."),
  ).toBeTruthy();
});

it("says why there are no prices, and tries again", async () => {
  let isOut = true;
  show({ quotes: () => (isOut ? { status: 500, error } : { data: [morning] }) });
  expect((await screen.findByRole("alert")).textContent).toContain(error.alertMessage);
  isOut = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await lineOf("UMBS 30Y 6.0")).toBeTruthy();
});
