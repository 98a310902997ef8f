import type { ReactNode } from "react";

type Props = {
  /** Null without a logo. */
  src: string | null;
  alt: string;
  /** Shown where there is no logo. */
  none: ReactNode;
};

/** Shows a logo whole, on the white of paper. A box that centers is a flexible one here: the height of a grid's row follows the picture, however high that is. */
export const LogoFrame = ({ src, alt, none }: Props) => (
  <span
    data-theme="light"
    className="flex h-16 w-28 shrink-0 items-center justify-center rounded-md border border-line bg-surface p-2"
  >
    {src ? <img src={src} alt={alt} className="max-h-full max-w-full object-contain" /> : none}
  </span>
);
