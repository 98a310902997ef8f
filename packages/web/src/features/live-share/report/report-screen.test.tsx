import { costOfWaiting } from "@highway/engine/tools/cost-of-waiting/cost-of-waiting";
import { rentOrBuy } from "@highway/engine/tools/rent-or-buy/rent-or-buy";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../../lib/api/fake-api.fixture";
import { consolidationFigures } from "../../../report/consolidation/figures";
import { usualAssumptions, usualWaiting } from "../../../scenario/assumptions";
import { usualConsolidation } from "../../../scenario/consolidation";
import { engineInput } from "../../../scenario/figures/engine-input";
import { quarryRoad } from "../../../scenario/owed.fixture";
import { fourLoans } from "../../../scenario/scenario.fixture";
import type { OpenedReport } from "../answers";
import { english } from "../english";
import { brand, link, loaded } from "../shared.fixture";
import { spanish } from "../spanish";
import { type Words, WordsContext } from "../words";
import { ReportScreen } from "./report-screen";

/** Everything is in sight. */
class Everything {
  private readonly tell: (entries: { isIntersecting: boolean; target: Element }[]) => void;
  constructor(tell: Everything["tell"]) {
    this.tell = tell;
  }
  observe(target: Element) {
    this.tell([{ isIntersecting: true, target }]);
  }
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", Everything);
  vi.stubGlobal("requestIdleCallback", (run: () => void) => setTimeout(run));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const refusals: Record<number, string> = { 401: "signedOut", 404: "missing" };

let links = 0;
/** A report is asked for once a link, so each test has a link of its own. */
function open({
  report = loaded() as OpenedReport,
  words = english as Words,
  status = 200,
  /** False where something in front of the server answers. */
  isOurs = true,
  look = brand,
  again = null as object | null,
} = {}) {
  const suggest = vi.fn();
  const own = `${link}${links++}`;
  const api = fakeApi({
    "GET /v2/share/live-share-load": () =>
      status === 200
        ? { data: [report] }
        : { status, ...(isOurs && { error: { code: refusals[status] ?? "failed", alertMessage: "No." } }) },
    "GET /v2/share/brand": () => ({ data: [look] }),
    "POST /v2/share/live-share-again": ({ body }) =>
      again
        ? { data: [{ isSent: "send" in (body as object), ...again }] }
        : { status: 404, error: { code: "missing", alertMessage: "This link no longer works." } },
    "POST /v2/share/views": () => ({ data: [{ counted: true }] }),
    "POST /v2/share/send-live-share-notif": () => ({ data: [{ notified: true }] }),
    "POST /v2/share/ideas": () => ({ data: [{}] }),
  });
  function Spoken() {
    const [spoken, setSpoken] = useState(words);
    const choose = (lang: "en" | "es") => setSpoken(lang === "es" ? spanish : english);
    return (
      <WordsContext value={{ words: spoken, choose, suggest }}>
        <ReportScreen link={own} tool="lc2" />
      </WordsContext>
    );
  }
  render(<Spoken />);
  return { api, own, suggest };
}

const summary = () => screen.getByRole("heading", { level: 1 }).closest("section")!;

it("says in words that a report is on its way", () => {
  open();
  expect(screen.getByRole("status").textContent).toBe(
    "Opening your report. On a slow connection this can take half a minute.",
  );
});

it("answers first: the homes, then every loan with payment, cash and terms, and the picked one's rate, APR and payments", async () => {
  open();
  await screen.findByRole("heading", { name: "Two homes, four ways to buy" });
  const tiles = screen.getAllByRole("radio").map((tile) => tile.closest("label")!.textContent);
  expect(tiles).toHaveLength(4);
  for (const tile of tiles) expect(tile).toMatch(/\$[\d,]+\.\d\d .*\$[\d,]+ to close.*% APR, \d+ payments/);
  expect(summary().textContent).toContain("Prepared for Elena Marchetti on 11/20/2026.");
  expect(summary().textContent).toMatch(/6\.5% rate, 6\.549% APR, 360 payments of \$2,528\.27/);
  await userEvent.click(screen.getByRole("radio", { name: /Conventional 15, Cary/ }));
  expect(within(summary()).getByRole("status").textContent).toMatch(/^Loan D, \$.*180 payments/);
});

it("tells the contract's payments beside the APR, whatever is paid beside them", async () => {
  const report = loaded();
  const more = { additionalMonthlyPayments: [{ amount: 200 }] };
  const loans = report.report.loans.map((loan) => ({ ...loan, ...more }));
  open({ report: { ...report, report: { ...report.report, loans } } });
  await screen.findByRole("heading", { name: "Two homes, four ways to buy" });
  expect(summary().textContent).toMatch(/6\.5% rate, 6\.549% APR, 360 payments of \$2,528\.27/);
  expect(screen.getByRole("radio", { name: /^Loan D ?Conventional 15, Cary.*180 payments/ })).toBeTruthy();
});

it("adds the month up to the cent", async () => {
  open();
  const rows = within((await screen.findByRole("rowheader", { name: /^Loan payment/ })).closest("table")!).getAllByRole(
    "row",
  );
  const cents = rows.map((row) => Number(within(row).getByRole("cell").textContent?.replace(/[^\d]/g, "")));
  const total = cents.pop()!;
  expect(cents.reduce((sum, each) => sum + each, 0)).toBe(total);
});

it("marks the lowest among loans on one home at one price alone", async () => {
  open();
  const table = within(
    await screen.findByRole("region", { name: "Every figure, side by side. Scroll sideways to see the whole table." }),
  );
  // jsdom applies no width: both heads of a line are there, the figures once.
  const payment = table.getByRole("row", { name: /^Monthly payment \$/ });
  expect(
    within(payment)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent?.includes("Lowest")),
  ).toEqual([false, true, false, false]);
});

