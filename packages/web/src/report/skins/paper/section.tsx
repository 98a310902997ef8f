import { createContext, type ReactNode, useContext } from "react";
import { cx } from "../../../lib/class-names";

type HeadProps = { title: string; says?: string };
type Props = HeadProps & {
  /** Stands on one page. */
  isWhole?: boolean;
  children: ReactNode;
};

/** Where sections stand: a report's own, the parts of a chapter, below its head, or a chapter's only one, which that head names. */
export const SectionPlace = createContext<"report" | "chapter" | "wholeChapter">("report");

/** The room above a section, but for the first one below a cover, which begins a page. */
export const sectionClass = "mt-22 first:mt-0";

/** A part of the report. Its head stays with what follows; a chart or lines under one title go to the next page whole, so that no page stays half empty. */
export function Section({ title, says, isWhole = false, children }: Props) {
  const isNamed = useContext(SectionPlace) !== "wholeChapter";
  return (
    <section className={cx(isNamed && sectionClass, isWhole && "break-inside-avoid")}>
      <SectionHead title={title} {...(says && { says })} />
      {children}
    </section>
  );
}

export function SectionHead({ title, says }: HeadProps) {
  const place = useContext(SectionPlace);
  return (
    <>
      {place === "report" && <h2 className="text-h2 tracking-tight">{title}</h2>}
      {place === "chapter" && <h3 className="text-cover tracking-tight">{title}</h3>}
      {says && <p className="mt-2 break-inside-avoid break-after-avoid text-fg-2">{says}</p>}
    </>
  );
}
