import type { Horizon } from "@highway/engine/scenario/schema/types";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { column } from "../../column.fixture";
import { type Source, sections } from "../../sections";
import { manner } from "./manner";
import { ResultSection } from "./section";
import { applies } from "./source";

afterEach(cleanup);

const columns = [column({})];
const sourceWith = (horizon: (years: number) => Partial<Horizon>): Source => {
  const horizons = [0, 1, 2, 7, 10].map((years) => ({ years, ...horizon(years) }) as Horizon);
  const byYear = Array.from({ length: 11 }, (_, year) => horizons.find(({ years }) => years === year) ?? horizons[0]!);
  const times = { lastYear: 10, yearly: new Map([["loan", byYear]]), comparison: [], moveUp: null };
  return { columns, years: [1, 7, 10], times: times as unknown as Source["times"], ...manner, month: String };
};

function show(name: keyof typeof sections, source: Source, isOpen: boolean) {
  const section = sections[name](source)!;
  render(
    <ResultSection
      name={name}
      section={section}
      columns={columns}
      differences={false}
      details={{ isOpen, onOpen: () => {} }}
    />,
  );
  const lines = (table: HTMLElement) =>
    within(table)
      .getAllByRole("rowheader")
      .map(({ textContent }) => textContent);
  return screen.getAllByRole("table").map(lines);
}

describe("a section's details", () => {
  const source = sourceWith((years) => ({ totalCost: 100 * years, ownershipCosts: 10 * years }));
  it("are closed but for the line that says what it comes to", () => {
    expect(show("totalCost", source, false)).toEqual([["Total cost, 7 years"], ["Costs of owning, 7 years"]]);
    expect(screen.getByRole("button", { name: "Total cost" }).getAttribute("aria-expanded")).toBe("false");
  });
  it("are all its lines and their charts", () => {
    expect(show("totalCost", source, true)).toEqual([
      ["Total cost", "1 year", "7 years", "10 years"],
      ["Costs of owning", "1 year", "7 years", "10 years"],
    ]);
    expect(screen.getAllByRole("figure")).toHaveLength(2);
  });
  it("of a section whose picture stands on top of the page are not closed", () => {
    show("monthly", source, false);
    expect(screen.getByRole("rowheader", { name: "Principal and interest" })).toBeDefined();
    expect(screen.queryByRole("figure")).toBeNull();
  });
});

describe("a section applies", () => {
  it.each([
    ["tax savings of nothing", "taxSavings", { taxSavings: 0 }, false],
    ["tax savings that are not known", "taxSavings", { taxSavings: null }, false],
    ["tax savings", "taxSavings", { taxSavings: 100 }, true],
    ["a second loan, where there is none", "secondLoan", {}, false],
    ["extra payments, where there are none", "extraPayments", {}, false],
    ["savings, where nothing is refinanced", "savings", {}, false],
    ["a sale, where nothing is sold", "moveUp", {}, false],
    ["a break-even of one loan", "breakEven", {}, false],
    ["the monthly payment", "monthly", {}, true],
  ] as const)("where it says something: %s", (_case, name, horizon, expected) =>
    expect(
      applies(
        name,
        sourceWith(() => horizon),
      ),
    ).toBe(expected),
  );
});
