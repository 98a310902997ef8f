import { toolOfChapter } from "@highway/core/tools/pure/chapters";
import { ArrowLeft, ArrowRight, BookOpen } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { useApi } from "../../lib/api/use-api";
import { keepingQuery, resultsOf } from "../../lib/paths";
import { purchaseAnalysisEn } from "../../report/purchase-analysis/words.en";
import { Icon } from "../../ui/icon";

type Props = { analysis: string; reportID: string; line: string };

/** The bar of an opened chapter, "Chapter 3 of 7", with links to the other chapters and back. */
export default function ChapterBar({ analysis, reportID, line }: Props) {
  const found = useApi("GET /v2/client/reports/{id}", { path: { id: analysis } }, { shouldRetryOnError: false });
  const [search] = useSearchParams();
  if (found.state === "loading") return <div className={line} />;
  if (found.state === "failed") return null;
  const { report } = found.data[0];
  if (report.toolName !== "pa") return null;
  const chapters = report.chapters.flatMap(({ kind, id }) => {
    const tool = toolOfChapter(kind);
    return tool && id ? [{ kind, id, to: keepingQuery(resultsOf({ tool, reportID: id }), search) }] : [];
  });
  const at = chapters.findIndex(({ id }) => id === reportID);
  const shown = report.chapters.filter(({ hidden }) => !hidden);
  const place = shown.findIndex(({ id }) => id === reportID);
  if (at < 0) return null;
  const way = (to: (typeof chapters)[number] | undefined, icon: typeof ArrowLeft, says: string) =>
    to && (
      <Link
        to={to.to}
        aria-label={`${says}: ${purchaseAnalysisEn.names[to.kind]}`}
        className="grid size-6 place-items-center rounded-sm text-fg-2 hover:bg-hover hover:text-fg touch:size-11"
      >
        <Icon of={icon} size={14} />
      </Link>
    );
  return (
    <nav aria-label="Purchase analysis" className={`flex items-center gap-3 px-6 text-sm phone:px-4 ${line}`}>
      <Link
        to={resultsOf({ tool: "pa", reportID: analysis })}
        className="inline-flex min-h-6 min-w-0 items-center gap-1.5 text-accent-text hover:underline touch:min-h-11"
      >
        <Icon of={BookOpen} size={14} />
        <span className="truncate">{report.name}</span>
      </Link>
      <span className="num text-fg-2">
        {place < 0 ? "Hidden from the report" : `Chapter ${place + 1} of ${shown.length}`}
      </span>
      <span className="ml-auto flex">
        {way(chapters[at - 1], ArrowLeft, "Previous chapter")}
        {way(chapters[at + 1], ArrowRight, "Next chapter")}
      </span>
    </nav>
  );
}
