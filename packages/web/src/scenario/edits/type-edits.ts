import { sameParts } from "@highway/core/platform/pure/same-parts";
import { insuranceModifiers } from "@highway/engine/scenario/schema/insurance";
import { loanFields } from "@highway/engine/scenario/schema/loan";
import { validFigure } from "@highway/engine/scenario/schema/records";
import { reportFields } from "@highway/engine/scenario/schema/report";
import {
  comparedLoans,
  isExisting,
  isRefinance,
  type ScenarioType,
  scenarioTypeOf,
  type WorkingLoan,
  type WorkingProperty,
  type WorkingReport,
} from "../document";
import { setAside, setAsideOf } from "../drafts/set-aside";
import { newExisting, newLoan, newPrice, newProperty } from "../new-report";
import { formerLoan } from "../store/store";
import type { Edit } from "./change";
import { setProgram } from "./loan-edits";

/** What only the other kind of loan has. It is set aside, by loan, in case that kind is chosen again. */
type Waiting = Pick<WorkingLoan, "targetLTV" | "userCashToApply" | "program"> & { activeModifiers: readonly string[] };

const ofRefinance = insuranceModifiers.refinance;

const onlyOfRefinance = ({ targetLTV, userCashToApply, program, MIWorksheet }: WorkingLoan): Waiting => ({
  targetLTV,
  userCashToApply,
  program,
  activeModifiers: MIWorksheet.activeModifiers.filter((each) => ofRefinance.includes(each)),
});

/** Turns a loan into a refinance. A purchase in cash has no counterpart, so it becomes a loan with the terms of a new one. A wrong down payment goes with its field. */
function asRefinance(loan: WorkingLoan, document: WorkingReport): WorkingLoan {
  if (loan.category === "refinance") return loan;
  const lent = loan.program === "allCash" ? lentAfterCash(loan, document) : loan;
  const former = formerLoan(loan.id, isRefinance);
  const waiting = former ? onlyOfRefinance(former) : setAsideOf<Waiting>("refinance", loan.id);
  const { activeModifiers = [], program, ...kept } = waiting ?? {};
  const { MIWorksheet } = lent;
  // The premium of another program is calculated anew: modifiers of the earlier one do not apply to it.
  const back = program === lent.program ? activeModifiers : [];
  return {
    ...lent,
    ...kept,
    downPayment: validFigure(lent.downPayment, loanFields.downPayment),
    downPaymentPercentage: validFigure(lent.downPaymentPercentage, loanFields.downPaymentPercentage),
    ...(back.length > 0 && {
      MIWorksheet: { ...MIWorksheet, activeModifiers: [...MIWorksheet.activeModifiers, ...back] },
    }),
    category: "refinance",
  };
}

function lentAfterCash(loan: WorkingLoan, document: WorkingReport): WorkingLoan {
  const lent = setProgram(loan.id, "conventional")(document);
  return lent.loans.find(({ id }) => id === loan.id) ?? loan;
}

/** Turns a loan into a purchase: what only a refinance has is set aside, and the earlier down payment returns. */
function asPurchase(loan: WorkingLoan): WorkingLoan {
  if (loan.category === "purchase") return loan;
  const { targetLTV: _target, userCashToApply: _cash, ...rest } = loan;
  const { MIWorksheet } = rest;
  const activeModifiers = MIWorksheet.activeModifiers.filter((each) => !ofRefinance.includes(each));
  const waiting = onlyOfRefinance(loan);
  setAside("refinance", loan.id, waiting);
  const nothingDown = rest.downPayment === null && rest.downPaymentPercentage === null;
  const { downPaymentPercentage } = newLoan("", "");
  return {
    ...rest,
    ...(waiting.activeModifiers.length > 0 && { MIWorksheet: { ...MIWorksheet, activeModifiers } }),
    ...(nothingDown && { downPaymentPercentage }),
    category: "purchase",
  };
}

const on = (loan: WorkingLoan, property: WorkingProperty): WorkingLoan => ({
  ...loan,
  propertyID: property.id,
  purchaseDetailsID: property.purchaseDetails[0]!.id,
});

const isBlankMortgage = (loan: WorkingLoan) =>
  isExisting(loan) && sameParts(loan, { ...newExisting(loan.propertyID, loan.purchaseDetailsID), id: loan.id });

