import { type Cents, dollars } from "../../../money/cents";
import { federalIncomeTax } from "../../../rules/federal-income-tax";
import { interestDebtCap } from "../../../rules/interest-debt-cap";
import { saltCap } from "../../../rules/salt-cap";
import { standardDeduction } from "../../../rules/standard-deduction";
import { inflationDefault, maintenanceDefault, rentGrowthDefault } from "../../../rules/tool-defaults";
import type { MonthlyCosts } from "../../costs-of-owning";
import { loanOutlay } from "../../owner";
import { taxpayerInputs } from "../../tax-inputs";
import {
  amount,
  assumedStep,
  count,
  lawOn,
  NO_TAXES,
  overYears,
  type Told,
  taxGrowthStep,
  taxYearStep,
  total,
  workedFigure,
  yearsText,
} from "../../wording";
import type { Comparison } from "../comparison";
import type { RentOrBuyFigure } from "../figures";
import { totalsOf } from "../rent-or-buy";

const sums = (compared: Comparison) => totalsOf(compared, compared.assumptions.horizon);
const years = ({ owner, assumptions }: Comparison) => owner.costs.slice(0, assumptions.horizon);
const inflationStep = ({ assumptions, working }: Comparison) =>
  assumedStep("Annual inflation", assumptions.inflation, inflationDefault, working.asOf);

/** A cost of owning over the years: twelve times the month of each. */
const cost = (compared: Comparison, key: keyof MonthlyCosts, rule: string, inputs: Told["inputs"]): Told => {
  const amounts = years(compared).map((each) => each[key] * 12);
  return workedFigure({ rule }, sums(compared)[key as "propertyTax"], inputs, [
    overYears(amounts, "12 × the month of each year, to the nearest cent"),
  ]);
};

/** What runs month by month until a horizon, by year. */
const yearlyFrom = (soFar: Float64Array, count: number) =>
  Array.from({ length: count }, (_, year) => soFar[year * 12 + 12]! - soFar[year * 12]!);

function explainTaxSavings(compared: Comparison): Told {
  const { owner, working, assumptions } = compared;
  const rule =
    "The tax that the deductions of each year of owning save, counted at the end of the year. Interest counts together with the points of the purchase and the monthly mortgage insurance as far as the law allows, on no more than the capped debt. State and local taxes count up to their cap. Only the part above what the client would deduct without the home counts. Of a home with two to four units an equal part counts, for the unit that the client lives in.";
  const law = lawOn(working.asOf, standardDeduction, federalIncomeTax, interestDebtCap, saltCap);
  const about = { rule, ...law };
  if (!owner.taxYears)
    return workedFigure(about, 0, [], [NO_TAXES, amount("Tax savings", 0, { detail: "Counted as zero" })]);
  const parts = owner.taxYears.slice(0, assumptions.horizon).map(taxYearStep);
  return workedFigure(
    about,
    sums(compared).taxSavings,
    [...taxpayerInputs(working, assumptions), taxGrowthStep(working, assumptions)],
    [
      amount(`Over ${yearsText(assumptions.horizon)}`, sums(compared).taxSavings, {
        parts,
        formula:
          "tax on the income less what is deducted without the home − tax on the income less what is deducted with it",
      }),
    ],
  );
}

function explainOwnerMonth(compared: Comparison): Told {
  const { owner } = compared;
  const { total: _, ...costs } = owner.costs[0]!;
  const lines = [
    ["Loan payments", owner.loans.payments[1]!],
    ["Mortgage insurance", owner.loans.premiums[1]!],
    ["Property tax", costs.propertyTax],
    ["Home insurance", costs.homeInsurance],
    ["Association fee", costs.associationFee],
    ["Maintenance", costs.maintenance],
  ] as const;
  return workedFigure(
    {
      rule: "What owning costs in the first month, which is the payments of both loans, mortgage insurance, property tax, home insurance, dues and upkeep.",
    },
    owner.outlay[1]!,
    [],
    [total("First month", lines)],
  );
}

function explainOwnerOutlay(compared: Comparison): Told {
  const { owner, assumptions } = compared;
  const { ownerOutlay, taxSavings } = sums(compared);
  const months = assumptions.horizon * 12;
  let loans = 0;
  for (let month = 1; month <= months; month++) loans += loanOutlay(owner.loans, month);
  const costs = years(compared).reduce((all, each) => all + each.total * 12, 0);
  return workedFigure(
    {
      rule: "Everything that the owner has paid by then, which is the cash at closing, the loans with their mortgage insurance and the costs of the home, minus the tax saved.",
    },
    ownerOutlay,
    [],
    [
      total(`Over ${yearsText(assumptions.horizon)}`, [
        ["Cash to close", owner.outlay[0]!],
        ["Loans and mortgage insurance", loans],
        ["Property tax, insurance, dues and upkeep", costs],
        ["Tax saved", 0 - taxSavings],
      ]),
    ],
  );
}

