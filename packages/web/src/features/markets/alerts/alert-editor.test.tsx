import { exampleAlert, exampleAlerts, exampleRule, exampleSettings } from "@highway/core/alerts/example";
import type { Alert, Rule, RuleInput } from "@highway/core/alerts/schema";
import { exampleUser } from "@highway/core/people/users/example";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../../lib/api/fake-api.fixture";
import { Toaster } from "../../../ui/overlays/toaster";
import { course, indices, morning, sheetAt } from "../quotes.fixture";
import { showLockAlerts } from "./page.fixture";

vi.mock("../../../lib/sockets/use-hub", () => ({ useHub: () => ({ state: "loading" }) }));
const NOON = "2026-11-24T17:00:00.000Z";
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse(NOON) });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Told = {
  rule?: Partial<Rule>;
  sheet?: string | null;
  alerts?: Alert[];
  settings?: typeof exampleSettings;
  /** The answer to a new alert waits for this. */
  added?: Promise<void>;
};

function show({ rule, sheet = "09:40", alerts = [], settings = exampleSettings, added }: Told) {
  let time = sheet;
  const known = { ...exampleRule, ...rule };
  const api = fakeApi({
    "GET /v1/markets/coupons": () => ({ data: [morning] }),
    "GET /v1/markets/coupons/courses": () => ({ data: [course] }),
    "GET /v1/markets/coupons/spans": () => ({ data: [] }),
    "GET /v1/markets/sheets": () => ({ data: [sheetAt(time)] }),
    "PUT /v1/markets/sheets": ({ body }) => {
      time = (body as { time: string | null }).time;
      return { data: [sheetAt(time)] };
    },
    "GET /v1/markets/indices": () => ({ data: indices }),
    "GET /v1/markets/lock-alerts": () => ({ data: [{ ...exampleAlerts, settings, rules: rule ? [known] : [] }] }),
    "POST /v1/markets/lock-alerts": async ({ body }) => {
      await added;
      return { data: [{ ...known, ...(body as RuleInput), id: known.id }] };
    },
    [`PUT /v1/markets/lock-alerts/${known.id}`]: ({ body }) => ({ data: [{ ...known, ...(body as RuleInput) }] }),
    [`DELETE /v1/markets/lock-alerts/${known.id}`]: () => ({ data: [] }),
    [`POST /v1/markets/lock-alerts/${known.id}/restore`]: () => ({ data: [known] }),
    "GET /v1/markets/alerts": () => ({ data: alerts }),
  });
  showLockAlerts(exampleUser);
  const bodiesOf = (route: string) => api.of(route).map(({ body }) => body);
  return {
    added: () => bodiesOf("POST /v1/markets/lock-alerts") as RuleInput[],
    changed: () => bodiesOf(`PUT /v1/markets/lock-alerts/${known.id}`) as RuleInput[],
    deleted: () => api.of(`DELETE /v1/markets/lock-alerts/${known.id}`).length,
    restored: () => api.of(`POST /v1/markets/lock-alerts/${known.id}/restore`).length,
    times: () => bodiesOf("PUT /v1/markets/sheets"),
  };
}

/** Opens the form: of the rule that is told, or of a new one. */
async function open(told: Told = {}) {
  const sent = show(told);
  await screen.findByText("10:42:18 AM ET");
  fireEvent.click(screen.getByRole("button", { name: told.rule ? /^Edit: / : "New alert" }));
  const form = await screen.findByRole("complementary", { name: told.rule ? "Edit alert" : "New alert" });
  return { ...sent, form: within(form) };
}
type Form = Awaited<ReturnType<typeof open>>["form"];

const hand = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
const save = (form: Form) => fireEvent.click(form.getByRole("button", { name: "Save alert" }));
const figure = (form: Form, name = "Size of the move") => form.getByRole<HTMLInputElement>("textbox", { name });
const type = (form: Form, text: string, name?: string) => {
  fireEvent.change(figure(form, name), { target: { value: text } });
  fireEvent.blur(figure(form, name));
};
const choose = (form: Form, name: string, label: string) => {
  const field = form.getByRole<HTMLSelectElement>("combobox", { name });
  const option = [...field.options].find((each) => each.label === label);
  if (!option) throw new Error(`${name} offers no ${label}.`);
  fireEvent.change(field, { target: { value: option.value } });
};

