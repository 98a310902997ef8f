import { chapterOfTool } from "@highway/core/tools/pure/chapters";
import { FileStack } from "lucide-react";
import { useApi } from "../../../lib/api/use-api";
import { date } from "../../../lib/format/format";
import { purchaseAnalysisEn } from "../../../report/purchase-analysis/words.en";
import { analysisOf, type WorkingReport } from "../../../scenario/document";
import { nameOfScenario } from "../../../scenario/saving/save";
import { savedOf } from "../../../scenario/store/saved-report";
import { useScenario } from "../../../scenario/store/store";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/overlays/dialog";
import { Empty } from "../../../ui/page/empty";
import { Problem } from "../../../ui/page/problem";
import { Bone, Skeleton } from "../../../ui/page/skeleton";
import type { ChangeChapters, Chapters } from "./use-chapters";

const { names } = purchaseAnalysisEn;

type Props = { chapters: Chapters; set: ChangeChapters; onClose: () => void };

const idsOf = (parts: readonly { id: string }[]) =>
  parts
    .map(({ id }) => id)
    .sort()
    .join();
const isOfSame = (one: WorkingReport, other: WorkingReport) =>
  idsOf(one.loans) === idsOf(other.loans) && idsOf(one.properties) === idsOf(other.properties);

/** The client's saved reports that could become a chapter. One about the same home and loans is attached by a press; the others say why they cannot be. */
export default function AttachWindow({ chapters, set, onClose }: Props) {
  const document = useScenario((state) => state.document);
  const clientID = useScenario((state) => state.client?._id ?? null);
  const found = useApi("GET /v2/client/reports", clientID ? { query: { clientID, count: "25" } } : null);
  const offered =
    found.state !== "ready"
      ? []
      : found.data.flatMap((answered) => {
          const report = savedOf(answered).document;
          const kind = chapterOfTool(report.toolName);
          const isFree = kind && chapters.every((each) => each.kind !== kind) && analysisOf(report) === null;
          return isFree ? [{ kind, report, lastUpdated: answered.report.lastUpdated }] : [];
        });
  const attach = async (kind: (typeof offered)[number]["kind"], id: string) => {
    onClose();
    await set((now) => (now.some((each) => each.kind === kind) ? now : [...now, { kind, id, hidden: false }]));
  };
  return (
    <Dialog open onClose={onClose} title="Add a saved report" width={560}>
      <p className="px-5 pb-3 text-fg-2">
        A report that becomes a chapter takes the assumptions of this analysis. It must have the same home and loans as
        this analysis.
      </p>
      {/* As high while the list comes, so that no button moves under the pointer. */}
      <div className="h-[min(420px,calc(100dvh-2*min(92px,10vh)-130px))] overflow-y-auto phone:h-[calc(100dvh-170px)]">
        {found.state === "loading" && <ReportBones />}
        {found.state === "failed" && <Problem message={found.message} onRetry={found.retry} />}
        {found.state === "ready" && offered.length === 0 && (
          <Empty icon={FileStack} title="No saved report can become a chapter">
            Reports of this client that are not chapters yet are listed here. Add it as a new chapter instead.
          </Empty>
        )}
        <ul>
          {offered.map(({ kind, report, lastUpdated }) => {
            const name = nameOfScenario(report);
            return (
              <li key={report.id} className="flex items-center gap-3 border-line border-t px-5 py-2">
                <span className="min-w-0 flex-1">
                  <b className="block truncate font-medium">{name}</b>
                  <span className="num block text-fg-2 text-sm">{`${names[kind]} · ${date(lastUpdated)}`}</span>
                </span>
                {isOfSame(report, document) ? (
                  <Button
                    size="sm"
                    className="touch:h-11"
                    aria-label={`Add ${name}`}
                    onClick={() => void attach(kind, report.id)}
                  >
                    Add
                  </Button>
                ) : (
                  <span className="max-w-48 text-right text-fg-2 text-sm">
                    It is about another home or other loans.
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </Dialog>
  );
}

const rows = [1, 2, 3];
const ReportBones = () => (
  <Skeleton label="Loading the reports">
    {rows.map((row) => (
      <div key={row} className="flex h-14 items-center border-line border-t px-5">
        <Bone className="h-6 w-full" />
      </div>
    ))}
  </Skeleton>
);
