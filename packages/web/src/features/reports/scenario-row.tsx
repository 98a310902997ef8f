/** What a row of the list has as a table and on a phone. */
import type { ReportLine } from "@highway/core/reports/schema";
import { Ellipsis, Trash2 } from "lucide-react";
import { cx } from "../../lib/class-names";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Checkbox } from "../../ui/fields/checkbox";
import { Icon } from "../../ui/icon";
import { IconButton } from "../../ui/icon-button";
import { Menu } from "../../ui/overlays/menu";
import type { ScenarioOrder } from "./scenario-order";

/** What the officer can do with a row of the list. */
type ScenarioActions = {
  onLoad: (scenario: ReportLine) => void;
  onRename: (scenario: ReportLine) => void;
  onDuplicate: (scenario: ReportLine) => void;
  onDelete: (scenario: ReportLine) => void;
  /** The report that is being loaded. */
  loading: string | null;
};

export type ScenarioListProps = {
  /** Those that the search and the filter let through, in order. */
  shown: readonly ReportLine[];
  order: ScenarioOrder;
  onOrder: (order: ScenarioOrder) => void;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  /** The scenario that is open on the page. */
  opened: string | null;
  actions: ScenarioActions;
};

/** The choice of a scenario's row for what is done with several. */
export function ChooseBox({
  scenario: { id, name },
  chosen,
  onChoose,
}: Pick<ScenarioListProps, "chosen" | "onChoose"> & { scenario: ReportLine }) {
  const set = (on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    onChoose(next);
  };
  return (
    <Checkbox
      label={`Select ${name}`}
      hideLabel
      checked={chosen.has(id)}
      onChange={set}
      className="touch:min-w-11 touch:justify-center"
    />
  );
}

export const OpenBadge = () => <Badge tone="accent">Open</Badge>;

/** Loads, deletes and more. Load stays quiet until the pointer or the keyboard comes to its row. */
export function ScenarioButtons({
  scenario,
  actions: { onLoad, onRename, onDuplicate, onDelete, loading },
  quiet = false,
}: {
  scenario: ReportLine;
  actions: ScenarioActions;
  quiet?: boolean;
}) {
  const { id, name } = scenario;
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
      <Menu
        label={`More for ${name}`}
        button={<Icon of={Ellipsis} />}
        buttonClassName="grid size-control-sm place-items-center rounded-sm text-fg-2 hover:bg-hover hover:text-fg touch:size-11"
        actions={[
          { label: "Rename", onSelect: () => onRename(scenario) },
          { label: "Duplicate", onSelect: () => onDuplicate(scenario) },
        ]}
      />
      <IconButton icon={Trash2} label={`Delete ${name}`} danger onClick={() => onDelete(scenario)} />
    </span>
  );
}