const isBlankHome = (home: WorkingProperty) => {
  const prices = home.purchaseDetails.map(({ id }) => ({ ...newPrice(), id }));
  return sameParts(home, { ...newProperty(), id: home.id, purchaseDetails: prices });
};

/** Removes mortgages that an earlier choice of type began and nobody filled in. */
const withoutBlankMortgages = (document: WorkingReport): WorkingReport => ({
  ...document,
  loans: document.loans.filter((loan) => !isBlankMortgage(loan)),
});

/** Removes homes that no loan is on any longer and nobody filled in. */
function withoutBlankHomes(document: WorkingReport): WorkingReport {
  const used = new Set(document.loans.map(({ propertyID }) => propertyID));
  const properties = document.properties.filter((home) => used.has(home.id) || !isBlankHome(home));
  return { ...document, properties: properties.length > 0 ? properties : document.properties.slice(0, 1) };
}

/** Returns the home that the client owns: the first one with a mortgage. */
const ownedIn = ({ loans, properties }: WorkingReport) => {
  const mortgage = loans.find(isExisting);
  return properties.find(({ id }) => id === mortgage?.propertyID);
};

const withCompared = (document: WorkingReport, change: (loan: WorkingLoan) => WorkingLoan): WorkingReport => ({
  ...document,
  loans: document.loans.map((loan) => (isExisting(loan) ? loan : change(loan))),
});

/** Turns the scenario into a refinance: the new loan pays the existing mortgage off, on the same home. */
function toRefinance(document: WorkingReport): WorkingReport {
  const owned = ownedIn(document);
  const isOwned = (id: string) => document.loans.some((loan) => isExisting(loan) && loan.propertyID === id);
  const refinanced = withCompared(document, (loan) => {
    const converted = asRefinance(loan, document);
    return owned && !isOwned(loan.propertyID) ? on(converted, owned) : converted;
  });
  if (owned) return refinanced;
  const [first] = comparedLoans(refinanced);
  const home = refinanced.properties.find(({ id }) => id === first?.propertyID) ?? refinanced.properties[0]!;
  return withMortgageOn(refinanced, home);
}

const withMortgageOn = (document: WorkingReport, home: WorkingProperty): WorkingReport => ({
  ...document,
  loans: [...document.loans, newExisting(home.id, home.purchaseDetails[0]!.id)],
});

const withHome = (document: WorkingReport): { document: WorkingReport; home: WorkingProperty } => {
  const home = newProperty();
  return { document: { ...document, properties: [...document.properties, home] }, home };
};

/** Turns the scenario into a move-up: one home is sold and its mortgage paid off, and another home is bought. */
function toMoveUp(before: WorkingReport): WorkingReport {
  const bought = withCompared(before, asPurchase);
  if (!ownedIn(bought)) {
    const unused = bought.properties.find(({ id }) => bought.loans.every(({ propertyID }) => propertyID !== id));
    if (unused) return withMortgageOn(bought, unused);
    if (bought.properties.length >= reportFields.properties.max) return bought;
    const { document, home } = withHome(bought);
    return withMortgageOn(document, home);
  }
  const isSold = (id: string) => bought.loans.some((loan) => isExisting(loan) && loan.propertyID === id);
  if (comparedLoans(bought).every(({ propertyID }) => !isSold(propertyID))) return bought;
  const other = bought.properties.find(({ id }) => !isSold(id));
  if (!other && bought.properties.length >= reportFields.properties.max) return bought;
  const { document, home } = other ? { document: bought, home: other } : withHome(bought);
  return withCompared(document, (loan) => (isSold(loan.propertyID) ? on(loan, home) : loan));
}

const ways: Record<ScenarioType, (document: WorkingReport) => WorkingReport> = {
  purchase: (document) => withCompared(document, asPurchase),
  refinance: toRefinance,
  moveup: toMoveUp,
};

/** Sets the purpose of the scenario. Its loans become loans of that kind and keep everything that both kinds have; mortgages and debts stay. What only the other kind has returns with that kind. */
export const setScenarioType =
  (type: ScenarioType): Edit =>
  (document) => {
    if (scenarioTypeOf(document) === type) return document;
    const changed = withoutBlankHomes(ways[type](withoutBlankMortgages(document)));
    return { ...changed, toolMeta: { ...document.toolMeta, type } };
  };