it("has the computed APR beside one that the officer typed", async () => {
  const given = loaded();
  const report = { ...given.report, loans: given.report.loans.map((loan) => ({ ...loan, customAPR: 1.234 })) };
  open({ report: { ...given, report } });
  expect((await screen.findAllByText("1.234%")).length).toBe(4);
  expect(screen.getByRole("row", { name: /^APR, computed 6\.549%/ })).toBeDefined();
  expect(summary().textContent).not.toContain("1.234%");
});

it("leads to the video that comes with the report, and says nothing of a video where there is none", async () => {
  open({ report: { ...loaded(), recordingUrl: "https://videos.example/1" } });
  const watch = await screen.findByRole("link", { name: "Watch the video" });
  expect([watch.getAttribute("href"), watch.getAttribute("target")]).toEqual(["https://videos.example/1", "_blank"]);
  expect(screen.getByText("Dana recorded a video for you")).toBeTruthy();
  cleanup();
  open();
  await screen.findAllByRole("heading");
  expect(screen.queryByRole("link", { name: "Watch the video" })).toBeNull();
});

it("speaks Spanish throughout, with days written out", async () => {
  open();
  await screen.findByRole("heading", { level: 1 });
  await userEvent.click(screen.getByRole("button", { name: "ES, Español" }));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Dos viviendas, cuatro opciones");
  expect(summary().textContent).toContain("Preparado para Elena Marchetti el 20 de noviembre de 2026.");
  const english = /\b(the|your|payment|loan|down|Lowest|years|month)\b/;
  const own = document.body.textContent?.replace(/Conventional \d+(, 1 point|, Cary)?|FHA 30, 3\.5% down/g, "");
  expect(own).not.toMatch(english);
});

it("tells of a view with its sections when a person has touched the page, and of the opening once", async () => {
  const { api } = open();
  // The last of the sections, whose code comes after the answer.
  await screen.findByRole("heading", { name: "Every figure, side by side" });
  expect(api.of("POST /v2/share/views")).toEqual([]);
  // The page hears touches a moment after it is drawn.
  await waitFor(() => {
    fireEvent.pointerDown(document.body);
    expect(api.of("POST /v2/share/views")).not.toEqual([]);
  });
  fireEvent.pointerDown(document.body);
  const [view] = api.of("POST /v2/share/views");
  expect(view?.body).toMatchObject({
    isHuman: true,
    sections: expect.arrayContaining(["summary", "monthly", "loans", "totalCost"]),
  });
  expect(api.of("POST /v2/share/send-live-share-notif").map(({ body }) => body)).toEqual([
    expect.objectContaining({ clientName: "Elena Marchetti", locationStr: "412 Brookhaven Dr", tool: "lc2" }),
  ]);
  // Told again while it lasts, as the same visit: a phone may end a page without a word.
  await waitFor(() => expect(api.of("POST /v2/share/views").length).toBeGreaterThan(1));
  const pages = api.of("POST /v2/share/views").map(({ body }) => (body as { page: string }).page);
  expect(new Set(pages).size).toBe(1);
});

