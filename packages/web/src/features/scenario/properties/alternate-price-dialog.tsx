import { lazy, Suspense } from "react";
import type { WorkingProperty } from "../../../lib/scenario/document";

const AlternatePriceForm = lazy(() => import("./alternate-price-form"));

/** One more price of the same house; its code comes when it is first opened. */
export const AlternatePriceDialog = (props: { property: WorkingProperty; open: boolean; onClose: () => void }) =>
  props.open && (
    <Suspense fallback={null}>
      <AlternatePriceForm property={props.property} onClose={props.onClose} />
    </Suspense>
  );
