import type { OwnCard, PromoResource } from "@highway/core/promos/cards/schema";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../../lib/api/fake-api.fixture";
import { currentNotices, notify } from "../../../lib/notify";
import { SessionContext } from "../../../lib/session";
import { CardsCard } from "./cards-card";
import PromoCards from "./promo-cards";

let seen: (ratio: number) => void;
class Observer {
  constructor(tell: (entries: { intersectionRatio: number }[]) => void) {
    seen = (intersectionRatio) => tell([{ intersectionRatio }]);
  }
  observe() {}
  disconnect() {}
}
beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", Observer);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  for (const { id } of currentNotices()) notify.dismiss(id);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const idOf = (letter: string) => `pcd_${letter.repeat(26)}`;
const card: PromoResource = {
  _id: idOf("1"),
  imgUrl: null,
  header: "Buyer guide",
  link: "https://summit.example/guide",
};
const user = { header: { company: "Summit Home Lending" } };

function show(cards: PromoResource[]) {
  const api = fakeApi({
    "GET /v1/promos/resource": () => ({ data: cards }),
    "POST /v1/promos/resource-events": () => ({ data: [] }),
  });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SessionContext value={{ user, replaceUser: () => {} } as never}>
        <PromoCards location="home" />
      </SessionContext>
    </SWRConfig>,
  );
  return { ...api, told: () => api.of("POST /v1/promos/resource-events").map(({ body }) => body) };
}

it("offers the cards of its place, and counts what is seen for a second and what is opened", async () => {
  const api = show([card]);
  const region = await screen.findByRole("region", { name: "From Summit Home Lending" });
  const link = within(region).getByRole("link", { name: /Buyer guide.*opens in a new tab/ });
  expect([link.getAttribute("href"), link.getAttribute("rel")]).toEqual([card.link, "noopener noreferrer"]);
  expect(api.of("GET /v1/promos/resource")[0]!.query).toEqual({ location: "home" });
  act(() => seen(0.6));
  act(() => seen(0.1));
  await new Promise((resume) => setTimeout(resume, 1_100));
  expect(api.told()).toEqual([]);
  act(() => seen(0.5));
  await waitFor(() => expect(api.told()).toEqual([{ event: "seen", _id: card._id }]));
  link.addEventListener("click", (pressed) => pressed.preventDefault());
  fireEvent.click(link);
  await waitFor(() => expect(api.told()).toHaveLength(2));
  expect(api.told()[1]).toEqual({ event: "opened", _id: card._id });
  // The page may be left before the call is answered.
  expect(vi.mocked(fetch).mock.lastCall?.[1]).toMatchObject({ keepalive: true });
});

it("follows no link that is none, and says so", async () => {
  show([{ ...card, link: "javascript:alert(1)" }]);
  await userEvent.click(await screen.findByRole("button", { name: "Buyer guide" }));
  expect(currentNotices()[0]?.text).toBe("Invalid URL.");
});

it("shows nothing where there is no card", async () => {
  const api = show([]);
  await waitFor(() => expect(api.sent).toHaveLength(1));
  expect(screen.queryByRole("region")).toBeNull();
});

const own = (letter: string, header: string, more: Partial<OwnCard> = {}): OwnCard => ({
  ...card,
  _id: idOf(letter),
  header,
  places: ["home", "markets"],
  from: null,
  until: null,
  isOn: true,
  seen: 590,
  opened: 1,
  since: "2026-11-02",
  ...more,
});
const corpID = `crp_${"1".repeat(26)}`;

function administer(cards: OwnCard[]) {
  const inOrder = (body: unknown) =>
    (body as { cards: string[] }).cards.map((id) => cards.find(({ _id }) => _id === id)!);
  const api = fakeApi({
    "GET /v1/promos/cards": () => ({ data: cards }),
    "POST /v1/promos/cards": ({ body }) => ({ status: 201, data: [{ ...own("9", "New"), ...(body as object) }] }),
    [`PUT /v1/promos/cards/${idOf("1")}`]: () => ({ data: [cards[0]] }),
    "PUT /v1/promos/card-order": ({ body }) => ({ data: inOrder(body) }),
  });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <CardsCard corpID={corpID} />
    </SWRConfig>,
  );
  return api;
}

