import type { FigureName } from "@highway/engine/scenario/schema/types";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { figureRequest } from "../../../scenario/figures/figure-request";
import { basisOf } from "../../../scenario/figures/loan-figures";
import { useScenario } from "../../../scenario/store/store";
import { figure, onAPage, one, openDetails, show, table, two } from "./results-page.fixture";
import WorkingBody from "./working-body";

onAPage();

describe("show the working", () => {
  const panel = () => screen.queryByRole("complementary", { name: "How this is calculated" });
  // Its code is fetched when a figure is first pressed, which a busy machine may take its time for.
  const opened = () => screen.findByRole("complementary", { name: "How this is calculated" });
  const written = async () => within(await opened()).findByText(/Rules as of/);

  it("names its figure while the working is on its way", async () => {
    await show(one, two);
    fireEvent.click(figure(/APR, Loan B/));
    expect((await opened()).textContent).toContain("APR, loan B");
    await written();
    expect(panel()!.textContent).toContain("6.288%");
  });

  it("opens on the figure that is pressed, and closes with Escape, back on the figure", async () => {
    await show(one, two);
    const total = figure(/Total payment, Loan B/);
    total.focus();
    fireEvent.click(total);
    expect(total.getAttribute("aria-expanded")).toBe("true");
    await written();
    const text = panel()!.textContent!;
    for (const part of ["Total payment, loan B", "Conventional 30, 1 point", "$2,966.27", "$2,430.44", "$350.00"])
      expect(text).toContain(part);
    fireEvent.keyDown(panel()!, { key: "Escape" });
    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(total);
  });

  it("closes when the same figure is pressed again", async () => {
    await show(one, two);
    fireEvent.click(figure(/APR, Loan A/));
    fireEvent.click(figure(/APR, Loan A/));
    expect(panel()).toBeNull();
  });

  it("goes with a figure that turns into a dash", async () => {
    await show(one, { ...two, rate: null });
    expect(within(table("First figures")).queryByRole("button", { name: /Loan B/ })).toBeNull();
  });

  it("opens on the one horizon whose figure is pressed", async () => {
    await show(one, two);
    openDetails();
    const line = within(table("Total cost")).getByRole("row", { name: /^7 years/ });
    const [first] = within(line).getAllByRole("button");
    fireEvent.click(first!);
    await written();
    const expanded = document.querySelectorAll('[data-figure][aria-expanded="true"]');
    expect([...expanded]).toEqual([first]);
    expect(panel()!.textContent).toContain("After 7 years");
    expect(panel()!.textContent).not.toContain("After 10 years");
    // The page shows whole dollars, the working its cents.
    expect(first!.textContent).toContain("$176,728");
    expect(panel()!.textContent).toContain("After 7 years$176,727.93");
  });

  it("opens on a sentence that says when a loan is ahead", async () => {
    await show(one, two);
    fireEvent.click(screen.getByRole("button", { name: /^Total cost is lower from payment/ }));
    await written();
    expect(panel()!.textContent).toContain("Break-even by total cost, loan B");
  });

  it("explains a second loan, and a balance of both together", async () => {
    const secondLoan = { type: "fixed", ltv: 90, term: 20, amount: null, rate: 8 } as const;
    await show(one, { ...two, secondLoan });
    fireEvent.click(within(table("Monthly payment")).getByRole("button", { name: /^Second loan, Loan B/ }));
    await written();
    expect(panel()!.textContent).toContain("$418.22");
    // Of both its loans together, as the working has them.
    expect(screen.getByText("At year 7. With the second loan where there is one.")).toBeTruthy();
    const leftOut =
      "From the first payment to the last. Figures over the life of the loan do not include second loans.";
    expect(screen.getByText(leftOut)).toBeTruthy();
    fireEvent.click(within(table("Loans at year 7")).getByRole("button", { name: /^Balance, Loan B/ }));
    await written();
    expect(panel()!.textContent).toContain("Second loan$50,000.00");
  });

  it("has every figure's working, with its source", async () => {
    await show(one, { ...two, program: "fha", downPaymentPercentage: 3.5, points: 1 });
    openDetails();
    const buttons = [...document.querySelectorAll<HTMLButtonElement>("button[data-figure]")].reverse();
    const pressable = new Map(
      buttons.map(({ dataset }) => [dataset.figure!.split(" ")[1] as FigureName, dataset.figure!]),
    );
    expect(pressable.size).toBe(44);
    const basis = basisOf(useScenario.getState());
    cleanup();
    for (const [figure, name] of pressable) {
      const [loanID, , years] = name.split(" ");
      const loan = basis.document.loans.find(({ id }) => id === loanID)!;
      const asked = figureRequest(basis, loan, { figure, ...(Number(years) && { years: Number(years) }) })!;
      const { container, unmount } = render(<WorkingBody asked={asked} asOf="2026-11-20" head={(answer) => answer} />);
      expect(container.textContent, name).toContain("Rules as of 11/20/2026.");
      expect(container.querySelectorAll("ol > li").length, name).toBeGreaterThan(0);
      unmount();
    }
  });
});

describe("a figure that rests on a rule's last value", () => {
  it("says so below the table and in its working", async () => {
    await show(one, { name: "USDA 30", program: "usda", rate: 6.125 });
    expect(document.body.textContent).toMatch(
      /Mortgage insurance: This uses the last value of “USDA guarantee fee and annual fee”\. The one due on 10\/01\/2026/,
    );
    fireEvent.click(screen.getAllByRole("button", { name: /^Mortgage insurance, Loan B/ })[0]!);
    const panel = await screen.findByRole("complementary", { name: "How this is calculated" });
    await within(panel).findByText(/the value due on 10\/01\/2026 is not available yet/);
  });
});

describe("the keyboard in a table of figures", () => {
  const key = (name: string) => fireEvent.keyDown(document.activeElement!, { key: name });
  const at = () => document.activeElement!.textContent!.replace(/:.*/, "");

  it("has one tab stop and moves with the arrows", async () => {
    await show(one, two);
    const buttons = within(table("First figures")).getAllByRole<HTMLButtonElement>("button");
    expect(buttons.filter((button) => button.tabIndex === 0)).toHaveLength(1);
    buttons[0]!.focus();
    key("ArrowRight");
    expect(at()).toBe("Total payment, Loan B");
    key("ArrowDown");
    key("ArrowDown");
    expect(at()).toBe("APR, Loan B");
    key("Home");
    expect(at()).toBe("APR, Loan A");
    key("ArrowLeft");
    expect(at()).toBe("APR, Loan A");
    expect(buttons.filter((button) => button.tabIndex === 0).map((button) => button.textContent.slice(0, 3))).toEqual([
      "APR",
    ]);
  });

  it("passes over lines and loans that have nothing to press", async () => {
    await show(one, { ...two, rate: null }, two);
    within(table("The loans"))
      .getByRole("button", { name: /^Loan amount, Loan A/ })
      .focus();
    key("ArrowRight");
    expect(at()).toBe("Loan amount, Loan C");
    key("ArrowDown");
    expect(at()).toBe("Loan to value, Loan C");
  });
});
