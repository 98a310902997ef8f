import { ImageIcon } from "lucide-react";
import { Icon } from "../../../ui/icon";

/** A company's logo on the white of paper, or the place for one. */
export const Logo = ({ src, company }: { src: string | null; company: string }) => (
  <span
    data-theme="light"
    className="grid h-16 w-24 shrink-0 place-items-center overflow-hidden rounded-md border border-line bg-surface p-2"
  >
    {src ? (
      <img src={src} alt={company ? `Logo of ${company}` : "Logo"} className="max-h-full max-w-full object-contain" />
    ) : (
      <Icon of={ImageIcon} size={24} strokeWidth={1.25} className="text-fg-3" />
    )}
  </span>
);
