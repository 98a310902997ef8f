import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { fourLoans } from "../../../scenario/scenario.fixture";
import { LoanChips } from "./loan-switch";
import { SkinContext } from "./skin";
import { skinFor } from "./skin.fixture";

it.each([2, 4])("makes a chip as wide as the payment in it, however large that is: of %i loans", (count) => {
  const { loans, ...rest } = fourLoans();
  render(
    <SkinContext value={skinFor({ ...rest, loans: loans.slice(0, count) })}>
      <LoanChips />
    </SkinContext>,
  );
  const chips = screen.getAllByRole("button").map((button) => button.closest("li")!);
  const said = chips.filter(({ textContent }) => /\$[\d,]+$/.test(textContent));
  expect(said).toHaveLength(count === 2 ? 2 : 1);
  // It never gives way to the others.
  for (const chip of chips) expect(/flex-\[1_0_auto\]/.test(chip.className)).toBe(said.includes(chip));
});
