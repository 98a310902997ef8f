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

/** Keeps a press from doing anything, where a button is out of use and keeps its focus: `disabled` would drop that. */
export const ignorePress = (event: { preventDefault: () => void }) => event.preventDefault();

/** A button of the kit. An icon may stand before its words. With `aria-disabled` it is out of use, and whoever pressed it has not lost the place. */
export function Button({ variant, size, icon, busy = false, className, children, onClick, ...rest }: Props) {
  const isOff = busy || rest["aria-disabled"] === true;
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={isOff || undefined}
      className={buttonClass({ variant, size, className })}
      onClick={isOff ? ignorePress : onClick}
    >
      {busy ? <Icon of={LoaderCircle} className="animate-late" /> : icon && <Icon of={icon} />}
      {children}
    </button>
  );
}
