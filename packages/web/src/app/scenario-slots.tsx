import { Suspense } from "react";
import { ClientSelector } from "../features/clients/client-selector";
import { closed, late } from "../lib/loading/late";
import type { HeadSlots } from "../tools/lc2/head/scenario-head";

const SavedScenarios = late(
  async () => ({
    default: (await import("../features/reports/saved-scenarios")).SavedScenarios,
  }),
  closed,
);

const ReinvestmentDrawer = late(() => import("../features/reinvestment/reinvestment-drawer"), closed);

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
