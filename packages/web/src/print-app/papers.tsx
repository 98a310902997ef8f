import type { Printed } from "@highway/core/exports/schema";
import type { ReactNode } from "react";
import type { Lang } from "../lib/words/lang";
import { marketUpdateCatalog } from "../report/catalogs";
import { consolidationFigures } from "../report/consolidation/figures";
import { costOfWaitingFigures } from "../report/cost-of-waiting/figures";
import { rentOrBuyFigures } from "../report/rent-or-buy/figures";
import { Scene } from "../report/skins/client/scene";
import type { AnswerPaper } from "../report/skins/paper/answer-pages";
import { PrintedConsolidation } from "../report/skins/paper/consolidation";
import { PrintedCostOfWaiting } from "../report/skins/paper/cost-of-waiting";
import { PrintedMarketUpdate } from "../report/skins/paper/market-update";
import type { nameOfReport } from "../report/skins/paper/printed-report";
import { PrintedAnalysis } from "../report/skins/paper/purchase-analysis";
import { PrintedRentOrBuy } from "../report/skins/paper/rent-or-buy";
import { PrintedReportCard } from "../report/skins/paper/report-card";

export type PaperInput = Omit<AnswerPaper, "summary">;
/** Draws the whole report, or its one-page summary if it is given the space and the link of a summary. */
export type PaperDrawing = (summary?: AnswerPaper["summary"]) => ReactNode;
type ToolPaper = {
  /** Returns how a report is drawn; null if it has no answer. @throws Error if its data is missing, because an empty page would look like a finished report */
  drawn: (printed: Printed, common: PaperInput) => PaperDrawing | null;
  /** Names the report, if its home does not. */
  name?: (printed: Printed, lang: Lang) => Pick<Parameters<typeof nameOfReport>[0], "place" | "title">;
};

const withSummary = (common: PaperInput, summary: AnswerPaper["summary"]): AnswerPaper => ({
  ...common,
  ...(summary && { summary }),
});

/** How the reports of each tool are drawn that are not comparisons of loans. A tool with an answer joins by an entry here. */
export const toolPapers: Readonly<Partial<Record<string, ToolPaper>>> = {
  bvr: {
    drawn(_, common) {
      const { answer, assumptions } = rentOrBuyFigures(common.basis);
      return (
        answer &&
        ((summary) => <PrintedRentOrBuy {...withSummary(common, summary)} answer={answer} assumptions={assumptions} />)
      );
    },
  },
  cow: {
    drawn(_, common) {
      const { answer, assumptions, waiting } = costOfWaitingFigures(common.basis);
      return (
        answer &&
        ((summary) => (
          <PrintedCostOfWaiting
            {...withSummary(common, summary)}
            answer={answer}
            assumptions={assumptions}
            waiting={waiting}
          />
        ))
      );
    },
  },
  dc: {
    drawn(_, common) {
      const { answer } = consolidationFigures(common.basis);
      return answer && ((summary) => <PrintedConsolidation {...withSummary(common, summary)} answer={answer} />);
    },
  },
  pa: {
    drawn({ counties }, common) {
      const scene = <Scene hasSky className="h-full" />;
      return (summary) => <PrintedAnalysis {...withSummary(common, summary)} told={counties} scene={scene} />;
    },
  },
  rerc: {
    drawn({ report, counties }, common) {
      const card = report.toolName === "rerc" ? report.reportCard : null;
      if (!card || !counties)
        throw new Error(
          "This report has no figures for its county. Open the report card, save it, then download it again.",
        );
      return (summary) => <PrintedReportCard {...withSummary(common, summary)} told={counties} card={card} />;
    },
    name: ({ counties }) => ({ place: counties?.cards[0]?.row }),
  },
  mu: {
    drawn({ day }, common) {
      if (!day)
        throw new Error(
          "This report has no copy of its day. Open the market update, choose the day, and share it again.",
        );
      return (summary) => <PrintedMarketUpdate {...withSummary(common, summary)} briefing={day} />;
    },
    name: (_, lang) => ({ title: marketUpdateCatalog.in(lang).name }),
  },
};