it("says that nothing could be retrieved where there is no mailed address to go back to", async () => {
  open({ status: 500 });
  await screen.findByRole("heading", { name: "Error retrieving data" });
  expect(screen.getByRole("alert").textContent).toBe("Your report could not be loaded. Try again in a moment.");
});

it("asks nobody to try again in a moment for a report that was deleted", async () => {
  open({ status: 404 });
  await screen.findByRole("heading", { name: "Error retrieving data" });
  expect(screen.getByRole("alert").textContent).toBe(english.client.problems.gone);
});

it.each([401, 404])("takes a %s of something in front of the server for no end of the link", async (status) => {
  open({ status, isOurs: false, again: { officer, email: null, lang: "en" } });
  await screen.findByRole("heading", { name: "Error retrieving data" });
  expect(screen.getByRole("alert").textContent).toBe("Your report could not be loaded. Try again in a moment.");
});

const { name, company, licenseLabel, phones, langVis, colors } = brand;
const officer = { name, company, licenseLabel, phone: phones[0] ?? null, langVis, colors };

it("says from whom a report is that another browser opened, and mails its link again", async () => {
  const { api, own, suggest } = open({ status: 401, again: { officer, email: "e•••@e•••.com", lang: "es" } });
  await screen.findByRole("heading", { name: "This report opens from Dana's email" });
  expect(suggest).toHaveBeenCalledWith("es", langVis);
  expect(screen.getByRole("link", { name: "Call Dana" }).getAttribute("href")).toMatch(/^tel:\+1\d{10}/);
  expect(screen.queryByText(/connection/)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Email me the link again" }));
  expect((await screen.findByText(/is on its way to/)).textContent).toContain("e•••@e•••.com");
  expect(screen.queryByRole("button", { name: "Email me the link again" })).toBeNull();
  const calls = api.of("POST /v2/share/live-share-again");
  expect(calls.map(({ body, query }) => [body, query])).toEqual([
    [{}, { link: own, tool: "lc2" }],
    [{ send: true }, { link: own, tool: "lc2" }],
  ]);
});

it("offers no mail where the link was copied, and the officer's phone first", async () => {
  open({ status: 401, again: { officer, email: null, lang: "en" } });
  await screen.findByRole("heading", { name: "This report opens from the link Dana gave you" });
  expect(screen.queryByRole("button", { name: "Email me the link again" })).toBeNull();
  expect(screen.getByRole("link", { name: "Call Dana" })).toBeTruthy();
});

it("says of a link that is over what is said of one that never was", async () => {
  open({ status: 401 });
  await screen.findByRole("heading", { name: "This link no longer works" });
});

it("knows by the link alone in which language it speaks and that it is the officer's own look", async () => {
  const { api, suggest } = open({ look: { ...brand, lang: "es", langVis: false, isPreview: true } });
  await screen.findByText("Preview: this is what your client sees. It is not counted as a view.");
  await waitFor(() => expect(suggest).toHaveBeenCalledWith("es", false));
  fireEvent.change(await screen.findByRole("slider", { name: "Home price" }), { target: { value: "490000" } });
  await userEvent.click(screen.getByRole("button", { name: "Send this idea to Dana" }));
  expect(api.of("POST /v2/share/ideas")).toEqual([]);
});

it.each([
  ["Asesora hipotecaria", "Asesora hipotecaria", "es"],
  ["", "Senior Loan Officer", "en"],
])(
  "shows a Spanish reader the officer's title as typed in Spanish, else marked as English: %j",
  async (titleEs, shown, lang) => {
    open({ words: spanish, look: { ...brand, title: "Senior Loan Officer", titleEs } });
    const titles = await screen.findAllByText(shown);
    expect(titles.map((title) => title.getAttribute("lang"))).toContain(lang);
  },
);

/** Words that no Spanish sentence has. */
const englishWords =
  /\b(the|and|your|you|with|for|this|that|each|month|year|loan|rate|payment|from|of|is|are|what|today|down)\b/i;

/** Every text that is read or spoken, but for what is marked as English. */
function spokenTexts(): string[] {
  const isSpanish = (element: Element | null) => (element?.closest("[lang]")?.getAttribute("lang") ?? "es") === "es";
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (isSpanish(walker.currentNode.parentElement)) texts.push(walker.currentNode.nodeValue ?? "");
  for (const name of ["aria-label", "alt", "title", "placeholder", "aria-valuetext"])
    for (const element of document.querySelectorAll(`[${name}]`))
      if (isSpanish(element)) texts.push(element.getAttribute(name) ?? "");
  return texts;
}

it("says nothing in English to a Spanish reader but names, and what is marked as English", async () => {
  const typed = {
    title: "Senior Loan Officer",
    disclaimer: "The rates may change.",
    corpDisclaimer: "This is not an offer.",
    custom: "Your loan is my work.",
    hasCMA: true,
  };
  const report = loaded();
  open({ report, words: spanish, look: { ...brand, ...typed } });
  await screen.findByText("The rates may change.");
  const names = [brand.name, brand.company].filter(Boolean);
  const without = (text: string) =>
    names.reduce((left, name) => left.replaceAll(name, ""), text).replace(/\([^)]*\)/g, "");
  const texts = spokenTexts();
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => englishWords.test(without(text)))).toEqual([]);
});

