import { type Cents, dollars, LOST_BITS, NOTHING, roundCents, share } from "../../money/cents";
import { valueByMonth } from "../../property/appreciation";
import { excludedGain, type GainsTax, gainsTaxOf, taxOnGain } from "../../property/gains-tax";
import { chosenGrowth } from "../../scenario/outcomes/appreciation";
import { deductionsAtHome } from "../../scenario/outcomes/tax-savings";
import type { Loan, Scenario } from "../../scenario/schema/types";
import { type Working, workOut } from "../../scenario/working";
import { type Accounts, runAccounts } from "../accounts";
import type { Assumptions } from "../assumptions";
import { costsOfOwning, grownSince } from "../costs-of-owning";
import { YEARS } from "../horizon";
import { escrowDeposit, type Owner, ownerOf } from "../owner";
import { addRent, type Renter, renterOf } from "../renter";

const MONTHS = YEARS * 12;

/** Everything behind buying or renting, in cents. */
export type Comparison = {
  assumptions: Assumptions;
  working: Working;
  owner: Owner;
  renter: Renter;
  renterOutlay: Float64Array;
  accounts: Accounts;
  /** The growth of the home's value in percent a year; the last one goes on. */
  growth: readonly number[];
  value: Float64Array;
  /** The percent of the value that a sale costs. */
  costToSell: number;
  gainsTax: GainsTax;
};

/** Works out both sides for the longest horizon. The loan is worked out by the engine. */
export function comparison(scenario: Scenario, loan: Loan, assumptions: Assumptions): Comparison {
  const working = workOut(scenario, loan);
  const owner = ownerOf(working, assumptions, costsOfOwning(working, assumptions, YEARS));
  const growth = chosenGrowth(working).yearly;
  return {
    assumptions,
    working,
    owner,
    ...rentingOf(owner, assumptions, dollars(assumptions.rent)),
    growth,
    value: valueByMonth(working.bases.value, growth, MONTHS),
    costToSell: working.property.costToSell,
    gainsTax: gainsTaxOf(assumptions.gainsTax, deductionsAtHome(working), scenario.asOf),
  };
}

/** The renter's side and both accounts at a first rent in cents, against an owner. */
export function rentingOf(
  owner: Owner,
  assumptions: Assumptions,
  rent: Cents,
  years = YEARS,
): Pick<Comparison, "renter" | "renterOutlay" | "accounts"> {
  const renter = renterOf(rent, assumptions, years);
  const renterOutlay = new Float64Array(years * 12 + 1);
  addRent(renterOutlay, renter, years * 12);
  const accounts = runAccounts(owner.outlay, renterOutlay, assumptions.investmentReturn, years * 12);
  return { renter, renterOutlay, accounts };
}

/** Works a comparison out again with another growth of the home's value. */
export const grownBy = (compared: Comparison, growth: readonly number[], years = YEARS): Comparison => ({
  ...compared,
  growth,
  value: valueByMonth(compared.working.bases.value, growth, years * 12),
});

/** What both sides own if all ends after some years, in cents. */
export type End = {
  homeValue: Cents;
  owed: Cents;
  /** What a sale costs, with the repairs; nothing where nobody sells. */
  sellingCosts: Cents;
  /** The value less what a sale costs and less all that is owed. */
  proceeds: Cents;
  excludedGain: Cents;
  taxableHomeGain: Cents;
  escrowBack: Cents;
  depositBack: Cents;
  ownerAccount: Cents;
  ownerAccountGain: Cents;
  ownerGainsTax: Cents;
  renterAccount: Cents;
  renterAccountGain: Cents;
  renterGainsTax: Cents;
  ownerWealth: Cents;
  renterWealth: Cents;
  difference: Cents;
};

/** Works out what the sale of the home leaves, and its gain. An owner whose home is worth less than is owed has less than nothing. */
function homeAtEnd({ working, owner, value, costToSell, assumptions }: Comparison, years: number) {
  const homeValue = value[years * 12] as Cents;
  const owed = owner.loans.balance[years * 12] as Cents;
  const sells = assumptions.ending === "sell";
  const commission = share(homeValue, costToSell);
  const sellingCosts = sells ? ((commission + dollars(working.property.repairs)) as Cents) : NOTHING;
  const status = working.scenario.client?.filingStatus ?? "single";
  const gain = homeValue - commission - working.bases.price;
  const { units } = working.loan;
  const exclusion = excludedGain(status, years, working.asOf);
  // Only the gain on the unit that the owner lives in is excluded (26 CFR 1.121-1(e)).
  const excluded = units > 1 ? (Math.min(exclusion, Math.max(0, roundCents(gain / units))) as Cents) : exclusion;
  return {
    homeValue,
    owed,
    sellingCosts,
    proceeds: (homeValue - sellingCosts - owed) as Cents,
    excludedGain: excluded,
    taxableHomeGain: sells ? (Math.max(0, gain - excluded) as Cents) : NOTHING,
  };
}

/** Works out what both sides own if all ends after some years. */
export function endAfter(compared: Comparison, years: number): End {
  const { working, renter, accounts, gainsTax, assumptions } = compared;
  const month = years * 12;
  const home = homeAtEnd(compared, years);
  const ownerAccount = accounts.first.balance[month] as Cents;
  const renterAccount = accounts.second.balance[month] as Cents;
  const ownerAccountGain = (ownerAccount - accounts.first.paidIn[month]!) as Cents;
  const renterAccountGain = (renterAccount - accounts.second.paidIn[month]!) as Cents;
  const taxed = (gain: number) => (assumptions.ending === "sell" ? taxOnGain(gainsTax, gain as Cents) : NOTHING);
  const ownerGainsTax = taxed(home.taxableHomeGain + ownerAccountGain);
  const renterGainsTax = taxed(renterAccountGain);
  const escrowBack = escrowDeposit(working);
  const ownerWealth = home.proceeds + escrowBack + ownerAccount - ownerGainsTax;
  const renterWealth = renter.deposit + renterAccount - renterGainsTax;
  return {
    ...home,
    escrowBack,
    depositBack: renter.deposit,
    ownerAccount,
    ownerAccountGain,
    ownerGainsTax,
    renterAccount,
    renterAccountGain,
    renterGainsTax,
    ownerWealth: ownerWealth as Cents,
    renterWealth: renterWealth as Cents,
    difference: (ownerWealth - renterWealth) as Cents,
  };
}

/** Computes how much more buying leaves than renting after some years, in cents. A difference of 0 counts as buying ahead. */
export const differenceAfter = (compared: Comparison, years: number): Cents => endAfter(compared, years).difference;

/** Converts an amount some years ahead to today's money. Halves are rounded up, also below zero. */
export function inTodaysMoney(amount: Cents, { inflation }: Assumptions, years: number): Cents {
  const exact = amount / grownSince(inflation, years + 1);
  return exact < 0 ? halvesUpBelowZero(exact) : roundCents(exact);
}

/** Rounds an amount below nothing to the cent, halves up: -2.5 becomes -2, also where its last bits were lost. */
const halvesUpBelowZero = (cents: number): Cents => (Math.floor(cents / LOST_BITS + 0.5) + 0) as Cents;
