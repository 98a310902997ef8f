import { Dialog } from "./dialog";
import type { DialogProps } from "./dialog-surface";

/** Opens a window for a form at the right edge of the page. On a phone it fills the screen. */
export const Drawer = ({ width = 440, ...props }: Omit<DialogProps, "from" | "alert">) => (
  <Dialog width={width} {...props} from="side" />
);
