import { lazy, Suspense } from "react";

const Missing = lazy(async () => ({ default: (await import("./missing")).Missing }));

/** What stands where there is no such scenario: most are there, so its code comes with the answer that it is not. */
export const MissingScenario = () => (
  <Suspense fallback={null}>
    <Missing />
  </Suspense>
);
