import { Suspense } from "react";
import { closeWindow, lazyWindow } from "../../lib/loading/lazy-window";
import type { WorkingProperty } from "../../scenario/document";

const AlternatePriceForm = lazyWindow(() => import("./alternate-price-form"), closeWindow);

/** The dialog that adds another price of the same home. Its code is fetched when it is first opened. */
export const AlternatePriceDialog = (props: { property: WorkingProperty; open: boolean; onClose: () => void }) =>
  props.open && (
    <Suspense fallback={null}>
      <AlternatePriceForm property={props.property} onClose={props.onClose} />
    </Suspense>
  );