/** The sentence as it is read: its words, with what each field holds. */
function sentence(form: Form): string {
  const read = (node: Node): string => {
    if (node instanceof HTMLSelectElement) return `[${node.selectedOptions[0]?.label}]`;
    if (node instanceof HTMLInputElement) return `[${node.value}]`;
    if (node instanceof HTMLElement && node.getAttribute("aria-hidden")) return "";
    return node instanceof Text ? node.data : [...node.childNodes].map(read).join("");
  };
  return read(form.getByRole("group", { name: "Tell me when" })).trim();
}

it("is one sentence of each kind of alert, with a field for what can be chosen", async () => {
  const { form } = await open({ rule: {} });
  expect(sentence(form)).toBe(
    "Tell me when [UMBS 30Y 6.0] [falls] [8/32] or more since [my lender's sheet] at [09:40]",
  );
  expect(form.getByText("101.31 (101-10)")).toBeTruthy();
  expect(form.getByText(/^8\/32 = 25 bp\. Today that is/)).toBeTruthy();
  choose(form, "Measured from", "the previous close");
  expect(sentence(form)).toBe("Tell me when [UMBS 30Y 6.0] [falls] [8/32] or more since [the previous close]");
  // 101.47 less 25 bp: the price that the move means today.
  choose(form, "Direction", "falls to");
  expect(sentence(form)).toBe("Tell me when [UMBS 30Y 6.0] [falls to] [101.22] or lower");
  choose(form, "Direction", "rises to");
  expect(sentence(form)).toBe("Tell me when [UMBS 30Y 6.0] [rises to] [101.22] or higher");
  choose(form, "Direction", "rises");
  expect(sentence(form)).toBe(
    "Tell me when [UMBS 30Y 6.0] [rises] [8/32] or more since [my lender's sheet] at [09:40]",
  );
  choose(form, "Coupon or index", "30-Year Fixed (daily index)");
  expect(sentence(form)).toBe(
    "Tell me when [30-Year Fixed (daily index)] [moves] [0.125] percentage points or more since the day before",
  );
  expect(form.getByText("Last 6.512%, +0.014. It is published once a day.")).toBeTruthy();
  choose(form, "Coupon or index", "GNMA II 5.5");
  expect(sentence(form)).toBe("Tell me when [GNMA II 5.5] [falls] [8/32] or more since [my lender's sheet] at [09:40]");
});

it("stays open with what was typed while a new alert was saved, and saves that over it", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { form, added, changed } = await open({ added: promise });
  save(form);
  await waitFor(() => expect(added()).toHaveLength(1));
  type(form, "12");
  resolve();
  expect(await form.findByRole("button", { name: "Delete" })).toBeTruthy();
  expect(figure(form).value).toBe("12/32");
  save(form);
  await waitFor(() => expect(changed()).toMatchObject([{ amount: 38, was: { amount: added()[0]!.amount } }]));
  await waitFor(() => expect(screen.queryByRole("complementary", { name: "New alert" })).toBeNull());
});

it("says of a new alert that the price is there already, and of a known one nothing, which may have been sent", async () => {
  const says = "It is 101.28 (101-09) now, so this alert goes off with the next price.";
  const { form } = await open();
  const warning = () => form.queryByText((_, element) => element?.tagName === "P" && element.textContent === says);
  expect(warning()).toBeTruthy();
  type(form, "9+");
  expect(warning()).toBeNull();
  cleanup();
  const known = await open({ rule: {} });
  expect(known.form.queryByText(/goes off with the next price/)).toBeNull();
});

it.each([
  ["8/32", 25],
  ["8", 25],
  ["25 bp", 25],
  ["24 bp", 24],
  ["7+", 23],
  ["6/32", 19],
  ["160/32", 500],
])("saves a size that is typed as %j", async (typed, amount) => {
  const { form, added } = await open();
  type(form, typed);
  save(form);
  await waitFor(() => expect(added()).toMatchObject([{ amount, since: "sheet", subject: "umbs30-6.0" }]));
  await waitFor(() => expect(screen.queryByRole("complementary")).toBeNull());
});

