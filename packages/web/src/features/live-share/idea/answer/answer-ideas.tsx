import { fetchWhenPageLoaded } from "../../../../lib/loading/page-rest";
import { Card } from "../../../../report/skins/client/card";
import { Later } from "../../later";
import { useShared } from "../../report/report-context";
import { useWords } from "../../words";
import { tries } from "./tries";

/** The card in which a client tries what a tool's answer rests on. Its head stands from the start; its code comes once the page has loaded. */
export function AnswerIdeas() {
  const { basis, officer, loaded } = useShared();
  const { lang, client } = useWords();
  const tried = tries[loaded.report.toolName];
  // The officer may take it off the report.
  if (!tried || basis.document.toolMeta?.noIdeas) return null;
  return (
    <Card
      name="ideas"
      title={client.idea.title}
      lead={tried.lead?.(lang) ?? client.idea.leadOfAnswer(officer)}
      className="print:hidden"
    >
      <Later part={tried.part} when={fetchWhenPageLoaded} className="min-h-[560px]" />
    </Card>
  );
}
