import type { ClientSection } from "@highway/core/reports/pure/sections";
import { type ChapterKind, chapters } from "@highway/core/tools/pure/chapters";
import type { SavedAssumptions, SavedWaiting } from "@highway/engine/tools/assumptions";
import type { CostOfWaiting } from "@highway/engine/tools/cost-of-waiting/answer";
import type { RentOrBuy } from "@highway/engine/tools/rent-or-buy/answer";
import type { SavedReportCard } from "@highway/engine/tools/report-card/input";
import { type ReactNode, useId } from "react";
import type { ToldCounties } from "../../../report-card/cards";
import { ClientSections } from "../client-sections";
import { CostOfWaitingHero } from "../cost-of-waiting/hero";
import { Hero } from "../hero";
import { RentOrBuyHero } from "../rent-or-buy/hero";
import { chapterPlace, useAnalysisWords } from "./cover";

/** What a chapter shows besides its loans; a comparison has nothing more. */
export type ChapterAnswer =
  | { tool: "bvr"; answer: RentOrBuy; assumptions: SavedAssumptions }
  | { tool: "cow"; answer: CostOfWaiting; assumptions: SavedAssumptions; waiting: SavedWaiting }
  | { tool: "rerc"; told: ToldCounties; card: SavedReportCard }
  | null;

type Props = {
  kind: ChapterKind;
  number: number;
  answer: ChapterAnswer;
  /** The content of a chapter whose code is loaded separately: the report card. */
  children?: ReactNode;
};

/** A chapter under its number and name: its sentence, with one picture of it. */
export function Chapter({ kind, number, answer, children }: Props) {
  const words = useAnalysisWords();
  const id = useId();
  return (
    <section
      id={chapterPlace(kind)}
      data-section={chapterPlace(kind)}
      tabIndex={-1}
      aria-labelledby={id}
      className="grid min-w-0 scroll-mt-4 gap-3 outline-none"
    >
      <div className="px-1 pt-2">
        <p className="num text-clay-text text-md">{words.chapter(String(number))}</p>
        <h2 id={id} className="font-semibold text-ask tracking-[-.022em]">
          {words.names[kind]}
        </h2>
      </div>
      {children || <Body kind={kind} answer={answer} />}
    </section>
  );
}

function Body({ kind, answer }: { kind: ChapterKind; answer: ChapterAnswer }): ReactNode {
  if (answer?.tool === "bvr") return <RentOrBuyHero answer={answer.answer} rent={answer.assumptions.rent ?? 0} />;
  if (answer?.tool === "cow") return <CostOfWaitingHero {...answer} />;
  if (kind === "reportCard") return null;
  const shown: readonly ClientSection[] = chapters[kind].shows;
  if (kind === "loans") return <LoansChapter shown={shown} />;
  return <ClientSections shown={shown} />;
}

/** The comparison of loans: its answer, each loan, and then the parts of the month. */
const LoansChapter = ({ shown }: { shown: readonly ClientSection[] }) => (
  <>
    <Hero />
    <ClientSections shown={shown.filter((key) => key === "monthly")} />
  </>
);
