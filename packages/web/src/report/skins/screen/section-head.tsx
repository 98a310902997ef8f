import type { ReactNode } from "react";

/** The title of a part of the page, what it shows, and at the right what changes it. */
export function SectionHead({ title, says, children }: { title: string; says?: string; children?: ReactNode }) {
  return (
    <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-6 pt-6 pb-2 @max-[560px]:px-4">
      <h2 className="whitespace-nowrap font-semibold text-h2">{title}</h2>
      {says && <p className="text-fg-3 text-sm">{says}</p>}
      {children && <div className="ml-auto flex items-center gap-4 self-center text-fg-2 text-sm">{children}</div>}
    </header>
  );
}
