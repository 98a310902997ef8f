import { Suspense } from "react";
import { ClientSelector } from "../../../features/clients/client-selector";
import { closeWindow, lazyWindow } from "../../../lib/loading/lazy-window";
import type { HeadSlots } from "./scenario-head";

const SavedScenarios = lazyWindow(
  async () => ({
    default: (await import("../../../features/reports/saved-scenarios")).SavedScenarios,
  }),
  closeWindow,
);

const ReinvestmentDrawer = lazyWindow(() => import("../../../features/reinvestment/reinvestment-drawer"), closeWindow);

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
