import type { ReactNode } from "react";
import { cx } from "../../../lib/class-names";

type HeadProps = { title: string; says?: string };
type Props = HeadProps & {
  /** Stands on one page. */
  isWhole?: boolean;
  children: ReactNode;
};

/** The room above a section, but for the first one, which begins a page. */
export const sectionClass = "mt-22 first-of-type:mt-0";

/** A part of the report. Its head stays with what follows; a chart or lines under one title go to the next page whole, so that no page stays half empty. */
export const Section = ({ title, says, isWhole = false, children }: Props) => (
  <section className={cx(sectionClass, isWhole && "break-inside-avoid")}>
    <SectionHead title={title} {...(says && { says })} />
    {children}
  </section>
);

export const SectionHead = ({ title, says }: HeadProps) => (
  <>
    <h2 className="text-h2 tracking-tight">{title}</h2>
    {says && <p className="mt-2 break-inside-avoid break-after-avoid text-fg-2">{says}</p>}
  </>
);
