/** The report card as its client reads it, on the page, as a chapter and on paper, in both languages. */

import { brand } from "@highway/core/branding/example";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { fetchWords } from "../../lib/words/catalog.fixture";
import { newReport } from "../../scenario/new-report";
import type { ScenarioClient } from "../../scenario/store/store";
import { expectWhole } from "../answer/whole-text.fixture";
import { reportCardCatalog } from "../catalogs";
import { ReportCardChapter, ReportCardPage } from "../skins/client/report-card/page";
import { english } from "../skins/paper/english";
import { PrintedReportCard } from "../skins/paper/report-card";
import { spanish } from "../skins/paper/spanish";
import { WordsProvider } from "../skins/paper/words";
import { selectionOf } from "./cards";
import { compareRows } from "./compare-rows";
import { leadOf } from "./text";
import { cardChoice, toldCounties } from "./told.fixture";
import { reportCardEn } from "./words.en";
import { reportCardEs } from "./words.es";

await fetchWords(reportCardCatalog);

const basis = { document: newReport("rerc"), client: { name: "Rita" } as ScenarioClient };
const paper = (lang: "en" | "es", card = cardChoice) => (
  <PrintedReportCard
    basis={basis}
    brand={brand}
    told={toldCounties}
    card={card}
    pictures={{}}
    words={lang === "es" ? spanish : english}
  />
);
const ownIn = (lang: "en" | "es") => (lang === "es" ? reportCardEs : reportCardEn);
const page = (lang: "en" | "es", card = cardChoice) => (
  <ReportCardPage told={toldCounties} card={card} spoken={{ lang, own: ownIn(lang) }} prepared="Prepared for Rita." />
);
/** What the method says that each figure means. */
const definitions = (own: typeof reportCardEn) =>
  Object.entries(own.metrics).map(([metric, { definition }]) => ({ metric, said: definition }));
const textOf = (node: Element) => node.textContent ?? "";
/** What stays English in a Spanish report is marked as such. */
function withoutEnglish(container: Element) {
  const copy = container.cloneNode(true) as Element;
  for (const each of copy.querySelectorAll('[lang="en"]')) each.remove();
  return textOf(copy);
}

describe.each(["en", "es"] as const)("the client's page in %s", (lang) => {
  const own = ownIn(lang);

  it("says each figure, where it stands, and why one is not graded", () => {
    render(page(lang, { ...cardChoice, fip: "37119", compared: [] }));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toMatch(/Mecklenburg/);
    for (const { label } of Object.values(own.metrics)) expect(screen.getAllByText(label).length).toBeGreaterThan(0);
    expect(screen.getByText(own.metrics.forecast.needs)).toBeTruthy();
    expect(screen.getByText(own.method.sample)).toBeTruthy();
    expectWhole(screen.getAllByText(/./).map(textOf));
  });

  it("shows what its officer chose, and nothing else", () => {
    render(page(lang, { ...cardChoice, metrics: ["income", "volatility"], showOverall: false }));
    expect(screen.queryByText(own.overall.label)).toBeNull();
    const table = screen.getByRole("region", { name: own.compare.table });
    expect(within(table).getAllByRole("row")).toHaveLength(4);
    expect(screen.getAllByRole("heading", { level: 3 }).map(textOf)).toEqual([
      own.metrics.volatility.label,
      own.metrics.income.label,
    ]);
    for (const { metric, said } of definitions(own))
      expect(screen.queryAllByText(said), metric).toHaveLength(metric === "income" || metric === "volatility" ? 1 : 0);
  });

  it("says nothing of how steady prices were where its officer shows neither their history nor their volatility", () => {
    const card = { ...cardChoice, metrics: ["income" as const] };
    const { container } = render(page(lang, card));
    const { container: printed } = render(paper(lang, card));
    const { card: county } = selectionOf(toldCounties, cardChoice)!;
    const steady = leadOf({ card: county, metrics: ["volatility"] }, "income", "2026-11-20", { lang, own });
    expect(steady).not.toBe("");
    for (const read of [container, printed]) expect(textOf(read)).not.toContain(steady);
    expect(container.querySelector('[data-section="prices"]')).toBeNull();
  });
});

it("moves nothing but the figure of the map, and the answer follows it", async () => {
  render(page("en"));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toMatch(/^Prices in Wake County rose/);
  await userEvent.click(screen.getByRole("button", { name: "Income" }));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toMatch(/^The median income in Wake County rose/);
  expect(screen.queryAllByRole("slider", { name: /./ }).map((each) => each.getAttribute("aria-label"))).toEqual([
    "Price index by year",
  ]);
});

it("is a chapter without a title of the whole page", () => {
  render(<ReportCardChapter told={toldCounties} card={cardChoice} spoken={{ lang: "en", own: reportCardEn }} />);
  expect(screen.queryByRole("heading", { level: 1 })).toBeNull();
  expect(screen.getByRole("heading", { level: 2, name: "County report card" })).toBeTruthy();
});

describe("the paper of a report card", () => {
  it("has the cards, the counties side by side, and the method with the source and day of each figure", () => {
    const { container } = render(paper("en"));
    const text = textOf(container);
    const { cards } = toldCounties;
    expect(text).toContain("County report card, Wake County, NC");
    expect(text).toContain("All figures are from 11/20/2026, when the card was made.");
    for (const { label, cells } of compareRows(selectionOf(toldCounties, cardChoice)!, reportCardEn, true)) {
      expect(text).toContain(label);
      for (const { figure, none } of cells) expect(text).toContain(figure ?? none);
    }
    expect(text).toContain(`${cards[0]!.row.index!.source}, 12/31/2025`);
    expectWhole([...container.querySelectorAll("p, dd, th, td, h2, h3")].map(textOf).filter((each) => each !== " "));
  });

  it("has no English in Spanish, but for what is marked as such", () => {
    const { container } = render(paper("es"));
    const text = withoutEnglish(container.querySelector("[data-page]")!.parentElement!).split("Por favor")[0]!;
    expect(text).toContain("Informe del condado");
    expect(text).not.toMatch(/\b(prices|faster|counties|graded|income|better|known|overall)\b/i);
  });

  it("is a chapter among others, without a head and the fine print of its own", () => {
    const { container } = render(
      <WordsProvider value={spanish}>
        <PrintedReportCard
          basis={basis}
          brand={brand}
          told={toldCounties}
          card={cardChoice}
          pictures={{}}
          words={spanish}
          isChapter
        />
      </WordsProvider>,
    );
    expect(container.querySelector("[data-page]")).toBeNull();
    expect(textOf(container)).not.toContain(brand.name);
    expect(textOf(container)).toContain(reportCardEs.method.people);
  });

  it("says where the home is, with a comma after its street", () => {
    const { properties, ...rest } = basis.document;
    const home = { ...properties[0]!, address: "412 Brookhaven Dr", city: "Raleigh", state: "NC", zip: "27604" };
    const document = { ...rest, properties: [home] };
    render(
      <PrintedReportCard
        brand={brand}
        told={toldCounties}
        basis={{ ...basis, document }}
        card={cardChoice}
        pictures={{}}
        words={english}
      />,
    );
    screen.getByText(/^412 Brookhaven Dr, Raleigh, North Carolina 27604\. Prepared for Rita/);
  });

  it("is nothing where nothing is known of the county", () => {
    const { container } = render(paper("en", { ...cardChoice, fip: "37999" }));
    expect(textOf(container)).toBe("");
  });
});
