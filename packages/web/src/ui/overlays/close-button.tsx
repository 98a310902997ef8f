import { type ComponentProps, use } from "react";
import { Button } from "../button";
import { WindowGuard } from "./window-guard";

/** Closes the window around it, once an `UnsavedGuard` in that has asked. */
export const CloseButton = (props: Omit<ComponentProps<typeof Button>, "onClick">) => (
  <Button {...props} onClick={use(WindowGuard)?.close} />
);
