import type { Horizon } from "@highway/engine/scenario/schema/types";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { column } from "./column.fixture";
import type { LaterProps } from "./results";
import { TaxSavings } from "./total-cost";

const show = (taxSavings: number | null, forClient = false) => {
  const horizons = [0, 1, 2].map((years) => ({ years, taxSavings: taxSavings && taxSavings * years }) as Horizon);
  const times = { lastYear: 2, yearly: new Map([["loan", horizons]]) } as unknown as LaterProps["times"];
  const { unmount } = render(
    <TaxSavings columns={[column({})]} years={[1, 2]} differences={false} forClient={forClient} times={times} />,
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

it("asks the officer for what they depend on, and never the client", () => {
  expect(show(null).text).toContain("Shown when the client's tax rate, or income and filing status, is known.");
  expect(show(null, true).text).toBe("");
});
