import { type Cents, dollars, share } from "../../../money/cents";
import { type GainsTax, gainsTaxParts } from "../../../property/gains-tax";
import { capitalGains, homeGainExclusion, investmentSurtax } from "../../../rules/capital-gains";
import { investmentReturnDefault } from "../../../rules/tool-defaults";
import type { Account } from "../../accounts";
import {
  amount,
  assumedStep,
  figure,
  growthSteps,
  lawOn,
  percentText,
  rate,
  type Told,
  total,
  workedFigure,
  yearsText,
} from "../../wording";
import { type Comparison, type End, endAfter, inTodaysMoney } from "../comparison";
import type { RentOrBuyFigure } from "../figures";

const horizonOf = ({ assumptions }: Comparison) => assumptions.horizon;
const endOf = (compared: Comparison): End => endAfter(compared, horizonOf(compared));
const after = (compared: Comparison) => `After ${yearsText(horizonOf(compared))}`;
const STAYS = "Nobody sells, so nothing is paid for a sale";

function explainValue(compared: Comparison): Told {
  const { working, growth } = compared;
  const { homeValue } = endOf(compared);
  return workedFigure(
    {
      rule: "The estimated value, or else the price, grown at each year's effective rate, which is value × (1 + rate)^(months ÷ 12), rounded once to the nearest cent. The last year's rate continues after it.",
      source: "An effective annual rate, so 3.5% a year is 3.5% after a year",
    },
    homeValue,
    [amount("Value today", working.bases.value), ...growthSteps(working, growth)],
    [
      total(after(compared), [
        ["Value today", working.bases.value],
        ["Growth", homeValue - working.bases.value],
      ]),
    ],
  );
}

function explainSellingCosts(compared: Comparison): Told {
  const { working, costToSell, assumptions } = compared;
  const { homeValue, sellingCosts } = endOf(compared);
  const about = { rule: "The cost to sell, as a percentage of the value at the sale, and the repairs." };
  const inputs = [amount("Value at the sale", homeValue), rate("Cost to sell", costToSell)];
  if (assumptions.ending === "stay")
    return workedFigure(about, 0, inputs, [amount("Cost of the sale", 0, { detail: STAYS })]);
  return workedFigure(about, sellingCosts, inputs, [
    total("Cost of the sale", [
      [`${percentText(costToSell)} of the value`, share(homeValue, costToSell)],
      ["Repairs", dollars(working.property.repairs)],
    ]),
  ]);
}

function explainHomeGain(compared: Comparison): Told {
  const { working, costToSell, assumptions } = compared;
  const end = endOf(compared);
  const about = {
    rule: "The value minus the cost to sell and the price, minus the gain that is not taxed once the owner has lived in the home for 2 years. On a home with two to four units that is at most the gain on the owner's unit, an equal part. Closing costs and repairs do not lower it, which is conservative. A loss counts as zero.",
    source: homeGainExclusion.source,
    version: homeGainExclusion.version(working.asOf).from,
  };
  if (assumptions.ending === "stay")
    return workedFigure(about, 0, [], [amount("Taxable gain", 0, { detail: "Nobody sells, so no gain is taxed" })]);
  const gain = end.homeValue - share(end.homeValue, costToSell) - working.bases.price;
  const steps = [
    total("Gain on the home", [
      ["Value at the sale", end.homeValue],
      ["Cost to sell", 0 - share(end.homeValue, costToSell)],
      ["Price", 0 - working.bases.price],
    ]),
    amount("Gain that is not taxed", end.excludedGain),
    amount("Taxable gain", end.taxableHomeGain, {
      detail: `${figure(gain)} − ${figure(end.excludedGain)}, at least 0.00`,
      formula: "gain − gain that is not taxed, not below 0",
    }),
  ];
  return workedFigure(about, end.taxableHomeGain, [], steps);
}

/** The steps from a gain to its tax. */
function gainsTaxSteps(by: GainsTax, gain: Cents, tax: Cents) {
  if (gain <= 0) return [amount("Tax on the gain", 0, { detail: "There is no gain" })];
  if (by.by === "rate") {
    const detail = by.isTyped ? "As entered" : "The default rate, because income or filing status is not known";
    return [
      rate("Tax on gains", by.rate, { detail }),
      amount("Tax on the gain", tax, { formula: "gain × rate, to the nearest cent" }),
    ];
  }
  const parts = gainsTaxParts(by, gain);
  const at = investmentSurtax.on(by.asOf);
  return [
    amount("Taxable income below the gain", by.income - by.standard, { detail: "Income minus the standard deduction" }),
    amount("Tax on the gain", tax, {
      detail: `${figure(parts.tax)} by the brackets of 0, 15 and 20%, and ${figure(parts.surtax)} by the ${percentText(at.rate)} above ${figure(at.threshold[by.status])} of income`,
      formula: "tax by the brackets above that income + surtax, to the nearest cent",
    }),
  ];
}

function explainGainsTax(compared: Comparison, side: "owner" | "renter"): Told {
  const { gainsTax, assumptions, working } = compared;
  const end = endOf(compared);
  const [home, account, tax] =
    side === "owner"
      ? [end.taxableHomeGain, end.ownerAccountGain, end.ownerGainsTax]
      : [0, end.renterAccountGain, end.renterGainsTax];
  const about = {
    rule: "The gain on the home and on the account, taxed together at the end. It is stacked on the rest of the income, in brackets of 0, 15 and 20%, and above a threshold of income a surtax of 3.8% is added. A rate that is entered replaces both. Losses save no tax.",
    ...lawOn(working.asOf, capitalGains, investmentSurtax),
  };
  if (assumptions.ending === "stay")
    return workedFigure(about, 0, [], [amount("Tax on the gain", 0, { detail: "Nobody sells, so no gain is taxed" })]);
  const gain = (home + account) as Cents;
  const lines = [
    ["Gain on the home", home],
    ["Return on the account", account],
  ] as const;
  return workedFigure(about, tax, [total("Gain", lines)], gainsTaxSteps(gainsTax, gain, tax));
}

