import { byDate } from "./by-date";

/**
 * When conventional mortgage insurance ends: `onRequest` and `automatic` are the percent of the original value that the
 * scheduled balance must have come down to; `final` is the percent of the term after which the premium ends whatever the balance.
 */
export const miTermination = byDate({
  label: "End of conventional mortgage insurance",
  unit: "percent of the original value; finally percent of the term",
  source: "Homeowners Protection Act of 1998, 12 U.S.C. 4901-4902",
  from: { "1999-07-29": { onRequest: 80, automatic: 78, final: 50 } },
});
