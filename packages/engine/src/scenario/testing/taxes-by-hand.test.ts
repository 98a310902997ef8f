import fc from "fast-check";
import { expect, it } from "vitest";
import { dollars } from "../../money/cents";
import { calculateLoan } from "../calculate";
import type { Loan, Property, Scenario } from "../schema/types";
import { exampleLoan, exampleProperty } from "./example";
import { premiumsByHand } from "./premiums-by-hand.fixture";
import { type Status, savedByHand, type Taxpayer } from "./taxes-by-hand.fixture";
import { divided, LOANS_BY_HAND, levelPayment, MONTHLY } from "./whole-numbers.fixture";

const statuses: (Status | null)[] = ["single", "hoh", "marriedSeparate", "marriedJoint", null];

const anyOwner = fc.record({
  price: fc.integer({ min: 100, max: 30_000 }).map((hundreds) => hundreds * 100),
  down: fc.integer({ min: 0, max: 60 }),
  rate: fc.integer({ min: 0, max: 12_000 }),
  years: fc.integer({ min: 5, max: 40 }),
  annual: fc.integer({ min: 1, max: 1500 }),
  upfront: fc.constantFrom(0, 2500, 8765.43),
  program: fc.constantFrom("conventional", "conventional", "va" as const),
  propertyTax: fc.integer({ min: 0, max: 60_000 }),
  taxInc: fc.integer({ min: 0, max: 5 }),
  income: fc.oneof(
    fc.integer({ min: 0, max: 12_000 }),
    fc.integer({ min: 7000, max: 10_000 }),
    fc.integer({ max: 90_000, min: 0 }),
  ),
  status: fc.constantFrom(...statuses),
  typedRate: fc.integer({ min: 0, max: 45 }),
  closing: fc.constantFrom("2026-10-05", "2026-12-20", "2027-01-31"),
});

/** The columns of a level loan, month by month. */
function monthsByHand(lent: bigint, rate: bigint, payments: number) {
  const payment = levelPayment(lent, rate, payments);
  const months: { interest: bigint; balance: bigint }[] = [];
  for (let owed = lent; months.length < payments && owed > 0n; ) {
    const interest = divided(owed * rate, MONTHLY);
    const principal = payment - interest;
    owed = months.length === payments - 1 || principal >= owed ? 0n : owed - principal;
    months.push({ interest, balance: owed });
  }
  return months;
}

it("saves in tax to the cent what the statutes' words come to by hand, year by year", () => {
  fc.assert(
    fc.property(anyOwner, (owner) => {
      const {
        price,
        down,
        rate,
        years,
        annual,
        upfront,
        program,
        propertyTax,
        taxInc,
        income,
        status,
        typedRate,
        closing,
      } = owner;
      const loan: Loan = {
        ...exampleLoan,
        rate: rate / 1000,
        term: years,
        downPaymentPercentage: down,
        program,
        annualMIPercentage: program === "va" ? 0 : annual / 1000,
        upfrontMI: upfront,
      };
      const [asking] = exampleProperty.purchaseDetails;
      const home: Property = {
        ...exampleProperty,
        purchaseDetails: [{ ...asking!, price, userPropertyTax: propertyTax }],
        taxInc,
      };
      const horizonYears = [1, 5, 12];
      const client: Scenario["client"] = {
        monthlyIncome: income,
        taxRate: typedRate,
        ...(status && { filingStatus: status }),
      };
      const report: Scenario = {
        asOf: "2026-09-20",
        closingDate: closing,
        client,
        properties: [home],
        loans: [loan],
        horizonYears,
      };
      const taxpayer: Taxpayer = { income: BigInt(income * 1200), status, rate: BigInt(typedRate) };
      const lent = BigInt(price * (100 - down));
      const months = monthsByHand(lent, BigInt(rate), years * 12);
      const { contract } = premiumsByHand({
        program: "conventional",
        base: lent,
        value: BigInt(price * 100),
        rate: BigInt(rate),
        payments: years * 12,
        upfront: 0n,
        financed: false,
        annual: BigInt(annual),
        extra: 0n,
      });
      const paid = BigInt(dollars(upfront));
      // A private premium is spread over 84 months or a shorter term; the VA's fee counts whole in the year of the closing.
      const spread = BigInt(Math.min(84, years * 12));
      const spent = (month: number) => divided(paid * (BigInt(month) > spread ? spread : BigInt(month)), spread);
      const ofFee = (year: number) => (year === 0 && closing !== "2026-12-20" ? paid : 0n);
      const upfrontOf = (year: number) => (program === "va" ? ofFee(year) : spent(year * 12 + 12) - spent(year * 12));
      const firstYear = closing === "2026-10-05" ? 2026 : 2027;
      let saved = 0n;
      const savedAfter: bigint[] = [];
      for (let year = 0; year < 12; year++) {
        const of = months.slice(year * 12, year * 12 + 12);
        saved += savedByHand(taxpayer, {
          calendarYear: firstYear + year,
          interest: of.reduce((total, { interest }) => total + interest, 0n),
          balances: of.reduce((total, { balance }) => total + balance, 0n),
          premiums: (program === "va" ? [] : contract)
            .slice(year * 12, year * 12 + 12)
            .reduce((total, each) => total + each, upfrontOf(year)),
          propertyTax: divided(BigInt(propertyTax) * 100n * BigInt(100 + taxInc) ** BigInt(year), 100n ** BigInt(year)),
        });
        savedAfter.push(saved);
      }
      const { horizons } = calculateLoan(report, loan);
      expect(horizons.map(({ taxSavings }) => BigInt(dollars(taxSavings!)))).toEqual(
        horizonYears.map((after) => savedAfter[after - 1]),
      );
    }),
    { numRuns: LOANS_BY_HAND },
  );
});
