import { brand } from "@highway/core/branding/example";
import type { BidOver } from "@highway/engine/tools/bid-over/answer";
import { bidFigures } from "@highway/engine/tools/bid-over/figures";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fetchWords } from "../../lib/words/catalog.fixture";
import { clientEs } from "../../lib/words/client.es";
import { loanEs } from "../../lib/words/loan.es";
import { officerWords } from "../../lib/words/officer";
import type { WorkingReport } from "../../scenario/document";
import { setProgram } from "../../scenario/edits/loan-edits";
import { newSecondLoan, setSecondLoan } from "../../scenario/edits/second-loan-edits";
import { fourLoans } from "../../scenario/scenario.fixture";
import { openDocument, undo, useScenario } from "../../scenario/store/store";
import { bidOverCatalog } from "../catalogs";
import { clientColumns } from "../columns";
import { ClientSections } from "../skins/client/client-sections";
import { SkinContext } from "../skins/client/skin";
import { skinFor } from "../skins/client/skin.fixture";
import { english as printEnglish } from "../skins/paper/english";
import { PrintedReport } from "../skins/paper/printed-report";
import { spanish as printSpanish } from "../skins/paper/spanish";
import BidOverSection from "../skins/screen/bid-over";
import { applies, sourceOf } from "../skins/screen/source";
import { WorkingContext } from "../skins/screen/use-working";
import { BidPlot } from "./bid-plot";
import { bidsOf } from "./figures";
import { appraisalOf, cellsOf, downsideOf, headOf } from "./text";
import { bidOverEn } from "./words.en";
import { bidOverEs } from "./words.es";

await fetchWords(bidOverCatalog);

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** One loan on a home that is asked for at 480,000, with 500,000 offered, at 3.6 % a year. */
function withBid(bidOver: number | null = 20_000, home: object = {}): WorkingReport {
  const { loans, properties, ...rest } = fourLoans();
  const [loan] = loans;
  const [first] = properties;
  const details = first!.purchaseDetails.find(({ id }) => id === loan!.purchaseDetailsID)!;
  const { bidOver: _, ...asked } = details;
  const price = { ...asked, price: 500_000, ...(bidOver !== null && { bidOver }) };
  const grown = { appreciationTypes: ["custom"], customAppreciation: 3.6, userAppraisedValue: null, ...home };
  return {
    ...rest,
    loans: [loan!],
    properties: [{ ...first!, ...grown, purchaseDetails: [price] } as typeof first & object],
  };
}
const basisOf = (document: WorkingReport) => ({ document, client: null });
const columnsOf = (document: WorkingReport) => clientColumns(basisOf(document), officerWords);
const answerOf = (document: WorkingReport): BidOver => bidsOf(columnsOf(document), basisOf(document))[0]!.answer;

it("says when the bid is made good, and what becomes of it if prices stay and if they fall, in both languages", () => {
  const answer = answerOf(withBid());
  expect(headOf(answer, bidOverEn)).toBe(
    "The $20,000 over asking is earned back after 14 months, if prices rise 3.6% a year.",
  );
  expect(downsideOf(answer, bidOverEn)).toEqual([
    "If prices stay where they are, it is *never* earned back.",
    "If they fall 5% in the first year and then stay, the home is worth *$44,000 less than the bid* after 5 years.",
  ]);
  expect(headOf(answer, bidOverEs)).toBe(
    "Los $20,000 ofrecidos de más se recuperan después de 14 meses, si los precios suben 3.6% al año.",
  );
  const level = answerOf(withBid(20_000, { customAppreciation: 0 }));
  expect(headOf(level, bidOverEn)).toBe(
    "The $20,000 over asking is not earned back within 30 years, if prices stay where they are.",
  );
  const appraised = answerOf(withBid(20_000, { userAppraisedValue: 500_000 }));
  expect(headOf(appraised, bidOverEn)).toBe(
    "The $20,000 over asking is covered by the home's value from the first day.",
  );
});

it.each([
  ["nothing is said of an asking price", null],
  ["as much is offered as is asked", 0],
  ["less is offered than is asked", -5000],
])("is no section where %s", (_, bidOver) => {
  const document = withBid(bidOver);
  const columns = columnsOf(document);
  expect(applies("bidOver", sourceOf({ columns, years: [5], basis: basisOf(document) }))).toBe(false);
  expect(bidsOf(columns, basisOf(document))).toEqual([]);
});

function OnScreen() {
  const document = useScenario((state) => state.document);
  const columns = columnsOf(document);
  const details = { isOpen: true, onOpen: () => {} };
  return (
    <WorkingContext value={{ open: null, toggle: () => {} }}>
      <BidOverSection columns={columns} basis={basisOf(document)} details={details} />
    </WorkingContext>
  );
}
function openOnScreen(document = withBid()) {
  openDocument({ document, client: null, saved: null });
  render(<OnScreen />);
}

it("makes another bid the bid by a press, which one undo takes back; the asking price stays", async () => {
  openOnScreen();
  const price = () => useScenario.getState().document.properties[0]!.purchaseDetails[0]!;
  await userEvent.click(screen.getByRole("button", { name: "Bid $510,000" }));
  expect([price().price, price().bidOver]).toEqual([510_000, 30_000]);
  screen.getByRole("heading", { name: /^The \$30,000 over asking is earned back after 21 months/ });
  undo();
  expect([price().price, price().bidOver]).toEqual([500_000, 20_000]);
});

