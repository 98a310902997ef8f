import { useEffect } from "react";
import { createPortal } from "react-dom";
import { oneColumn, useMedia } from "../../../../lib/use-media";
import { spokenPart } from "../../../../lib/words/catalog";
import { reportCardCatalog } from "../../../../report/catalogs";
import { streetOf } from "../../../../report/rows/loans";
import { Homes } from "../../../../report/skins/client/homes";
import { Chapter } from "../../../../report/skins/client/purchase-analysis/chapter";
import { Cover, useAnalysisWords } from "../../../../report/skins/client/purchase-analysis/cover";
import { SkinContext } from "../../../../report/skins/client/skin";
import { Later } from "../../later";
import { OfficerLine } from "../officer-card";
import { useShared } from "../report-context";
import { ChapterRail, ChapterSheet } from "./chapter-list";
import { useSharedChapters } from "./use-chapters";

const cardChapter = spokenPart(() => import("./card-chapter"), reportCardCatalog);

/** A purchase analysis: its cover with the contents, then its chapters, with a list of them at hand. */
export default function AnalysisReport() {
  const { loaded, picked } = useShared();
  const words = useAnalysisWords();
  const chapters = useSharedChapters();
  const isNarrow = useMedia(oneColumn);
  const street = streetOf(picked.property);
  useEffect(() => {
    if (street) document.title = `${words.yours}: ${street}`;
  }, [street, words]);
  const rail = isNarrow ? null : document.getElementById("chapter-rail");
  return (
    <>
      <Cover chapters={chapters} note={"note" in loaded.report ? String(loaded.report.note) : ""} />
      {isNarrow && <OfficerLine />}
      <Homes />
      {chapters.map(({ kind, answer, skin }, at) => (
        <SkinContext key={kind} value={skin}>
          <Chapter kind={kind} number={at + 1} answer={answer}>
            {kind === "reportCard" && <Later part={cardChapter} className="min-h-[200dvh]" />}
          </Chapter>
        </SkinContext>
      ))}
      {rail && createPortal(<ChapterRail chapters={chapters} />, rail)}
      {isNarrow && <ChapterSheet chapters={chapters} />}
    </>
  );
}