it("lists the cards with places and counts, and moves one by Alt and an arrow", async () => {
  const api = administer([own("1", "One"), own("2", "Two", { isOn: false })]);
  const lines = async () => (await screen.findAllByRole("listitem")).map(({ textContent }) => textContent);
  expect(await lines()).toEqual([
    "OneHome and Economic calendar, seen 590 times, opened 1 time",
    expect.stringMatching(/^Two.*Off$/),
  ]);
  screen.getByRole("button", { name: "Edit One" }).focus();
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
  await waitFor(() => expect(api.of("PUT /v1/promos/card-order")).toHaveLength(1));
  expect(api.of("PUT /v1/promos/card-order")[0]).toMatchObject({
    query: { corpID },
    body: { cards: [idOf("2"), idOf("1")] },
  });
  expect((await lines())[0]).toMatch(/^Two/);
  expect(screen.getByText("One is number 2 of 2.")).toBeTruthy();
});

it("moves a card where it is dropped, and leaves it where a drag ends beside the list or by Escape", async () => {
  const api = administer([own("1", "One"), own("2", "Two"), own("3", "Three")]);
  const [, , three] = await screen.findAllByTitle("Drag to move");
  const [one] = screen.getAllByRole("listitem");
  const dataTransfer = { setData: () => {} };
  fireEvent.dragStart(three!, { dataTransfer });
  fireEvent.dragOver(one!);
  fireEvent.dragEnd(three!);
  expect(api.of("PUT /v1/promos/card-order")).toEqual([]);
  fireEvent.dragStart(three!, { dataTransfer });
  fireEvent.drop(one!);
  fireEvent.dragEnd(three!);
  await waitFor(() => expect(api.of("PUT /v1/promos/card-order")).toHaveLength(1));
  expect(api.of("PUT /v1/promos/card-order")[0]!.body).toEqual({ cards: [idOf("3"), idOf("1"), idOf("2")] });
});

it("says what a card was when its change began", async () => {
  const api = administer([own("1", "One")]);
  await userEvent.click(await screen.findByRole("button", { name: "Edit One" }));
  const drawer = within(await screen.findByRole("dialog"));
  await userEvent.click(drawer.getByRole("switch", { name: "On" }));
  await userEvent.click(drawer.getByRole("button", { name: "Save" }));
  const was = { header: "One", isOn: true, places: ["home", "markets"] };
  await waitFor(() => expect(api.of(`PUT /v1/promos/cards/${idOf("1")}`)[0]?.body).toMatchObject({ isOn: false, was }));
});

/** Moves the first card down, then the card that is first then. */
async function moveTwice(answer: (at: number, ids: string[]) => object | Promise<object>) {
  const cards = [own("1", "One"), own("2", "Two"), own("3", "Three")];
  let moves = 0;
  fakeApi({
    "GET /v1/promos/cards": () => ({ data: cards }),
    "PUT /v1/promos/card-order": async ({ body }) => answer(moves++, (body as { cards: string[] }).cards),
  });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <CardsCard corpID={corpID} />
    </SWRConfig>,
  );
  for (const header of ["One", "Two"]) {
    (await screen.findByRole("button", { name: `Edit ${header}` })).focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
  }
  return () => screen.getAllByRole("button", { name: /^Edit / }).map((button) => button.ariaLabel?.slice(5));
}

