import type { ReactNode } from "react";

type Props = { title: string; id?: string; note?: ReactNode; aside?: ReactNode; children: ReactNode };

/** One part of the page under its name. */
export const Section = ({ title, id, note, aside, children }: Props) => (
  <section aria-label={title} id={id} className="scroll-mt-head border-line border-b py-5 last:border-b-0">
    <header className="flex flex-wrap items-baseline gap-x-3 gap-y-2 px-6 pb-3 phone:px-4">
      <h2 className="font-semibold text-h2">{title}</h2>
      {note && <p className="text-fg-2 text-sm">{note}</p>}
      {aside && <span className="ml-auto flex items-center gap-3">{aside}</span>}
    </header>
    {children}
  </section>
);
