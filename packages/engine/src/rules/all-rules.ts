import { armDefaults } from "./arm-defaults";
import { assessmentCap } from "./assessment-cap";
import { buydowns } from "./buydowns";
import type { Rule } from "./by-date";
import { capitalGains, gainsTaxDefault, homeGainExclusion, homeGainYears, investmentSurtax } from "./capital-gains";
import { conventionalAdjustments } from "./conventional-adjustments";
import { conventionalCoverage } from "./conventional-coverage";
import { conventionalRateCard } from "./conventional-rate-card";
import { debtRatios } from "./debt-ratios";
import { escrowCushion } from "./escrow-cushion";
import { federalIncomeTax } from "./federal-income-tax";
import { fhaMip, fhaMipDuration } from "./fha-mip";
import { fhaMipOf2009, fhaRefund } from "./fha-refund";
import { higherPriced, higherPricedCovered } from "./higher-priced";
import { cashBack, conventionalLtv, fhaLtv } from "./highest-ltv";
import { insuranceDeduction } from "./insurance-deduction";
import { interestDebtCap } from "./interest-debt-cap";
import { interestOnlyYears } from "./interest-only";
import { interestedParties } from "./interested-parties";
import { itemizedLimit } from "./itemized-limit";
import { loanLimits } from "./loan-limits";
import { longestTerm } from "./longest-term";
import { miTermination, miTerminationElsewhere } from "./mi-termination";
import { payrollTaxes } from "./payroll-taxes";
import { primeRate } from "./prime-rate";
import {
  closingDefault,
  creditScoreDefault,
  escrowDefault,
  escrowMonthsDefault,
  homeInsuranceDefault,
  horizonsDefault,
  quoteAgeDefault,
  suggestedRatios,
} from "./product-defaults";
import { qualifiedMortgage } from "./qualified-mortgage";
import { qualifyingRates } from "./qualifying-rate";
import { cardGrades, surveyTops } from "./report-card";
import { saltCap } from "./salt-cap";
import { standardDeduction } from "./standard-deduction";
import {
  inflationDefault,
  investmentReturnDefault,
  maintenanceDefault,
  rentalStartDefault,
  rentersInsuranceDefault,
  rentGrowthDefault,
  toolHorizonDefault,
} from "./tool-defaults";
import { usdaFees } from "./usda-fees";
import { vaGuaranty } from "./va-entitlement";
import { vaFundingFee } from "./va-funding-fee";
import { vaRateReduction } from "./va-rate-reduction";
import { vaResidualIncome } from "./va-residual-income";

/** Every dated rule of the engine, grouped by who sets it. The page of rules shows this list and the engine package exports it. */
export const allRules = {
  "Law and agencies": [
    fhaMip,
    fhaMipDuration,
    fhaMipOf2009,
    fhaRefund,
    vaFundingFee,
    vaGuaranty,
    vaRateReduction,
    vaResidualIncome,
    usdaFees,
    loanLimits,
    qualifyingRates,
    conventionalLtv,
    fhaLtv,
    cashBack,
    longestTerm,
    interestedParties,
    debtRatios,
    qualifiedMortgage,
    higherPriced,
    higherPricedCovered,
    miTermination,
    miTerminationElsewhere,
    escrowCushion,
    federalIncomeTax,
    standardDeduction,
    payrollTaxes,
    saltCap,
    interestDebtCap,
    insuranceDeduction,
    itemizedLimit,
    capitalGains,
    investmentSurtax,
    homeGainExclusion,
    homeGainYears,
    assessmentCap,
  ],
  "Insurers and agencies' standards": [conventionalCoverage, conventionalRateCard, conventionalAdjustments, primeRate],
  "The product": [
    armDefaults,
    buydowns,
    interestOnlyYears,
    closingDefault,
    creditScoreDefault,
    escrowDefault,
    escrowMonthsDefault,
    homeInsuranceDefault,
    quoteAgeDefault,
    horizonsDefault,
    rentGrowthDefault,
    inflationDefault,
    maintenanceDefault,
    investmentReturnDefault,
    rentersInsuranceDefault,
    rentalStartDefault,
    toolHorizonDefault,
    gainsTaxDefault,
    suggestedRatios,
    cardGrades,
    surveyTops,
  ],
} satisfies Record<string, readonly Rule<unknown>[]>;
