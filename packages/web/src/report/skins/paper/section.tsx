import type { ReactNode } from "react";
import { cx } from "../../../lib/class-names";

type HeadProps = { title: string; says?: string };
type Props = HeadProps & {
  /** Its table may begin the next page, so that no page stays half empty. */
  splits?: boolean;
  children: ReactNode;
};

/** The room above a section, but for the first one, which begins a page. */
export const sectionClass = "mt-22 first-of-type:mt-0";

/** A part of the report. Its head stays with what follows; a part that no longer fits goes whole to the next page, or its table alone. */
export const Section = ({ title, says, splits = false, children }: Props) => (
  <section className={cx(sectionClass, !splits && "break-inside-avoid")}>
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