export const outlayExplainers = {
  renterAtStart: ({ renter, assumptions }) =>
    workedFigure(
      {
        rule: "The security deposit, in months of the first rent, and the fee at the start. The deposit comes back without interest and is never topped up.",
      },
      renter.deposit + renter.fee,
      [
        amount("First rent", dollars(assumptions.rent)),
        count("Months of deposit", assumptions.depositMonths, "months"),
      ],
      [
        total("At the start", [
          ["Security deposit", renter.deposit],
          ["Fee", renter.fee],
        ]),
      ],
    ),
  ownerMonth1: explainOwnerMonth,
  renterMonth1: ({ renter }) =>
    workedFigure(
      { rule: "The rent and the renter's insurance of the first month." },
      renter.years[0]!.rent + renter.years[0]!.insurance,
      [],
      [
        total("First month", [
          ["Rent", renter.years[0]!.rent],
          ["Renter's insurance", renter.years[0]!.insurance],
        ]),
      ],
    ),
  interest: (compared) =>
    workedFigure(
      { rule: "The interest on both loans by their schedules, as they are paid." },
      sums(compared).interest,
      [],
      [
        overYears(
          yearlyFrom(compared.owner.loans.interest, compared.assumptions.horizon),
          "the interest in each year's payments",
        ),
      ],
    ),
  mortgageInsurance: (compared) =>
    workedFigure(
      { rule: "The monthly mortgage insurance for as long as it runs." },
      sums(compared).mortgageInsurance,
      [count("Payments with mortgage insurance", compared.working.repayment.miMonths, "months")],
      [
        overYears(
          yearlyFrom(compared.owner.loans.premiums, compared.assumptions.horizon),
          "the premiums of each year's payments",
        ),
      ],
    ),
  propertyTax: (compared) =>
    cost(
      compared,
      "propertyTax",
      "A twelfth of the year's property tax each month. The bill itself grows each year, because the bill is known and a later assessment is not.",
      [
        amount("Property tax of the first year", compared.working.costs.tax.year),
        taxGrowthStep(compared.working, compared.assumptions),
      ],
    ),
  homeInsurance: (compared) =>
    cost(compared, "homeInsurance", "The home insurance of each month, which follows inflation year by year.", [
      amount("Monthly home insurance in the first year", compared.owner.costs[0]!.homeInsurance),
      inflationStep(compared),
    ]),
  associationFee: (compared) =>
    cost(compared, "associationFee", "The association dues of each month, which follow inflation year by year.", [
      amount("Monthly dues in the first year", compared.owner.costs[0]!.associationFee),
      inflationStep(compared),
    ]),
  maintenance: (compared) =>
    cost(
      compared,
      "maintenance",
      "A percentage of the price a year for upkeep, a twelfth of it each month, which follows inflation. It is figured on the price and not on the value, because a roof costs no less when the market falls.",
      [
        amount("Price", compared.working.bases.price),
        assumedStep("Annual maintenance", compared.assumptions.maintenance, maintenanceDefault, compared.working.asOf),
        inflationStep(compared),
      ],
    ),
  taxSavings: explainTaxSavings,
  rent: (compared) =>
    workedFigure(
      { rule: "The rent of each month, which grows each year." },
      sums(compared).rent,
      [
        amount("First rent", dollars(compared.assumptions.rent)),
        assumedStep("Annual rent growth", compared.assumptions.rentGrowth, rentGrowthDefault, compared.working.asOf),
      ],
      [
        overYears(
          compared.renter.years.slice(0, compared.assumptions.horizon).map(({ rent }) => rent * 12),
          "12 × first rent × (1 + growth)^(year − 1), each month to the nearest cent",
        ),
      ],
    ),
  rentersInsurance: (compared) =>
    workedFigure(
      { rule: "The renter's insurance of each month, which follows inflation year by year." },
      sums(compared).rentersInsurance,
      [
        amount("Monthly premium in the first year", dollars(compared.assumptions.rentersInsurance)),
        inflationStep(compared),
      ],
      [
        overYears(
          compared.renter.years.slice(0, compared.assumptions.horizon).map(({ insurance }) => insurance * 12),
          "12 × the premium of each year's months",
        ),
      ],
    ),
  ownerOutlay: explainOwnerOutlay,
  renterOutlay: (compared) => {
    const { rent, rentersInsurance, renterOutlay } = sums(compared);
    return workedFigure(
      {
        rule: "Everything that the renter has paid by then, which is the deposit and the fee at the start, the rent and the renter's insurance.",
      },
      renterOutlay,
      [],
      [
        total(`Over ${yearsText(compared.assumptions.horizon)}`, [
          ["Security deposit and fee", (compared.renter.deposit + compared.renter.fee) as Cents],
          ["Rent", rent],
          ["Renter's insurance", rentersInsurance],
        ]),
      ],
    );
  },
} satisfies Partial<Record<RentOrBuyFigure, (compared: Comparison) => Told>>;
