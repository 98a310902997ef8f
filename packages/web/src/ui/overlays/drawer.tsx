import { Dialog } from "./dialog";
import type { DialogProps } from "./dialog-surface";

/** A dialog at the right edge, for forms: the whole screen on a phone. */
export const Drawer = ({ width = 440, ...props }: Omit<DialogProps, "from" | "alert">) => (
  <Dialog width={width} {...props} from="side" />
);