it("saves one move after the other, so that the server keeps the last, and shows that meanwhile", async () => {
  const first = Promise.withResolvers<void>();
  const sent: string[][] = [];
  const order = await moveTwice(async (at, ids) => {
    sent.push(ids);
    if (at === 0) await first.promise;
    return { data: ids.map((id) => own(id.at(-1)!, { 1: "One", 2: "Two", 3: "Three" }[id.at(-1)!]!)) };
  });
  expect(order()).toEqual(["One", "Two", "Three"]);
  expect(sent).toEqual([["2", "1", "3"].map(idOf)]);
  first.resolve();
  await waitFor(() => expect(sent[1]).toEqual(["1", "2", "3"].map(idOf)));
  // An order that shows already is saved though its page is left.
  expect(vi.mocked(fetch).mock.lastCall?.[1]).toMatchObject({ keepalive: true });
  expect(order()).toEqual(["One", "Two", "Three"]);
});

it("goes back to the order that the server has, where two moves fail", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const order = await moveTwice(async () => {
    await promise;
    return { status: 500, error: { code: "failed", alertMessage: "Out of order." } };
  });
  resolve();
  await waitFor(() => expect(currentNotices().map(({ text }) => text)).toEqual(["Out of order."]));
  await waitFor(() => expect(order()).toEqual(["One", "Two", "Three"]));
});

it("moves a card by its menu, which a finger can press, and not beyond the ends of the list", async () => {
  const api = administer([own("1", "One"), own("2", "Two"), own("3", "Three")]);
  const press = async (menu: string, action: string) => {
    const button = await screen.findByRole("button", { name: menu });
    await userEvent.click(button);
    const items = within(document.getElementById(button.getAttribute("aria-controls")!)!);
    await userEvent.click(items.getByRole("menuitem", { name: action, hidden: true }));
  };
  await press("Move Three", "Move up");
  await waitFor(() => expect(api.of("PUT /v1/promos/card-order")).toHaveLength(1));
  expect(api.of("PUT /v1/promos/card-order")[0]!.body).toEqual({ cards: [idOf("1"), idOf("3"), idOf("2")] });
  expect(screen.getByText("Three is number 2 of 3.")).toBeTruthy();
  await press("Move One", "Move up");
  await press("Move Two", "Move down");
  expect(api.of("PUT /v1/promos/card-order")).toHaveLength(1);
});

it("says of a card whose days are over, or yet to come, that nobody sees it", async () => {
  vi.setSystemTime(new Date("2026-11-24T04:30:00Z"));
  administer([
    own("1", "Over", { until: "2026-11-22" }),
    own("2", "Last day", { until: "2026-11-23" }),
    own("3", "Ahead", { from: "2026-11-24" }),
    own("4", "Over and off", { until: "2026-11-20", isOn: false }),
  ]);
  const lines = (await screen.findAllByRole("listitem")).map(({ textContent }) => textContent!.replace(/.*1 time/, ""));
  vi.useRealTimers();
  expect(lines).toEqual(["Ended 11/22/2026", "", "From 11/24/2026", "Ended 11/20/2026"]);
});

it("makes a card, and refuses a link that is none in the specification's words", async () => {
  const api = administer([]);
  await userEvent.click(await screen.findByRole("button", { name: "Add a card" }));
  const drawer = within(await screen.findByRole("dialog"));
  const type = (label: string, text: string) => {
    fireEvent.change(drawer.getByLabelText(label), { target: { value: text } });
    fireEvent.blur(drawer.getByLabelText(label));
  };
  type("Header", "Buyer guide");
  type("Link", "summit.example");
  expect(drawer.getByText("Invalid URL.")).toBeTruthy();
  type("Link", "https://summit.example");
  await userEvent.click(drawer.getByRole("checkbox", { name: "Home" }));
  await userEvent.click(drawer.getByRole("button", { name: "Save" }));
  expect(drawer.getByText("Choose at least one place")).toBeTruthy();
  await userEvent.click(drawer.getByRole("checkbox", { name: "Results" }));
  await userEvent.click(drawer.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(api.of("POST /v1/promos/cards")).toHaveLength(1));
  expect(api.of("POST /v1/promos/cards")[0]!.body).toMatchObject({ header: "Buyer guide", places: ["results"] });
});
