import { useState } from "react";
import { cx } from "../../lib/class-names";
import { LangSwitch } from "./lang-switch";

type Props = { company: string; logo: string | null; hasLangs: boolean; isBare?: boolean };

/** Whose page this is, and in which language. */
export const TopBar = ({ company, logo, hasLangs, isBare = false }: Props) => (
  <header
    className={cx(
      "flex items-center justify-between gap-4",
      isBare
        ? "h-16"
        : "h-15 border-paper-line border-b bg-surface px-5 wide:h-17 wide:px-[max(32px,calc((100vw-1136px)/2))] print:px-0",
    )}
  >
    <span className="flex min-w-0 items-center gap-2.5 font-semibold text-body tracking-[-.01em]">
      {logo && <Logo key={logo} address={logo} />}
      <span className="truncate">{company}</span>
    </span>
    {hasLangs && <LangSwitch />}
  </header>
);

/** Beside the company's name, so it says nothing of its own. */
function Logo({ address }: { address: string }) {
  const [isLost, setLost] = useState(false);
  return isLost ? null : (
    <img src={address} alt="" className="h-8 max-w-36 object-contain" onError={() => setLost(true)} />
  );
}
