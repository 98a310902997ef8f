import { type ComponentType, type ReactNode, useMemo } from "react";
import { WorkingContext } from "../../report/skins/screen/use-working";
import type { AnsweredReport } from "../../scenario/store/saved-report";
import { ClientReport, clientResults } from "./client-report";
import { useWorkingPanel } from "./use-working-panel";

type Props = {
  answered: AnsweredReport;
  /** What the client's report is laid on. */
  paper: ComponentType<{ answered: AnsweredReport; children: ReactNode }>;
};

/** The officer's preview of a report: what its client will see, and beside it the working of any figure that is pressed. */
export function ReviewedReport({ answered, paper: Paper }: Props) {
  const results = useMemo(() => clientResults(answered), [answered]);
  const { working, panel } = useWorkingPanel(results);
  return (
    <WorkingContext value={working}>
      <div className="flex min-w-0 flex-1">
        <Paper answered={answered}>
          <ClientReport {...results} />
        </Paper>
        {panel}
      </div>
    </WorkingContext>
  );
}
