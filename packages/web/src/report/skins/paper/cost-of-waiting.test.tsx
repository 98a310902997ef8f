import { brand } from "@highway/core/branding/example";
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { fetchWords } from "../../../lib/words/catalog.fixture";
import { setWaiting } from "../../../scenario/assumptions";
import { setProgram } from "../../../scenario/edits/loan-edits";
import { larkspurLane } from "../../../scenario/larkspur.fixture";
import { costOfWaitingCatalog } from "../../catalogs";
import { costOfWaitingFigures } from "../../cost-of-waiting/figures";
import { costOfWaitingEn } from "../../cost-of-waiting/words.en";
import { PaperRules, PrintedCostOfWaiting } from "./cost-of-waiting";
import { english } from "./english";

await fetchWords(costOfWaitingCatalog);

function basisWith(program: "conventional" | "allCash" | "interest5", extra: object = {}) {
  const { loans, ...report } = larkspurLane("cow");
  const told = { ...report, loans: loans.map((loan) => ({ ...loan, ...extra })) };
  const typed = setProgram(loans[0]!.id, program)(told);
  const client = { _id: "cli_1", name: "Elena", monthlyIncome: 8000, filingStatus: "single" } as const;
  return { document: setWaiting({ laterRate: 6.5 })(typed), client };
}
const answerWith = (program: "conventional" | "allCash") => costOfWaitingFigures(basisWith(program)).answer!;

it.each([
  ["conventional", [340, 340]],
  ["allCash", [700]],
] as const)("draws the rules of %s in one size of letters, however many there are", (program, widths) => {
  const { container } = render(<PaperRules answer={answerWith(program)} own={costOfWaitingEn} />);
  const boxes = [...container.querySelectorAll("svg")].map((svg) => svg.getAttribute("viewBox"));
  expect(boxes).toEqual(widths.map((width) => `0 0 ${width} 62`));
});

it("tells of payments that change by the first one, and of a rate that changes that it is the first", () => {
  const termsOf = (extra: object, program: "conventional" | "interest5" = "conventional") => {
    const basis = basisWith(program, extra);
    const { answer, assumptions, waiting } = costOfWaitingFigures(basis);
    const props = { basis, brand, assumptions, waiting, pictures: {}, words: english };
    const { container } = render(<PrintedCostOfWaiting {...props} answer={answer!} />);
    return /The loan for buying now has a rate of (.*?) down\./.exec(container.textContent!)![1]!;
  };
  expect(termsOf({})).toMatch(/^6\.5%, an APR of [\d.]+%, 360 payments of \$2,275\.44 and 20%$/);
  expect(termsOf({ type: "arm5" })).toMatch(
    /^6\.5% at first, an APR of [\d.]+%, 360 payments that begin at \$2,275\.44 and 20%$/,
  );
  expect(termsOf({ type: "bd10" })).toMatch(
    /^5\.5% at first, an APR of [\d.]+%, 360 payments that begin at \$2,044\.04 and 20%$/,
  );
  expect(termsOf({}, "interest5")).toMatch(
    /^6\.5%, an APR of [\d.]+%, 360 payments that begin at \$1,950\.00 and 20%$/,
  );
});

it("tells the payments of the contract, whatever is paid beside them, and later years in whole dollars", () => {
  const basis = basisWith("conventional", { additionalMonthlyPayments: [{ id: "more", amount: 250, date: null }] });
  const { answer, assumptions, waiting } = costOfWaitingFigures(basis);
  const { container } = render(
    <PrintedCostOfWaiting {...{ basis, brand, assumptions, waiting }} answer={answer!} pictures={{}} words={english} />,
  );
  expect(container.textContent).toMatch(/360 payments of \$2,275\.44/);
  const years = [...container.querySelectorAll("section")].find(
    (section) =>
      section.querySelector("h2")?.textContent === costOfWaitingEn.costs.title && section.querySelector("table"),
  )!;
  expect(years.querySelectorAll("td").length).toBeGreaterThan(20);
  expect(years.querySelector("table")!.textContent).not.toMatch(/\.\d\d/);
});
