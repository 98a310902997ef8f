import { Trash2 } from "lucide-react";
import { cx } from "../../lib/class-names";
import { Button } from "../../ui/button";
import { IconButton } from "../../ui/icon-button";
import type { SavedScenario, ScenarioActions } from "./saved-scenario";

/** Load and Delete. Load is quiet until its row is meant: by the pointer or by the keyboard. */
export function ScenarioButtons({
  scenario,
  actions: { onLoad, onDelete, loading },
  quiet = false,
}: {
  scenario: SavedScenario;
  actions: ScenarioActions;
  quiet?: boolean;
}) {
  const { id, name } = scenario.report;
  return (
    <span className="inline-flex items-center gap-1">
      <Button
        size="sm"
        busy={loading === id}
        aria-label={`Load ${name}`}
        onClick={() => onLoad(scenario)}
        className={cx(
          quiet &&
            "border-transparent! bg-transparent! text-accent-text! group-focus-within:border-line-strong! group-hover:border-line-strong! group-hover:bg-surface! group-hover:text-fg!",
        )}
      >
        Load
      </Button>
      <IconButton icon={Trash2} label={`Delete ${name}`} danger onClick={() => onDelete(scenario)} />
    </span>
  );
}
