import { SearchX, Table2 } from "lucide-react";
import type { Loaded } from "../../lib/api/use-api";
import type { Pages } from "../../lib/api/use-pages";
import { phone, useMedia } from "../../lib/use-media";
import { Empty } from "../../ui/page/empty";
import { Problem } from "../../ui/page/problem";
import type { SavedScenario } from "./saved-scenario";
import { ScenarioCards } from "./scenario-cards";
import { ScenarioListSkeleton } from "./scenario-list-skeleton";
import { type ScenarioListProps, ScenarioTable } from "./scenario-table";

type Props = Omit<ScenarioListProps, "scenarios"> & {
  scenarios: Loaded<Pages<SavedScenario>>;
  searched: boolean;
};

/** One list, four states. */
export function ScenarioList({ scenarios, searched, ...list }: Props) {
  const small = useMedia(phone);
  if (scenarios.state === "loading") return <ScenarioListSkeleton />;
  if (scenarios.state === "failed") return <Problem message={scenarios.message} onRetry={scenarios.retry} />;
  const { items } = scenarios.data;
  if (items.length === 0 && searched)
    return (
      <Empty icon={SearchX} title="No results found">
        No scenario's name, client or location has words that begin so.
      </Empty>
    );
  if (items.length === 0)
    return (
      <Empty icon={Table2} title="You currently have no saved scenarios.">
        Save a scenario to find it here, on any device.
      </Empty>
    );
  const List = small ? ScenarioCards : ScenarioTable;
  return <List scenarios={items} {...list} />;
}
