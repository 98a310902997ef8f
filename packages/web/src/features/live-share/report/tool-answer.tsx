import { type ComponentType, useEffect } from "react";
import { fetchWhenPageLoaded } from "../../../lib/loading/page-rest";
import { oneColumn, useMedia } from "../../../lib/use-media";
import { streetOf } from "../../../report/rows/loans";
import { Card } from "../../../report/skins/client/card";
import type { ToolPageProps } from "../../../report/skins/client/tool-page";
import { toolPages } from "../../../report/skins/client/tool-pages";
import type { ToolBlocks } from "../../../report/tool-answers";
import { tries } from "../idea/answer/tries";
import { Later } from "../later";
import { useWords } from "../words";
import { OfficerLine } from "./officer-card";
import { useShared } from "./report-context";

/** Makes a page of a tool's answer: what stands around the answer is the same for every tool. On a phone the officer stands below it. */
export const answerPage = (Page: ComponentType<ToolPageProps>) =>
  function AnswerPage() {
    const { loaded, picked } = useShared();
    const { lang } = useWords();
    const isNarrow = useMedia(oneColumn);
    const { report, workedOut } = loaded;
    const words = toolPages[report.toolName]?.words.in(lang);
    const street = streetOf(picked.property);
    useEffect(() => {
      if (street && words) document.title = words.title(street);
    }, [street, words]);
    if (!workedOut.answer) return null;
    return (
      <>
        <Page answer={workedOut.answer} blocks={report as ToolBlocks} ideas={<AnswerIdeas />} />
        {isNarrow && <OfficerLine />}
      </>
    );
  };

/** The card in which a client tries what a tool's answer rests on. Its head stands from the start; its code comes once the page has loaded. */
function AnswerIdeas() {
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
