import type { ReactNode } from "react";

type Props = { title: string; id?: string; note?: ReactNode; aside?: ReactNode; children: ReactNode };

/** One section of the page under its name. A section far from view is laid out and painted once it comes near, because each key redraws all sections. */
export const Section = ({ title, id, note, aside, children }: Props) => (
  <section
    aria-label={title}
    id={id}
    className="scroll-mt-head border-line border-b py-5 [contain-intrinsic-block-size:auto_480px] [content-visibility:auto] last:border-b-0"
  >
    <header className="flex flex-wrap items-baseline gap-x-3 gap-y-2 px-6 pb-3 phone:gap-y-0 phone:px-4">
      <h2 className="font-semibold text-h2">{title}</h2>
      {note && <p className="text-fg-2 text-sm">{note}</p>}
      {aside && <span className="ml-auto flex items-center gap-3 phone:-mb-3">{aside}</span>}
    </header>
    {children}
  </section>
);
