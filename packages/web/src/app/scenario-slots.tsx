import { lazy, Suspense } from "react";
import { ClientSelector } from "../features/clients/client-selector";
import type { HeadSlots } from "../features/scenario/head/scenario-head";

const SavedScenarios = lazy(async () => ({
  default: (await import("../features/reports/saved-scenarios")).SavedScenarios,
}));

const ReinvestmentDrawer = lazy(() => import("../features/reinvestment/reinvestment-drawer"));

/** The parts of the tool's head that other features bring: clients and reports. */
export const scenarioSlots: HeadSlots = {
  clientSelector: (part) => <ClientSelector {...part} />,
  savedScenarios: (part) =>
    part.open && (
      <Suspense fallback={null}>
        <SavedScenarios {...part} />
      </Suspense>
    ),
  reinvestment: ({ open, ...part }) =>
    open && (
      <Suspense fallback={null}>
        <ReinvestmentDrawer {...part} />
      </Suspense>
    ),
};