it("shows the working of each figure, and of those of the other bids", async () => {
  openOnScreen();
  const section = screen.getByRole("region", { name: "Bid over asking" });
  const explain = async (name: RegExp | string, title: string) => {
    await userEvent.click(within(section).getAllByRole("button", { name })[0]!);
    const panel = await screen.findByRole("dialog", { name: "How this is calculated", hidden: true });
    within(panel).getByRole("heading", { name: title, hidden: true });
    const said = panel.textContent;
    await userEvent.keyboard("{Escape}");
    return said;
  };
  expect(await explain(/^The \$20,000 over asking/, "Earned back after")).toContain("Value after 14 months");
  expect(await explain("After selling costs of 6%: 35 months", "Earned back after a sale")).toContain("35 months");
  expect(await explain("As a percent of the bid, 2 years: +3.036%", "Value less the bid, percent")).toContain(
    "+3.036%".slice(1),
  );
  expect(await explain("Bid $505,000, Earned back after: 18 months", "Earned back after")).toContain("$505,000.00");
  const titles = section.querySelectorAll('button[title="How this is calculated"]').length;
  expect(titles).toBeGreaterThan(bidFigures.length);
});

it("names one year as one on the axis of a client's chart", () => {
  const plot = { answer: answerOf(withBid()), width: 700, height: 260 };
  render(<BidPlot {...plot} words={bidOverEs} />);
  expect(screen.getByText("1 año")).toBeTruthy();
  expect(screen.getByText("2 años")).toBeTruthy();
});

it("is read and not pressed where figures are only read", () => {
  openDocument({ document: withBid(), client: null, saved: null });
  const document = withBid();
  const details = { isOpen: true, onOpen: () => {} };
  render(<BidOverSection columns={columnsOf(document)} basis={basisOf(document)} details={details} />);
  expect(screen.queryByRole("button", { name: "Bid $510,000" })).toBeNull();
  screen.getByRole("row", { name: /\$510,000 21 months/ });
});

it("says what an appraisal below the bid asks for in cash", () => {
  openOnScreen(withBid(20_000, { userAppraisedValue: 490_000 }));
  screen.getByText(/The home appraises at \$490,000\. The \$10,000 above that is paid in cash/);
});

it("says nothing of a loan to whoever pays the bid in cash", () => {
  const paid = (home?: object) => {
    const document = withBid(20_000, home);
    const [bid] = bidsOf(columnsOf(setProgram(document.loans[0]!.id, "allCash")(document)), basisOf(document));
    return [bidOverEn, bidOverEs].map((words) => appraisalOf(bid!, words));
  };
  expect(paid()).toEqual(["", ""]);
  expect(paid({ userAppraisedValue: 490_000 })).toEqual([
    "The home appraises at $490,000, $10,000 less than the bid.",
    "El avalúo (tasación) es de $490,000, $10,000 menos que la oferta.",
  ]);
});

it("writes what the bid takes at closing and each month in one precision", () => {
  const asks = cellsOf(answerOf(withBid()), 6, bidOverEn).find(({ key }) => key === "asks");
  expect(asks?.figure).toMatch(/^\$[\d,]+\.\d\d and \$[\d,]+\.\d\d$/);
});

it("says of the month whether it counts a second loan", () => {
  const report = withBid();
  const one = "Principal, interest and mortgage insurance at this bid";
  const both = "Principal and interest of both loans, and mortgage insurance, at this bid";
  openOnScreen(report);
  expect([screen.queryByText(one), screen.queryByText(both)].map(Boolean)).toEqual([true, false]);
  cleanup();
  openOnScreen(setSecondLoan(report.loans[0]!.id, { ...newSecondLoan, rate: 9 })(report));
  expect([screen.queryByText(one), screen.queryByText(both)].map(Boolean)).toEqual([false, true]);
});

it("is read by the client in the page's language, without the officer's presses", async () => {
  const { rerender } = render(
    <SkinContext value={skinFor(withBid())}>
      <ClientSections shown={["bidOver"]} />
    </SkinContext>,
  );
  await screen.findByRole("heading", { name: /^The \$20,000 over asking is earned back after 14 months/ });
  expect(screen.queryByRole("button")).toBeNull();
  rerender(
    <SkinContext value={skinFor(withBid(), 0, { lang: "es", client: clientEs, loan: loanEs })}>
      <ClientSections shown={["bidOver"]} />
    </SkinContext>,
  );
  await screen.findByRole("heading", { name: /^Los \$20,000 ofrecidos de más se recuperan después de 14 meses/ });
  screen.getByRole("heading", { name: "Oferta por encima del precio pedido" });
});

it.each([
  ["English", printEnglish, /^The \$20,000 over asking/, "−$2,720"],
  ["Spanish", printSpanish, /^Los \$20,000 ofrecidos de más/, "−$2,720"],
])("is on paper in %s", (_, words, head, gain) => {
  const basis = { document: withBid(), client: { name: "Jordan Davis" } as never };
  render(<PrintedReport basis={basis} words={words} sections={["bidOver"]} brand={brand} pictures={{}} scene={null} />);
  screen.getByText(head);
  screen.getByText(gain);
  screen.getByText("4.167%");
});
