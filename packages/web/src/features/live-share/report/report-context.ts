import type { Brand } from "@highway/core/branding/schema";
import { createContext, use } from "react";
import type { Computed } from "../../../report/columns";
import type { Source } from "../../../report/sections";
import type { Basis } from "../../../scenario/figures/loan-figures";
import type { Loaded } from "../answers";

/** What every part of the page is drawn of. */
export type Shared = {
  loaded: Loaded;
  brand: Brand;
  link: string;
  /** The officer looks on: nothing is sent. */
  isPreview: boolean;
  basis: Basis;
  /** The loans that have figures, what is offered first. */
  offers: readonly Computed[];
  /** What the report's sections are drawn of. */
  source: Source;
  picked: Computed;
  pick: (id: string) => void;
  /** What the client calls the officer. */
  officer: string;
};

export const SharedContext = createContext<Shared | null>(null);

export function useShared(): Shared {
  const shared = use(SharedContext);
  if (!shared) throw new Error("useShared stands outside a shared report.");
  return shared;
}