it("shows whom the officer works with, with a card each", async () => {
  const cobrand = {
    cbID: "cbr_1",
    name: "Priya Raman",
    title: "Real estate agent",
    license: "",
    company: "Oakline Realty",
    email: "priya@oakline.example",
    phone: null,
    hasHeadshot: false,
    position: "left" as const,
  };
  open({ look: { ...brand, cobrand, hasCMA: true, custom: "Ask me anything." } });
  const partner = await screen.findByRole("region", { name: "Together with Dana" });
  const own = screen.getByRole("region", { name: "Your loan officer" });
  expect(partner.textContent).toContain("Real estate agent, Oakline Realty");
  expect(partner.compareDocumentPosition(own)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(own.textContent).toMatch(/Certified Mortgage Advisor.*Ask me anything\./);
});

it("has no ideas where the officer took them off the report, and asks which loan is liked all the same", async () => {
  const given = loaded();
  const toolMeta = { ...given.report.toolMeta, noIdeas: true };
  open({ report: { ...given, report: { ...given.report, toolMeta } } });
  await screen.findByRole("heading", { name: "Tell Dana which one you like" });
  expect(await screen.findByRole("button", { name: "Send to Dana" })).toBeDefined();
  expect(screen.queryByRole("heading", { name: "Try an idea" })).toBeNull();
});

it("shows the pictures of the homes below the answer, in room that is kept, once they are near", async () => {
  const { report, ...rest } = loaded() as OpenedReport;
  const image = `/v2/share/picture?link=${link}&kind=home&property=p`;
  const properties = report.properties.map((home, at) => (at === 0 ? { ...home, image } : home));
  open({ report: { ...rest, report: { ...report, properties } } });
  const picture = await screen.findByRole("img", { name: /^Picture of / });
  expect(picture.getAttribute("src")).toBe(image);
  expect(["loading", "width", "height"].map((name) => picture.getAttribute(name))).toEqual(["lazy", "1280", "800"]);
  const [answer] = screen.getAllByRole("heading", { level: 1 });
  expect(answer!.compareDocumentPosition(picture) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  fireEvent.error(picture);
  expect(screen.queryByRole("img", { name: /^Picture of / })).toBeNull();
});

/** A report of buying or renting, as a link's page is given it: its answer was worked out with what the page is not told. */
function rentOrBuyLoaded(): OpenedReport {
  const { report, ...rest } = loaded();
  const document = fourLoans();
  const [loan] = document.loans;
  const assumptions = { ...usualAssumptions, rent: 2400, loanID: loan!.id };
  const { answer } = rentOrBuy(engineInput(document, loan!, null)!, assumptions);
  const asked = { ...report, toolName: "bvr", assumptions } as unknown as OpenedReport["report"];
  const worked = { ...answer!, horizon: 7 };
  return { ...rest, report: asked, workedOut: { ...rest.workedOut, answer: worked } };
}

it("answers a report of buying or renting by what the server worked out, with both downsides, and what it rests on", async () => {
  open({ report: rentOrBuyLoaded() });
  const head = await screen.findByRole("heading", { level: 1, name: /rent|Renting|Buying/ });
  expect(head.textContent).toMatch(/^(Renting wins|Buying wins)/);
  for (const name of ["If things go differently", "Where the money goes", "What this assumes", "What is left out"])
    screen.getByRole("heading", { name });
  expect(screen.getByText("If prices stay flat").nextElementSibling?.textContent).toMatch(/ahead by \$/);
  // The horizon is the server's answer's, not one worked out here.
  screen.getByText("These are the parts after 7 years, to the cent.");
  screen.getByRole("heading", { name: "Try an idea" });
  await screen.findByRole("slider", { name: "Years you stay" });
});

it("speaks Spanish of buying or renting", async () => {
  open({ report: rentOrBuyLoaded(), words: spanish });
  const head = await screen.findByRole("heading", { level: 1, name: /alquil|Alquil|Comprar/ });
  expect(head.textContent).toMatch(/^(Alquilar|Comprar) conviene/);
  screen.getByRole("heading", { name: "Lo que se supone" });
});

/** A report of the cost of waiting, as a link's page is given it. */
function costOfWaitingLoaded(): OpenedReport {
  const { report, ...rest } = loaded();
  const document = fourLoans();
  const [loan] = document.loans;
  const assumptions = { ...usualAssumptions, rent: 2400, loanID: loan!.id };
  const waiting = { ...usualWaiting, laterRate: 6 };
  const { answer } = costOfWaiting(engineInput(document, loan!, null)!, assumptions, waiting);
  const asked = { ...report, toolName: "cow", assumptions, waiting } as unknown as OpenedReport["report"];
  const worked = { ...answer!, months: 9 };
  return { ...rest, report: asked, workedOut: { ...rest.workedOut, answer: worked } };
}

it("answers a report of the cost of waiting by what the server worked out, with both downsides, and what it rests on", async () => {
  open({ report: costOfWaitingLoaded() });
  // The wait is the server's answer's, not one worked out here.
  const head = await screen.findByRole("heading", { level: 1, name: /^Waiting 9 months / });
  expect(head.textContent).toMatch(/\$|makes no difference/);
  for (const name of ["If things go differently", "How it adds up", "Now and later", "While you wait"])
    screen.getByRole("heading", { name });
  for (const name of ["What this assumes", "What is left out"]) screen.getByRole("heading", { name });
  expect(screen.getByText("If prices stay flat").nextElementSibling?.textContent).toMatch(/^(Waiting|No difference)/);
  screen.getByRole("heading", { name: "Try an idea" });
  await screen.findByRole("slider", { name: "Later rate" });
});

it.each([
  ["buying or renting", rentOrBuyLoaded],
  ["the cost of waiting", costOfWaitingLoaded],
])("leaves the ideas out of %s where the officer took them off the report", async (_, given) => {
  const { report, ...rest } = given();
  open({ report: { ...rest, report: { ...report, toolMeta: { ...report.toolMeta, noIdeas: true } } } });
  await screen.findByRole("heading", { name: "If things go differently" });
  expect(screen.queryByRole("heading", { name: "Try an idea" })).toBeNull();
});

it("speaks Spanish of the cost of waiting", async () => {
  open({ report: costOfWaitingLoaded(), words: spanish });
  await screen.findByRole("heading", { level: 1, name: /^Esperar 9 meses / });
  screen.getByRole("heading", { name: "Mientras espera" });
});

function consolidationLoaded(): OpenedReport {
  const { report, ...rest } = loaded();
  const document = quarryRoad();
  const { answer } = consolidationFigures({ document, client: null });
  const asked = { ...report, ...document, consolidation: usualConsolidation } as unknown as OpenedReport["report"];
  return { ...rest, report: asked, workedOut: { ...rest.workedOut, answer: answer! } };
}

it("answers a report of a debt consolidation with both halves in one sentence, and what to know before deciding", async () => {
  open({ report: consolidationLoaded() });
  await screen.findByRole("heading", {
    level: 1,
    name: "The new loan frees $702 a month, and costs $339,789 more by the end.",
  });
  for (const name of ["Before you decide", "What each debt costs", "Free of these debts in", "How we count"])
    screen.getByRole("heading", { name });
  expect(screen.queryByRole("heading", { name: "Ratios" })).toBeNull();
  screen.getByText("+$333,588.74");
});

it("speaks Spanish of a debt consolidation", async () => {
  open({ report: consolidationLoaded(), words: spanish });
  await screen.findByRole("heading", { level: 1, name: /^El nuevo préstamo libera / });
  screen.getByRole("heading", { name: "Antes de decidir" });
});
