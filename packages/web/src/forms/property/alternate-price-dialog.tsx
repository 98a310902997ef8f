import { Suspense } from "react";
import { closed, late } from "../../lib/loading/late";
import type { WorkingProperty } from "../../scenario/document";

const AlternatePriceForm = late(() => import("./alternate-price-form"), closed);

/** One more price of the same house; its code comes when it is first opened. */
export const AlternatePriceDialog = (props: { property: WorkingProperty; open: boolean; onClose: () => void }) =>
  props.open && (
    <Suspense fallback={null}>
      <AlternatePriceForm property={props.property} onClose={props.onClose} />
    </Suspense>
  );
