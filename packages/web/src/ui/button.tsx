import type { LucideIcon } from "lucide-react";
import { LoaderCircle } from "lucide-react";
import type { ComponentProps } from "react";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-style";
import { Icon } from "./icon";

type Props = Omit<ComponentProps<"button">, "children"> & {
  children: React.ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: LucideIcon;
  /** While the action runs, presses are ignored, and after 200 ms a spinner shows. The button keeps its focus. */
  busy?: boolean;
};

/** A button of the kit. An icon may stand before its words. */
export function Button({ variant, size, icon, busy = false, className, children, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      className={buttonClass({ variant, size, className })}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Icon of={LoaderCircle} className="animate-late" /> : icon && <Icon of={icon} />}
      {children}
    </button>
  );
}
