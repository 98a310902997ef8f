import type { Horizon } from "@highway/engine/scenario/schema/types";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { column } from "../../column.fixture";
import { type Source, sections } from "../../sections";
import { manner } from "./manner";
import { ResultSection } from "./section";

const show = (taxSavings: number | null) => {
  const horizons = [0, 1, 2].map((years) => ({ years, taxSavings: taxSavings && taxSavings * years }) as Horizon);
  const times = { lastYear: 2, yearly: new Map([["loan", horizons]]) } as unknown as Source["times"];
  const columns = [column({})];
  const section = sections.taxSavings({ columns, years: [1, 2], times, ...manner, month: String })!;
  const { unmount } = render(
    <ResultSection name="taxSavings" section={section} columns={columns} differences={false} />,
  );
  const text = document.body.textContent;
  const tables = screen.queryAllByRole("table").length;
  unmount();
  return { text, tables };
};

it("says why there are no tax savings, in place of an empty chart", () => {
  expect(show(0)).toEqual({ text: expect.stringContaining("None: the standard deduction is higher"), tables: 0 });
  expect(show(100).tables).toBe(1);
});

it("asks the officer for what they depend on", () => {
  expect(show(null).text).toContain("Shown when the client's tax rate, or income and filing status, is known.");
});
