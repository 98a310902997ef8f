import { type ComponentType, useEffect } from "react";
import { oneColumn, useMedia } from "../../../lib/use-media";
import { streetOf } from "../../../report/rows/loans";
import type { ToolPageProps } from "../../../report/skins/client/tool-page";
import { toolPages } from "../../../report/skins/client/tool-pages";
import type { ToolBlocks } from "../../../report/tool-answers";
import { AnswerIdeas } from "../idea/answer/answer-ideas";
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
