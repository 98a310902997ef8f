import { useMemo } from "react";
import { useApi } from "../../../lib/api/use-api";
import { loanEn } from "../../../lib/words/loan.en";
import { chaptersEn } from "../../../report/purchase-analysis/chapters.en";
import { chapterFacts } from "../../../report/purchase-analysis/facts";
import { lineOf } from "../../../report/purchase-analysis/lines";
import { analysisOf, type WorkingReport } from "../../../scenario/document";
import type { SharedParts } from "../../../scenario/saving/shared-parts";
import SharedPartsQuestion from "../../../scenario/saving/shared-parts-question";
import { type AnsweredReport, savedOf } from "../../../scenario/store/saved-report";
import { useScenario } from "../../../scenario/store/store";

type Props = { shared: SharedParts; busy?: boolean; onCancel: () => void; onAgreed: () => void };

/** Asks once before a save changes other reports. In a purchase analysis it says how the change affects each chapter's sentence. */
export default function SharedQuestion(props: Props) {
  const analysis = useScenario(({ document }) => (document.toolName === "pa" ? document.id : analysisOf(document)));
  return (
    <SharedPartsQuestion {...props} isAnalysis={analysis !== null}>
      {analysis && <Effects analysis={analysis} />}
    </SharedPartsQuestion>
  );
}

/** Returns the analysis with what is typed in the open report, which can be one of its chapters and hold less. */
function withTyped(saved: WorkingReport, typed: WorkingReport): WorkingReport {
  const { properties, loans, debts, outside, asOf } = typed;
  const assumptions = typed.assumptions ?? saved.assumptions;
  const waiting = typed.waiting ?? saved.waiting;
  return {
    ...saved,
    properties,
    loans,
    debts,
    outside,
    asOf,
    ...(assumptions && { assumptions }),
    ...(waiting && { waiting }),
  };
}

function effectsOf(answered: AnsweredReport, typed: WorkingReport) {
  const { document } = savedOf(answered);
  const { client } = answered;
  const before = chapterFacts({ document, client }, loanEn);
  const after = chapterFacts({ document: withTyped(document, typed), client }, loanEn);
  return (document.chapters ?? []).flatMap(({ kind }) => {
    const [was, is] = [before, after].map((facts) => lineOf(kind, facts, chaptersEn)?.head);
    return was === is ? [] : [{ kind, was: was ?? "Not known yet.", is: is ?? "No longer known." }];
  });
}

function Effects({ analysis }: { analysis: string }) {
  const found = useApi("GET /v2/client/reports/{id}", { path: { id: analysis } }, { shouldRetryOnError: false });
  const typed = useScenario(({ document }) => document);
  const answered = found.state === "ready" ? found.data[0] : null;
  const effects = useMemo(() => (answered ? effectsOf(answered, typed) : []), [answered, typed]);
  if (effects.length === 0) return null;
  return (
    <ul className="mt-3 rounded-md border border-line">
      {effects.map(({ kind, was, is }) => (
        <li key={kind} className="border-line border-b px-3 py-2 last:border-b-0">
          <b className="block font-medium text-fg">{chaptersEn.names[kind]}</b>
          <span className="num block text-fg-3 text-sm">{`Now: ${was}`}</span>
          <span className="num block text-fg">{`Then: ${is}`}</span>
        </li>
      ))}
    </ul>
  );
}
