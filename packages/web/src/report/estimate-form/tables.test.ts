import { estimateForm } from "@highway/engine/scenario/outcomes/estimate-form/form";
import type { Loan, Scenario } from "@highway/engine/scenario/schema/types";
import { fixedRate, interestOnlyArm, refinance } from "@highway/engine/scenario/testing/loan-estimate-samples";
import { workOut } from "@highway/engine/scenario/working";
import { describe, expect, it } from "vitest";
import { estimateFormEn } from "../../lib/words/estimate-form.en";
import { estimateFormEs } from "../../lib/words/estimate-form.es";
import { loanEn } from "../../lib/words/loan.en";
import { loanEs } from "../../lib/words/loan.es";
import { formPages } from "./tables";

function pagesOf(scenario: Scenario, lang: "en" | "es" = "en") {
  const form = estimateForm(workOut(scenario, scenario.loans[0]!));
  if (typeof form === "string") throw new Error(form);
  return lang === "es" ? formPages(form, estimateFormEs, loanEs) : formPages(form, estimateFormEn, loanEn);
}

/** The lines of a table by their labels: "Loan Amount" to "$162,000 | NO". */
function linesOf(scenario: Scenario, title: string) {
  const table = pagesOf(scenario)
    .flatMap(({ tables }) => tables)
    .find((each) => each.title === title);
  return Object.fromEntries(table!.rows.map(({ label, values }) => [label, values.join(" | ")]));
}

describe("the pages of a Loan Estimate", () => {
  it("print sample H-24(B) as the form does", () => {
    expect(linesOf(fixedRate, "Loan Terms")).toMatchObject({
      "Loan Amount": "$162,000 | NO",
      "Interest Rate": "3.875% | NO",
      "Monthly Principal & Interest": "$761.78 | NO",
    });
    expect(linesOf(fixedRate, "Projected Payments")).toMatchObject({
      "Mortgage Insurance": "$82 | \u2014",
      "Estimated Escrow": "$206 | $206",
      "Estimated Total Monthly Payment": "$1,050 | $968",
    });
    expect(linesOf(fixedRate, "Loan Costs")).toMatchObject({
      "A. Origination Charges": "$1,802",
      "0.25% of Loan Amount (Points)": "$405",
      "D. TOTAL LOAN COSTS (A + B + C)": "$5,672",
    });
    expect(linesOf(fixedRate, "Other Costs")).toMatchObject({
      "Prepaid Interest ($17.44 per day for 15 days @ 3.875%)": "$262",
      "J. TOTAL CLOSING COSTS": "$8,054",
    });
    expect(linesOf(fixedRate, "Calculating Cash to Close")).toMatchObject({
      Deposit: "−$10,000",
      "Estimated Cash to Close": "$16,054",
    });
  });

  it("print the two tables of an adjustable loan with interest only, and none of a fixed one", () => {
    expect(linesOf(interestOnlyArm, "Adjustable Payment (AP) Table")).toMatchObject({
      "Interest Only Payments?": "YES for your first 60 payments",
      "Step Payments?": "NO",
      "First Change/Amount": "$1,028 – $1,359 at payment 61",
    });
    expect(linesOf(interestOnlyArm, "Adjustable Interest Rate (AIR) Table")).toMatchObject({
      "Initial Interest Rate": "4%",
      "Minimum/Maximum Interest Rate": "3.25% / 12%",
      "Change Frequency: First Change": "Beginning of month 61",
    });
    const titles = pagesOf(fixedRate).flatMap(({ tables }) => tables.map(({ title }) => title));
    expect(titles.filter((title) => title.startsWith("Adjustable"))).toEqual([]);
  });

  it("name the years that a buydown lowers where the borrower pays for it, unless only interest is paid", () => {
    const productOf = (change: Partial<Loan>, lang: "en" | "es" = "en") => {
      const loans = fixedRate.loans.map((loan) => ({ ...loan, ...change }));
      return pagesOf({ ...fixedRate, loans }, lang)[0]!.tables[0]!.rows[2]!.values[0];
    };
    const bought = { type: "bd21", buydownPaidBy: "borrower" } as const;
    expect(productOf(bought)).toBe("2 Year Step Payment, Fixed Rate");
    expect(productOf({ ...bought, type: "bd10" }, "es")).toBe("Pagos escalonados durante 1 año, Tasa fija");
    expect(productOf({ ...bought, buydownPaidBy: "seller" })).toBe("Fixed Rate");
    expect(productOf({ ...bought, program: "interest5" })).toBe("5 Year Interest Only, Fixed Rate");
  });

  it("say of a refinance what goes to the borrower", () => {
    expect(linesOf(refinance, "Calculating Cash to Close")).toEqual({
      "Loan Amount": "$150,000",
      "Total Closing Costs (J)": "−$5,099",
      "Estimated Total Payoffs and Payments": "−$120,000",
      "Estimated Cash to Close": "$24,901 to borrower",
      "Estimated Closing Costs Financed (Paid from your Loan Amount)": "$5,099",
    });
  });

  it("have the same tables and figures in Spanish", () => {
    for (const sample of [fixedRate, interestOnlyArm, refinance]) {
      const [en, es] = [pagesOf(sample), pagesOf(sample, "es")];
      const shape = (pages: typeof en) => pages.map(({ tables }) => tables.map(({ rows }) => rows.length));
      expect(shape(es)).toEqual(shape(en));
    }
    expect(pagesOf(fixedRate, "es")[0]!.tables[1]!.rows[0]!.values).toEqual(["$162,000", "No"]);
  });
});
