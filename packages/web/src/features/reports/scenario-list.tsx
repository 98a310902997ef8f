import { SearchX, Table2 } from "lucide-react";
import type { Loaded } from "../../lib/api/use-api";
import { phone, useMedia } from "../../lib/use-media";
import { Empty } from "../../ui/page/empty";
import { Problem } from "../../ui/page/problem";
import { ScenarioListSkeleton } from "./list-frame";
import { ScenarioCards } from "./scenario-cards";
import type { ScenarioListProps } from "./scenario-row";
import { ScenarioTable } from "./scenario-table";
import type { ScenarioLines } from "./use-scenario-lines";

type Props = ScenarioListProps & {
  scenarios: Loaded<ScenarioLines>;
  /** Whether a search or a filter leaves some out. */
  narrowed: boolean;
};

/** Shows one of four states: loading, failed, empty, or the list. */
export function ScenarioList({ scenarios, narrowed, ...list }: Props) {
  const small = useMedia(phone);
  if (scenarios.state === "loading") return <ScenarioListSkeleton />;
  if (scenarios.state === "failed") return <Problem message={scenarios.message} onRetry={scenarios.retry} />;
  if (list.shown.length === 0 && narrowed)
    return (
      <Empty icon={SearchX} title="No results found">
        No scenario of this type and status has a name, client or location with a word that starts that way.
      </Empty>
    );
  if (list.shown.length === 0)
    return (
      <Empty icon={Table2} title="You currently have no saved scenarios.">
        Save a scenario to find it here, on any device.
      </Empty>
    );
  return small ? <ScenarioCards {...list} /> : <ScenarioTable {...list} />;
}
