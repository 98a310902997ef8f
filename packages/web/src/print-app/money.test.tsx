import { brand } from "@highway/core/branding/example";
import { exampleBriefing } from "@highway/core/market/update/example";
import { clientSections, usualSections } from "@highway/core/reports/pure/sections";
import { chapters } from "@highway/core/tools/pure/chapters";
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { fetchWords } from "../lib/words/catalog.fixture";
import * as catalogs from "../report/catalogs";
import { kinds } from "../report/kinds.fixture";
import { toldCounties } from "../report/report-card/told.fixture";
import { english } from "../report/skins/paper/english";
import { PrintedReport } from "../report/skins/paper/printed-report";
import { spanish } from "../report/skins/paper/spanish";
import { Summary } from "../report/skins/paper/summary";
import { setAssumptions, setHomeGrowth, setWaiting } from "../scenario/assumptions";
import type { WorkingReport } from "../scenario/document";
import { newLoan, newProperty, newReport } from "../scenario/new-report";
import { quarryRoad } from "../scenario/owed.fixture";
import type { ScenarioClient } from "../scenario/store/store";
import { paperOf } from "./paper";
import { toolPapers } from "./papers";

await fetchWords(...Object.values(catalogs));

const client = { _id: "cli_1", name: "Elena", monthlyIncome: 8000, filingStatus: "single" } as ScenarioClient;

/** A home of 450,000 with a loan at 6.5%, a rent, and a later purchase, by the tool that asks about it. */
function bought(tool: "bvr" | "cow" | "pa"): WorkingReport {
  const blank = newProperty();
  const taxed = { userPropertyTax: 5400, userMonthlyHomeInsurance: 131.25 };
  const price = { ...blank.purchaseDetails[0]!, price: 450_000, bidOver: 10_000, ...taxed };
  const home = { ...blank, address: "27 Larkspur Ln", purchaseDetails: [price] };
  const loans = [{ ...newLoan(home.id, price.id), rate: 6.5, downPaymentPercentage: 10 }];
  const kindsOfChapters = Object.keys(chapters) as (keyof typeof chapters)[];
  const shown = tool === "pa" && { chapters: kindsOfChapters.map((kind) => ({ kind, id: null, hidden: false })) };
  const typed = { ...newReport(tool), ...shown, asOf: "2026-11-22", properties: [home], loans };
  return setWaiting({ laterRate: 6.25 })(setAssumptions({ rent: 2400 })(setHomeGrowth(home.id, 4)(typed)));
}

const documents: Record<string, WorkingReport> = {
  ...kinds,
  "buying or renting": bought("bvr"),
  "the cost of waiting": bought("cow"),
  "a debt consolidation": quarryRoad(),
  "a purchase analysis of all chapters": bought("pa"),
};

const hasCents = (amount: string) => amount.includes(".");
/** Amounts as they are written out; those of an axis are short: "$2k". */
const amountsIn = (text: string | null) => text?.match(/\$[\d,]+(\.\d\d)?(?![\d.,]*[kMBT])/g) ?? [];

/** What is read together, a table, a row of figures, a chart or a sentence, where one amount has its cents and another has not. */
const mixedGroups = (page: HTMLElement) =>
  [...page.querySelectorAll("table, dl, svg, p, li")].flatMap(({ tagName, textContent }) => {
    const amounts = amountsIn(textContent);
    const [rare, usual] = [true, false]
      .map((cents) => amounts.filter((amount) => hasCents(amount) === cents))
      .sort((one, other) => one.length - other.length);
    return rare!.length > 0 ? [`${tagName} ${rare!.join(" ")} among ${usual!.slice(0, 5).join(" ")}`] : [];
  });

/** The Loan Estimate is rounded as its own rule says: 12 CFR 1026.37(o)(4). */
const sections = clientSections(usualSections.filter((key) => key !== "estimateForm"));

it.each(Object.entries(documents))("writes figures that stand together alike: %s", (_, document) => {
  const found: string[] = [];
  for (const words of [english, spanish]) {
    const common = { basis: { document, client }, brand, pictures: {}, words };
    const given = { report: document, counties: toldCounties, day: exampleBriefing } as unknown as Parameters<
      typeof paperOf
    >[0];
    const drawn = toolPapers[document.toolName] ? paperOf(given, common) : null;
    const papers = drawn
      ? [drawn(), drawn({ density: 0, link: null })]
      : [
          <PrintedReport key="whole" {...common} sections={sections} scene={null} />,
          <Summary key="summary" {...common} sections={sections} link={null} density={0} />,
        ];
    for (const paper of papers) {
      const { container, unmount } = render(paper);
      expect(container.textContent).toContain("$");
      found.push(...mixedGroups(container));
      unmount();
    }
  }
  expect(found).toEqual([]);
});
