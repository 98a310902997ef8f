import type { Brand } from "@highway/core/branding/schema";
import { createContext, use } from "react";
import type { Computed } from "../../../report/columns";
import type { Source } from "../../../report/sections";
import type { Basis } from "../../../scenario/figures/loan-figures";
import type { OpenedReport } from "../answers";

/** What the page of every report is drawn of. */
type SharedReport = {
  loaded: OpenedReport;
  brand: Brand;
  link: string;
  /** The officer looks on: nothing is sent. */
  isPreview: boolean;
  basis: Basis;
  /** The loans that have figures, what is offered first. */
  offers: readonly Computed[];
  /** What the client calls the officer. */
  officer: string;
};

/** What every part of a page of loans is drawn from. */
export type Shared = SharedReport & {
  /** What the report's sections are drawn from. */
  source: Source;
  picked: Computed;
  pick: (id: string) => void;
};

export const SharedContext = createContext<SharedReport | Shared | null>(null);

/** The report of any tool, which may tell of no loan. */
export function useSharedPage(): SharedReport {
  const shared = use(SharedContext);
  if (!shared) throw new Error("useSharedPage is used outside a shared report.");
  return shared;
}

export function useShared(): Shared {
  const shared = use(SharedContext);
  if (!shared || !("picked" in shared)) throw new Error("useShared is used outside a shared report of loans.");
  return shared;
}
