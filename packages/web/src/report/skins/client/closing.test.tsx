import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { fourLoans } from "../../../scenario/scenario.fixture";
import { Closing } from "./closing";
import { Hero } from "./hero";
import { SkinContext } from "./skin";
import { skinFor } from "./skin.fixture";

afterEach(cleanup);

/** A loan whose insurance is one premium at closing that nobody has typed. */
function withSinglePremium() {
  const { loans, ...rest } = fourLoans();
  const insured = { ...loans[0]!, downPayment: null, downPaymentPercentage: 10, MI: null, annualMIPercentage: null };
  return { ...rest, loans: [{ ...insured, MIWorksheet: { ...insured.MIWorksheet, isMonthly: false } }] };
}

it("says of the cash at a glance and in large that it is without a premium that nobody knows", () => {
  const skin = skinFor(withSinglePremium());
  render(
    <SkinContext value={skin}>
      <Hero />
      <Closing name="cash" />
    </SkinContext>,
  );
  expect(screen.getByText(/to close, without mortgage insurance$/)).toBeDefined();
  expect(screen.getByText("without mortgage insurance")).toBeDefined();
});
