import { costMeasures, equityMeasures, taxMeasures } from "./measures";
import type { LaterProps } from "./results";
import { YearsSection } from "./years-section";

/** What each loan costs when it is kept for so many years, and the home beside it. */
export const TotalCost = (props: LaterProps) => (
  <YearsSection
    {...props}
    title="Total cost"
    says="Interest, mortgage insurance, points and closing costs, less credits."
    measures={costMeasures}
  />
);

/** What is the owner's after so many years. */
export const Equity = (props: LaterProps) => (
  <YearsSection
    {...props}
    title="Equity and net gain"
    says="Net gain is what the home has risen by and taxes saved, less the cost to sell and the total cost."
    measures={equityMeasures}
  />
);

export const TaxSavings = (props: LaterProps) => (
  <YearsSection
    {...props}
    title="Tax savings"
    says="By interest, mortgage insurance and property tax, so far."
    measures={taxMeasures}
    nothing="None: the standard deduction is higher than what the home lets deduct, or no tax is due."
    unknown={props.forClient ? null : "Shown when the client's tax rate, or income and filing status, is known."}
  />
);
