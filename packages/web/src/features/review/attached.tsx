import { lazy, Suspense } from "react";
import type { AttachedProps } from "./attached-reports";

const AttachedReports = lazy(() => import("./attached-reports"));

/** Most reports have none attached, so the code that shows them is loaded where there are some. */
export const Attached = (props: AttachedProps) =>
  props.attached.length > 0 && (
    <Suspense fallback={null}>
      <AttachedReports {...props} />
    </Suspense>
  );
