import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { figure, onAPage, one, show, table, two } from "./results-page.fixture";

onAPage();

describe("the results page", () => {
  it("has the four figures first, as drawn", async () => {
    await show(one, two);
    const row = (name: string) => {
      const line = within(table("First figures")).getByRole("row", { name: new RegExp(`^${name}`) });
      return within(line)
        .getAllByText(/^[$\d]/)
        .map((value) => value.textContent);
    };
    expect(row("Total payment")).toEqual(["$3,064.10", "$2,966.27"]);
    expect(row("Cash to close")).toEqual(["$109,493", "$113,443"]);
    expect(row("APR")).toEqual(["6.57%", "6.288%"]);
    expect(row("Interest over the loan")).toEqual(["$510,180", "$474,960"]);
    expect(screen.getAllByRole("grid")[0]).toBe(table("First figures"));
  });

  it("says in words what they come to, above the figures", async () => {
    await show(one, two);
    const line = screen.getByText(
      "Loan B costs $97.83 less a month and $3,950 more at closing than loan A; the extra cash is paid back in 41 months.",
    );
    const after = line.compareDocumentPosition(table("First figures"));
    expect(after & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });

  it("marks the lowest with a sign that is more than color", async () => {
    await show(one, two);
    expect(
      within(figure(/Total payment, Loan B:\s*\$2,966\.27.*Lowest/)).getByRole("img", { name: "Lowest" }),
    ).toBeDefined();
    expect(figure(/Total payment, Loan A:\s*\$3,064\.10$/)).toBeDefined();
  });

  it("shows differences against loan A until they are switched off", async () => {
    await show(one, two);
    expect(within(table("Monthly payment")).getAllByText("−97.83")).toHaveLength(2);
    fireEvent.click(screen.getByRole("checkbox", { name: "Differences" }));
    expect(within(table("Monthly payment")).queryByText("−97.83")).toBeNull();
  });

  it("holds the places of Years and Sections until their code is there, so that nothing moves from under the hand", async () => {
    const drawn = show(one, two);
    for (const name of ["Years", "Sections"]) expect(screen.getByText(name).closest(".invisible")).not.toBeNull();
    await drawn;
    for (const name of ["Years", "Sections"]) expect(screen.getAllByText(name)).toHaveLength(1);
    expect(screen.getByRole("button", { name: "Years" })).toBeDefined();
  });

  it("says when the extra cash is paid back, and in which month", async () => {
    await show(one, two);
    expect(screen.getByText("Payment 41")).toBeDefined();
    expect(screen.getByText("June 2030")).toBeDefined();
    expect(screen.getByText("$3,950.68 ÷ $97.83")).toBeDefined();
  });

  it("shows dashes and the reason for a loan without its rate, and nothing stale", async () => {
    await show(one, { ...two, rate: "6.1x" });
    const cells = within(table("First figures")).getAllByText("No figure");
    expect(cells).toHaveLength(4);
    expect(screen.getByRole("button", { name: /^Loan B: Enter / })).toBeDefined();
    expect(screen.queryByText("Payment 41")).toBeNull();
  });

  it("says which required field a loan lacks", async () => {
    await show(one, { ...two, rate: null }, { ...two, downPaymentPercentage: null });
    expect(screen.getByText("Loan B: Rate is required.")).toBeDefined();
    expect(screen.getByText("Loan C: Down Payment is required.")).toBeDefined();
  });

  it("says that an APR was typed", async () => {
    await show({ ...one, customAPR: 6.6 });
    expect(figure(/APR, Loan A:\s*6\.6%\s*typed/)).toBeDefined();
  });

  it("needs no comparison for one loan", async () => {
    await show(one);
    expect(screen.queryByRole("checkbox", { name: "Differences" })).toBeNull();
    expect(screen.queryByText(/Break-even/)).toBeNull();
  });
});
