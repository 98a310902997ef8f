import { lazy, Suspense } from "react";

const Missing = lazy(async () => ({ default: (await import("./missing")).Missing }));

/** Shown when the scenario does not exist. Its code is loaded only then, because most scenarios exist. */
export const MissingScenario = () => (
  <Suspense fallback={null}>
    <Missing />
  </Suspense>
);
