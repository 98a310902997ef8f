import { byDate } from "./by-date";

/**
 * When conventional mortgage insurance ends: `onRequest` and `automatic` are the percent of the original value that the scheduled balance must have come
 * down to, 0 where no balance ends it by itself; `final` is the percent of the term after which the premium ends whatever the balance.
 */
export type MiTermination = { onRequest: number; automatic: number; final: number };

/** The end that the law gives on a home of one unit that the borrower lives in, and Fannie Mae on a second home. */
export const miTermination = byDate<MiTermination>({
  label: "End of conventional mortgage insurance",
  unit: "percent of the original value; finally percent of the term",
  source: "Homeowners Protection Act of 1998, 12 U.S.C. 4901-4902",
  from: { "1999-07-29": { onRequest: 80, automatic: 78, final: 50 } },
});

/** The end on homes that the law does not cover, as Fannie Mae has it. */
export const miTerminationElsewhere = byDate<MiTermination>({
  label: "End of conventional mortgage insurance, two to four units and investment properties",
  unit: "percent of the original value, 0 where no balance ends it by itself; finally percent of the term",
  source: "Fannie Mae Servicing Guide B-8.1-04",
  from: { "1999-07-29": { onRequest: 70, automatic: 0, final: 50 } },
});

/** What of an insured home decides which rule ends its insurance. */
export type InsuredHome = { occupancy: "primary" | "secondHome" | "investment"; units: number };

/** Finds the rule that ends conventional insurance on a home. The law is of single-family principal residences (12 U.S.C. 4901). */
export const miTerminationOf = ({ occupancy, units }: InsuredHome) =>
  occupancy === "investment" || units > 1 ? miTerminationElsewhere : miTermination;
