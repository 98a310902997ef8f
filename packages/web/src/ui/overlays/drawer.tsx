import { Dialog } from "./dialog";
import type { DialogProps } from "./dialog-surface";

/** Opens a window for a form at an edge of the page. On a phone it fills the screen. */
export const Drawer = ({
  width = 440,
  from = "right",
  ...props
}: Omit<DialogProps, "from" | "alert"> & { from?: "left" | "right" }) => (
  <Dialog width={width} {...props} from={from} />
);
