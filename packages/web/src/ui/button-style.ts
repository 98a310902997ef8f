import { cx } from "../lib/class-names";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger" | "link";
export type ButtonSize = "sm" | "md";

const variantClasses: Record<ButtonVariant, string> = {
  primary: "border-accent bg-accent text-on-accent hover:border-accent-hover hover:bg-accent-hover",
  secondary: "border-line-strong bg-surface text-fg hover:bg-hover",
  quiet: "border-transparent text-fg-2 hover:bg-hover hover:text-fg",
  danger: "border-danger bg-danger text-surface hover:opacity-90",
  link: "border-transparent text-accent-text underline-offset-2 hover:underline",
};
const sizes: Record<ButtonSize, string> = {
  sm: "h-control-sm px-2.5 text-sm touch:min-w-11",
  md: "h-control px-3 text-ui touch:min-w-11",
};

/** Returns the classes of buttons, and of links that look like buttons. */
export const buttonClass = ({
  variant = "secondary",
  size = "md",
  className,
}: {
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
} = {}) =>
  cx(
    "inline-flex shrink-0 select-none items-center justify-center gap-1.5 whitespace-nowrap rounded-sm border font-medium transition-colors",
    "disabled:opacity-55 aria-disabled:opacity-55",
    variantClasses[variant],
    variant === "link" ? cx("px-0 touch:min-h-11 touch:min-w-11", size === "sm" ? "text-sm" : "text-ui") : sizes[size],
    className,
  );

/** A small button at the right of a value. A table of loans on a phone makes it larger. */
export const gutterButton =
  "grid h-(--gutter-h,24px) w-(--gutter,24px) touch:min-h-11 touch:min-w-11 place-items-center rounded-xs text-fg-3 hover:bg-hover hover:text-fg";

const figure = "rounded-xs text-inherit decoration-dotted underline-offset-4 hover:underline aria-expanded:underline";

/** The classes of a figure that shows its working on a press, on a line of its own. Its touch area reaches above and below it, over its neighbors. */
export const figureButton = `${figure} touch:relative touch:z-1 touch:-my-3 touch:min-w-11 touch:py-3`;

/** The classes of such a figure within a sentence, whose lines it does not push apart. */
export const figureInText = `${figure} inline text-left`;
