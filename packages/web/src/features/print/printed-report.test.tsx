import { brand } from "@highway/core/exports/example";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { money } from "../../lib/format";
import { figuresOf } from "../../lib/scenario/loan-figures";
import { fourLoans } from "../../lib/scenario/scenario.fixture";
import type { ScenarioClient } from "../../lib/scenario/store";
import { english } from "./english";
import { PrintedReport, pageFeet, quoted } from "./printed-report";
import { isPrintSection, type PrintSection } from "./sections";
import { spanish } from "./spanish";
import type { Words } from "./words";

afterEach(cleanup);

const client = { name: "Jordan Davis" } as ScenarioClient;
const basis = { document: fourLoans(), client };
const usual: PrintSection[] = ["loans", "monthly", "cash", "balance", "overTheLoan", "totalCost", "breakEven"];
type Change = { words?: Words; sections?: PrintSection[]; brand?: Partial<typeof brand> };

function open({ words = english, sections = usual, brand: changed = {} }: Change = {}) {
  const all = { basis, words, sections, brand: { ...brand, ...changed }, pictures: {}, scene: null };
  return render(<PrintedReport {...all} />);
}
const titles = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
const partner = {
  ...{ cbID: "cbr_1", name: "Marcus Lee", title: "", license: "900417", company: "Oakline Realty", email: "" },
  ...{ phone: null, hasHeadshot: false, position: "left" as const },
};

describe("the printed report", () => {
  it("shows every figure of every loan as the engine has it", () => {
    open();
    const loans = basis.document.loans.map((loan) => figuresOf(basis, loan).result!);
    const rows = [...document.querySelectorAll("tr")];
    const line = (name: string) =>
      rows.flatMap((row) => (row.querySelector("th")?.textContent === name ? (row.textContent ?? "") : [])).join();
    const cents = (value: number | null) => money(value, { cents: true });
    for (const { monthly, cash, totals, amount } of loans) {
      expect(line("Loan amount")).toContain(cents(amount));
      expect(line("Principal and interest")).toContain(cents(monthly.principalAndInterest));
      expect(line("Monthly payment")).toContain(cents(monthly.total));
      expect(line("Cash to close")).toContain(cents(cash.toClose));
      expect(line("Interest")).toContain(cents(totals.interest));
    }
  });

  it("shows the sections that the report shows, in its order", () => {
    open({ sections: ["totalCost", "monthly"] });
    expect(titles()).toEqual(["Four ways to buy", "What each loan costs over time", "Monthly payment", "Please read"]);
  });

  it("prints nothing that only the officer reads", () => {
    expect(["loans", "escrow", "loanEstimate", "other"].map(isPrintSection)).toEqual([true, false, false, false]);
  });

  it("heads it with the officer only where the officer shows a header", () => {
    open();
    expect(screen.getByText("Dana Whitfield")).toBeDefined();
    expect(screen.getByText("Senior Loan Officer, NMLS #9401827")).toBeDefined();
    expect(screen.queryByText("Certified Mortgage Advisor")).toBeNull();
    cleanup();
    open({ brand: { hasCMA: true } });
    expect(screen.getByText("Certified Mortgage Advisor")).toBeDefined();
    cleanup();
    open({ brand: { useHeader: false } });
    expect(screen.queryByText("Dana Whitfield")).toBeNull();
    // Whose license it is stays to be read.
    expect(screen.getByText(/NMLS #9401827/)).toBeDefined();
  });

  it.each(["left", "right"] as const)("sets the co-brand on the %s", (position) => {
    open({ brand: { cobrand: { ...partner, position } } });
    const names = within(screen.getByRole("banner")).getAllByText(/^(Marcus Lee|Dana Whitfield)$/);
    expect(names.map(({ textContent }) => textContent)[position === "left" ? 0 : 1]).toBe("Marcus Lee");
  });

  it("speaks Spanish throughout", () => {
    open({ words: spanish });
    expect(titles().slice(0, 2)).toEqual(["Cuatro maneras de comprar", "Los préstamos, lado a lado"]);
    const text = document.body.textContent ?? "";
    expect(text).toContain("Preparado para Jordan Davis el 20 de noviembre de 2026.");
    expect(text).not.toMatch(/\b(payment|interest|years|balance|none|lowest|today)\b/i);
  });

  it("says at the foot of each page whose it is, whatever a name holds", () => {
    expect(pageFeet({ basis, words: english })).toContain("Raleigh or Cary. Prepared for Jordan Davis, 11/20/2026.");
    expect(quoted('a"b\\c}')).toBe('"a\\22 b\\5c c\\7d "');
  });
});