function explainAccount(compared: Comparison, { balance, paidIn }: Account, who: string): Told {
  const { assumptions, working } = compared;
  const month = horizonOf(compared) * 12;
  const [held, put] = [balance[month]!, paidIn[month]!];
  return workedFigure(
    {
      rule: `Both sides spend the same. At closing and at the end of each month, whoever spends less puts the difference into an account of their own and never withdraws from it. This is the ${who}'s.`,
    },
    held,
    [assumedStep("Annual return", assumptions.investmentReturn, investmentReturnDefault, working.asOf)],
    [
      total(
        after(compared),
        [
          ["Put in at closing", paidIn[0]!],
          ["Put in later", put - paidIn[0]!],
          ["Return", held - put],
        ],
        "Each month: balance + balance × ((1 + return)^(1/12) − 1), to the nearest cent, + what is put in",
      ),
    ],
  );
}

const wealthRule =
  "What the owner has in the end. It is the value of the home minus what a sale costs and everything owed on it, plus the escrow balance that is returned and the owner's account, minus the tax on gains. It is negative where the home is worth less than is owed.";

export const endExplainers = {
  homeValue: explainValue,
  owed: (compared) => {
    const { balance } = compared.owner.loans;
    const { owed } = endOf(compared);
    return workedFigure(
      { rule: "The amounts of both loans minus the principal repaid by then." },
      owed,
      [],
      [
        total(after(compared), [
          ["Amount borrowed", balance[0]!],
          ["Principal repaid", owed - balance[0]!],
        ]),
      ],
    );
  },
  sellingCosts: explainSellingCosts,
  proceeds: (compared) => {
    const { homeValue, sellingCosts, owed, proceeds } = endOf(compared);
    return workedFigure(
      { rule: "The value of the home, minus what a sale costs and everything owed on it." },
      proceeds,
      [],
      [
        total(after(compared), [
          ["Value of the home", homeValue],
          ["Cost of the sale", 0 - sellingCosts],
          ["Owed", 0 - owed],
        ]),
      ],
    );
  },
  taxableHomeGain: explainHomeGain,
  escrowBack: (compared) => {
    const { total: all, interest } = compared.working.financing.prepaids;
    return workedFigure(
      {
        rule: "Prepaid property tax and insurance are a deposit. It is paid at closing and returned in the end without interest, because otherwise the first year would be paid twice. Prepaid interest is spent. A total that is entered counts in full.",
      },
      all - interest,
      [],
      [
        total("Returned", [
          ["Prepaids at closing", all],
          ["Prepaid interest", 0 - interest],
        ]),
      ],
    );
  },
  depositBack: ({ renter, assumptions }) =>
    workedFigure(
      { rule: "The security deposit, which comes back without interest." },
      renter.deposit,
      [amount("First rent", dollars(assumptions.rent))],
      [
        amount("Returned", renter.deposit, {
          formula: `first rent × ${assumptions.depositMonths} months, to the nearest cent`,
        }),
      ],
    ),
  ownerAccount: (compared) => explainAccount(compared, compared.accounts.first, "owner"),
  ownerGainsTax: (compared) => explainGainsTax(compared, "owner"),
  renterAccount: (compared) => explainAccount(compared, compared.accounts.second, "renter"),
  renterGainsTax: (compared) => explainGainsTax(compared, "renter"),
  ownerWealth: (compared) => {
    const end = endOf(compared);
    return workedFigure(
      { rule: wealthRule },
      end.ownerWealth,
      [],
      [
        total(after(compared), [
          ["Value of the home", end.homeValue],
          ["Cost of the sale", 0 - end.sellingCosts],
          ["Owed", 0 - end.owed],
          ["Escrow balance returned", end.escrowBack],
          ["Owner's account", end.ownerAccount],
          ["Tax on gains", 0 - end.ownerGainsTax],
        ]),
      ],
    );
  },
  renterWealth: (compared) => {
    const end = endOf(compared);
    return workedFigure(
      { rule: "What the renter has in the end, which is the deposit and the account, minus the tax on gains." },
      end.renterWealth,
      [],
      [
        total(after(compared), [
          ["Security deposit returned", end.depositBack],
          ["Renter's account", end.renterAccount],
          ["Tax on gains", 0 - end.renterGainsTax],
        ]),
      ],
    );
  },
  difference: (compared) => {
    const { ownerWealth, renterWealth, difference } = endOf(compared);
    return workedFigure(
      { rule: "What the owner has in the end minus what the renter has. A tie counts as buying ahead." },
      difference,
      [],
      [
        total(after(compared), [
          ["Owner", ownerWealth],
          ["Renter", 0 - renterWealth],
        ]),
      ],
    );
  },
  differenceToday: (compared) => {
    const { difference } = endOf(compared);
    const today = inTodaysMoney(difference, compared.assumptions, horizonOf(compared));
    return workedFigure(
      { rule: "The difference divided by what a dollar of today grows to with inflation by then." },
      today,
      [amount("Difference", difference), rate("Annual inflation", compared.assumptions.inflation)],
      [amount("In today's dollars", today, { formula: "difference ÷ (1 + inflation)^years, to the nearest cent" })],
    );
  },
} satisfies Partial<Record<RentOrBuyFigure, (compared: Comparison) => Told>>;
