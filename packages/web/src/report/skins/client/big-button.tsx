import type { LucideIcon } from "lucide-react";
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from "react";
import { cx } from "../../../lib/class-names";
import { Icon } from "../../../ui/icon";

const shape =
  "inline-flex w-full items-center justify-center gap-2 rounded-[10px] font-medium no-underline text-center print:hidden";
const looks = {
  primary: "min-h-12 bg-accent px-4 py-2 text-body text-on-accent shadow-card hover:bg-accent-hover",
  line: "min-h-11 border border-paper-edge bg-surface px-4 py-2 text-md text-fg hover:bg-paper",
  off: "min-h-12 cursor-default bg-sunken px-4 py-2 text-body text-(--off-ink)",
};
type Look = keyof typeof looks;

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { look?: Look; icon?: LucideIcon; children: ReactNode };

/** A large button, of which each view has one that is filled. One that does nothing yet can still be focused, so that it can say why. */
export const BigButton = ({ look = "primary", icon, className, children, ...rest }: Props) => (
  <button
    type="button"
    className={cx(shape, looks[rest["aria-disabled"] ? "off" : look], className)}
    {...rest}
    onClick={rest["aria-disabled"] ? undefined : rest.onClick}
  >
    {icon && <Icon of={icon} size={18} />}
    {children}
  </button>
);

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { look?: Look; icon: LucideIcon };

/** A link that looks like a large button. */
export const BigLink = ({ look = "primary", icon, className, children, ...rest }: LinkProps) => (
  <a className={cx(shape, looks[look], className)} {...rest}>
    <Icon of={icon} size={18} />
    {children}
  </a>
);
