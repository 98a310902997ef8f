import type { ReactNode } from "react";

type Props = { title: string; says?: string; children: ReactNode };

/** A part of the report. Its head stays with what follows; a part that no longer fits goes whole to the next page. */
export const Section = ({ title, says, children }: Props) => (
  <section className="whole">
    <h2>{title}</h2>
    {says && <p>{says}</p>}
    {children}
  </section>
);
