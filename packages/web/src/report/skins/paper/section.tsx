import { createContext, type ReactNode, useContext } from "react";
import { cx } from "../../../lib/class-names";

type HeadProps = { title: string; says?: string };
type Props = HeadProps & {
  /** Whether it is kept on one page. */
  isWhole?: boolean;
  children: ReactNode;
};

/** The place of sections: in the report, below the head of a chapter, or as the only section of a chapter, which the chapter's head names. */
export const SectionPlace = createContext<"report" | "chapter" | "wholeChapter">("report");

/** The space above a section. The first one below a cover begins a page and has none. */
export const sectionClass = "mt-22 first:mt-0";

/** A section of the report. Its head stays with what follows; a chart, or rows under one title, move to the next page as a whole, so that no page is left half empty. */
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
