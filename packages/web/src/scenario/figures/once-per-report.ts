import type { WorkingReport } from "../document";
import type { Basis } from "./loan-figures";

/** Calculates figures once for each state of a report and its client. */
export function oncePerReport<Figures>(workedOut: (basis: Basis) => Figures): (basis: Basis) => Figures {
  const byDocument = new WeakMap<WorkingReport, { client: Basis["client"]; figures: Figures }>();
  return (basis) => {
    const found = byDocument.get(basis.document);
    if (found?.client === basis.client) return found.figures;
    const figures = workedOut(basis);
    byDocument.set(basis.document, { client: basis.client, figures });
    return figures;
  };
}