const unread = "Enter 32nds, such as 8/32 or 7+/32, or basis points, such as 25 bp.";
const tooFar = "Enter a move between 1 bp and 500 bp (160/32).";
it.each([
  ["abc", unread],
  ["8/33", unread],
  ["1.5", unread],
  ["-3", unread],
  ["", unread],
  ["0", tooFar],
  ["501 bp", tooFar],
  ["161/32", tooFar],
])("keeps what was typed as %j, says what is wrong with it, and saves nothing", async (typed, says) => {
  const { form, added } = await open();
  type(form, typed);
  expect(form.getByText("Once the size of the move is entered, this says what it means today.")).toBeTruthy();
  save(form);
  expect((await form.findByRole("alert")).textContent).toBe(says);
  const field = figure(form);
  expect(field.value).toBe(typed);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(field.getAttribute("aria-describedby")!)?.textContent).toBe(says);
  expect(document.activeElement).toBe(field);
  expect(added()).toEqual([]);
  type(form, "4");
  expect(form.queryByRole("alert")).toBeNull();
});

it.each([
  [24, "24 bp"],
  [23, "7+/32"],
  [19, "6/32"],
  [1, "1 bp"],
])("leaves a size of %i basis points as it is, and writes it as %j", async (amount, shown) => {
  const { form, changed } = await open({ rule: { amount } });
  expect(figure(form).value).toBe(shown);
  fireEvent.focus(figure(form));
  fireEvent.blur(figure(form));
  choose(form, "Direction", "rises");
  save(form);
  await waitFor(() => expect(changed()).toMatchObject([{ amount, direction: "rises" }]));
});

it("writes a figure as it is written elsewhere when its field is left, and basis points as they were typed", async () => {
  const { form } = await open();
  type(form, "9");
  expect(figure(form).value).toBe("9/32");
  expect(form.getByText(/^9\/32 counts as 28 bp\./)).toBeTruthy();
  type(form, "25bps");
  expect(figure(form).value).toBe("25 bp");
  expect(form.getByText(/^8\/32 = 25 bp\./)).toBeTruthy();
  type(form, "24 bp");
  expect(form.getByText(/^24 bp is about 7\+\/32\./)).toBeTruthy();
});

it.each([
  ["101.25", 101.25],
  ["101-08", 101.25],
  ["101-08+", 101.27],
  ["99", 99],
])("saves a price that is typed as %j", async (typed, amount) => {
  const { form, changed } = await open({ rule: { since: "level", amount: 101.75, direction: "rises" } });
  expect(figure(form, "Price").value).toBe("101.75");
  type(form, typed, "Price");
  save(form);
  await waitFor(() => expect(changed()).toMatchObject([{ amount, since: "level" }]));
});

it.each(["101.255", "101-32", "8/32", "1,012", "40"])("takes no %j for a price", async (typed) => {
  const { form, changed } = await open({ rule: { since: "level", amount: 101.75 } });
  type(form, typed, "Price");
  save(form);
  expect((await form.findByRole("alert")).textContent).toBe(
    "Enter a price between 50 and 150, such as 101.25 or 101-08.",
  );
  expect(changed()).toEqual([]);
});

it("takes the move of an index in percentage points, as a fraction too", async () => {
  const { form, changed } = await open({
    rule: { subject: "30-Year Fixed", since: "dayBefore", direction: "moves", amount: 0.125 },
  });
  type(form, "3%", "Percentage points");
  save(form);
  expect((await form.findByRole("alert")).textContent).toBe("Enter 0.001 to 2 percentage points, such as 0.125.");
  type(form, "1/4", "Percentage points");
  expect(figure(form, "Percentage points").value).toBe("0.250");
  save(form);
  await waitFor(() => expect(changed()).toMatchObject([{ amount: 0.25, since: "dayBefore", direction: "moves" }]));
});

it("waits for the sheet where it has no time today, and gives it one from the sentence", async () => {
  const { form, times, changed } = await open({ rule: {}, sheet: null });
  const field = form.getByLabelText<HTMLInputElement>("Time of my sheet, Eastern");
  expect(field.value).toBe("");
  expect(form.getByText("8/32 = 25 bp. This alert waits until your sheet has a time today.")).toBeTruthy();
  fireEvent.change(field, { target: { value: "09:40" } });
  expect(times()).toEqual([]);
  fireEvent.blur(field);
  await waitFor(() => expect(form.getByText("101.31 (101-10)")).toBeTruthy());
  expect(times()).toEqual([{ time: "09:40" }]);
  expect(changed()).toEqual([]);
});

