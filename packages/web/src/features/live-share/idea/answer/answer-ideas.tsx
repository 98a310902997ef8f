import { fetchWhenPageLoaded } from "../../../../lib/loading/page-rest";
import type { SpokenPart } from "../../../../lib/words/catalog";
import { Card } from "../../../../report/skins/client/card";
import { Later } from "../../later";
import { useShared } from "../../report/report-context";
import { useClientWords } from "../../words";

/**
 * The card in which a client tries what a tool's answer rests on. Its head stands from the start; its code comes once the page has loaded.
 * @param part  what the tool's own page lets its reader move
 * @param lead  what is said first, where that is not the same for every tool
 */
export function AnswerIdeas({ part, lead }: { part: SpokenPart; lead?: string }) {
  const { basis, officer } = useShared();
  const { idea } = useClientWords();
  // The officer may take it off the report.
  if (basis.document.toolMeta?.noIdeas) return null;
  return (
    <Card name="ideas" title={idea.title} lead={lead ?? idea.leadOfAnswer(officer)} className="print:hidden">
      <Later part={part} when={fetchWhenPageLoaded} className="min-h-[560px]" />
    </Card>
  );
}
