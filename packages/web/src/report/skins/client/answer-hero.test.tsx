import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { fetchWords } from "../../../lib/words/catalog.fixture";
import { setAssumptions, setWaiting } from "../../../scenario/assumptions";
import type { WorkingReport } from "../../../scenario/document";
import { larkspurLane } from "../../../scenario/larkspur.fixture";
import { costOfWaitingCatalog, rentOrBuyCatalog } from "../../catalogs";
import { costOfWaitingFigures } from "../../cost-of-waiting/figures";
import { rentOrBuyFigures } from "../../rent-or-buy/figures";
import { CostOfWaitingHero } from "./cost-of-waiting/hero";
import { RentOrBuyHero } from "./rent-or-buy/hero";
import { SkinContext } from "./skin";
import { skinFor } from "./skin.fixture";

await fetchWords(costOfWaitingCatalog, rentOrBuyCatalog);

const drawn = (document: WorkingReport, hero: ReactNode) =>
  render(<SkinContext value={skinFor(document)}>{hero}</SkinContext>).container;

function waiting(months: number, price = 450_000) {
  const { properties, ...report } = setWaiting({ months, laterRate: 6.5 })(larkspurLane("cow"));
  const [home] = properties;
  const purchaseDetails = home!.purchaseDetails.map((each) => ({ ...each, price }));
  const document = { ...report, properties: [{ ...home!, purchaseDetails }] };
  const { answer, assumptions, waiting: typed } = costOfWaitingFigures({ document, client: null });
  return drawn(document, <CostOfWaitingHero answer={answer!} assumptions={assumptions} waiting={typed} />);
}

function renting(rent: number) {
  const document = setAssumptions({ rent })(larkspurLane("bvr"));
  return drawn(document, <RentOrBuyHero answer={rentOrBuyFigures({ document, client: null }).answer!} rent={rent} />);
}

/** The first two figures, which are read side by side. */
const pairOf = (page: HTMLElement) => [...page.querySelectorAll("dd")].slice(0, 2).map((each) => each.textContent);
const [whole, toTheCent] = [/^\$[\d,]+$/, /^\$[\d,]+\.\d\d$/].map((form) => expect.stringMatching(form));

it("writes two amounts that are compared in one precision", () => {
  expect(pairOf(waiting(12))).toEqual([whole, whole]);
  expect(pairOf(waiting(12, 450_000.5))).toEqual(["$450,000.50", toTheCent]);
  expect(pairOf(renting(2400))).toEqual([whole, whole]);
  expect(pairOf(renting(2400.5))).toEqual([toTheCent, "$2,400.50"]);
});

it("calls the later payment an example only where somebody waits", () => {
  expect(waiting(1).textContent).toContain("The later payment is an example at a rate of 6.5% and not an offer.");
  expect(waiting(0).textContent).not.toContain("example");
});