it("saves at Enter, closes at Escape without saving once that was answered, and is gone through by Tab in the order of the sentence", async () => {
  const { form, changed } = await open({ rule: {} });
  const keys = hand();
  const names = [];
  for (let step = 0; step < 5; step++) {
    names.push(document.activeElement?.getAttribute("aria-label"));
    await keys.tab();
  }
  expect(names).toEqual([
    "Coupon or index",
    "Direction",
    "Size of the move",
    "Measured from",
    "Time of my sheet, Eastern",
  ]);
  await keys.clear(figure(form));
  await keys.type(figure(form), "9/32{Escape}");
  await screen.findByRole("alertdialog");
  await keys.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(figure(form)));
  await keys.keyboard("{Escape}");
  fireEvent.click(await screen.findByRole("button", { name: "Discard" }));
  expect(screen.queryByRole("complementary")).toBeNull();
  expect(changed()).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: /^Edit: / }));
  const again = within(await screen.findByRole("complementary"));
  expect(figure(again).value).toBe("8/32");
  await keys.clear(figure(again));
  await keys.type(figure(again), "9/32{Enter}");
  await waitFor(() => expect(changed()).toMatchObject([{ amount: 28 }]));
});

it("asks before another form takes the place of one in which something was typed, and not of one as it was", async () => {
  await open({ rule: {} });
  const keys = hand();
  fireEvent.click(screen.getByRole("button", { name: "New alert" }));
  expect(await screen.findByRole("complementary", { name: "New alert" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: /^Edit: / }));
  const form = within(await screen.findByRole("complementary", { name: "Edit alert" }));
  await keys.clear(figure(form));
  await keys.type(figure(form), "9/32");
  fireEvent.click(screen.getByRole("button", { name: "New alert" }));
  fireEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(figure(form).value).toBe("9/32");
  fireEvent.click(screen.getByRole("button", { name: "New alert" }));
  fireEvent.click(await screen.findByRole("button", { name: "Discard" }));
  expect(await screen.findByRole("complementary", { name: "New alert" })).toBeTruthy();
});

it("deletes an alert at one press, which another takes back as it was", async () => {
  const rule = { ...exampleRule, amount: 24, isOnce: true };
  const { form, added, deleted, restored } = await open({ rule });
  render(<Toaster />);
  fireEvent.click(form.getByRole("button", { name: "Delete" }));
  const notice = await screen.findByText("Alert deleted.");
  expect(deleted()).toBe(1);
  expect(screen.queryByRole("complementary")).toBeNull();
  fireEvent.click(within(notice.parentElement!).getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(restored()).toBe(1));
  expect(added(), "the very alert, and not another like it").toEqual([]);
});

it("says at the ways that none is chosen, and at the quiet hours that they are none", async () => {
  const { form, changed } = await open({
    rule: { ways: { page: true, mail: false, push: false } },
    settings: { ...exampleSettings, quiet: { from: "18:00", to: "18:00" } },
  });
  fireEvent.click(form.getByRole("checkbox", { name: "Page" }));
  save(form);
  const said = (await form.findAllByRole("alert")).map(({ textContent }) => textContent);
  expect(said).toEqual([
    "Choose at least one way to be notified.",
    "Quiet hours must end at a different time than they begin.",
  ]);
  expect(figure(form).getAttribute("aria-invalid")).toBeNull();
  expect(changed()).toEqual([]);
});

it("says when the last test was sent and how many seconds each way took", async () => {
  const sentAt = "2026-11-24T14:31:00.000Z";
  const told = { page: "2026-11-24T14:31:00.300Z", push: null, mail: "2026-11-24T14:31:05.100Z" };
  const test = { ...exampleAlert, isTest: true, createdAt: sentAt, tickAt: sentAt, told };
  const { form } = await open({ rule: {}, alerts: [test] });
  expect(await form.findByText("Last test, today 9:31 AM ET")).toBeTruthy();
  const line = (way: string) => form.getByText(way).parentElement?.textContent;
  expect(["On your pages", "By email", "On your devices"].map(line)).toEqual([
    "On your pages0.3 s",
    "By email5.1 s",
    "On your devicesNo device received it",
  ]);
});
