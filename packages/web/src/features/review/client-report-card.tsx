import type { SavedReportCard } from "@highway/engine/tools/report-card/input";
import { date } from "../../lib/format/format";
import { reportCardEn } from "../../report/report-card/words.en";
import { streetOf, townOf } from "../../report/rows/loans";
import { ReportCardPage } from "../../report/skins/client/report-card/page";
import type { AnsweredReport } from "../../scenario/store/saved-report";
import { Problem } from "../../ui/page/problem";
import { useToldCounties } from "./use-told-counties";

type Props = { answered: AnsweredReport; card: SavedReportCard };

/** A county's report card as its client's page draws it, with the figures that it was saved with. */
export default function ClientReportCard({ answered: { report, client }, card }: Props) {
  const asked = useToldCounties(card);
  if (asked.state === "failed") return <Problem message={asked.message} onRetry={asked.retry} />;
  if (asked.state !== "ready") return <div className="min-h-[200dvh]" />;
  const { told } = asked;
  const [home] = report.properties;
  const place = [streetOf(home), townOf(home)].filter(Boolean).join(", ");
  return (
    <div className="bg-paper print:bg-surface">
      <div className="@container mx-auto grid max-w-[832px] gap-6 p-6 text-body phone:p-4 print:max-w-none print:px-0 [&_:is(h1,h2,h3)]:text-balance [&_:is(h1,h2,h3)]:font-semibold">
        <ReportCardPage
          told={told}
          card={card}
          spoken={{ lang: "en", own: reportCardEn }}
          prepared={`${place && `${place}. `}Prepared for ${client.name} on ${date(report.asOf)}.`}
        />
      </div>
    </div>
  );
}
