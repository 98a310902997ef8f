import { Dialog } from "./dialog";
import type { DialogProps } from "./dialog-surface";

/** A dialog at the right edge, for forms: the whole screen on a phone. */
export const Drawer = (props: Omit<DialogProps, "from" | "alert">) => <Dialog width={440} {...props} from="side" />;
