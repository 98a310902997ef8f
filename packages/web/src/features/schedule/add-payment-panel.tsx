import { Suspense } from "react";
import { closeWindow, lazyWindow } from "../../lib/loading/lazy-window";
import { useMedia } from "../../lib/use-media";
import { DockedPanel } from "../../ui/overlays/docked-panel";
import { Drawer } from "../../ui/overlays/drawer";
import type { AddPaymentProps } from "./add-payment";

const AddPayment = lazyWindow(() => import("./add-payment"), closeWindow);

/** Below this width a panel beside the table would leave it no room. */
const tooNarrowToDock = "(max-width: 1023px)";

/** Beside the table, so that its rows are seen to change; over it where there is no room. */
export function AddPaymentPanel(props: AddPaymentProps) {
  const Frame = useMedia(tooNarrowToDock) ? Drawer : DockedPanel;
  return (
    <Frame open onClose={props.onClose} title="Add Payment">
      <Suspense fallback={<div className="h-96" />}>
        <AddPayment {...props} />
      </Suspense>
    </Frame>
  );
}
