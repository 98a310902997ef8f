import { Plus, Rows3 } from "lucide-react";
import type { RefObject } from "react";
import { useActions } from "../../lib/actions";
import { Button } from "../../ui/button";
import { buttonClass } from "../../ui/button-style";
import { Checkbox } from "../../ui/fields/checkbox";
import { Segmented } from "../../ui/fields/segmented";
import { Icon } from "../../ui/icon";
import { DownloadMenu } from "./download-menu";
import { LoanFilter } from "./loan-filter";
import type { By, ScheduleLoan, Schedules } from "./schedule-loan";

type Props = {
  schedules: Schedules;
  firstPayment: string;
  shown: readonly ScheduleLoan[];
  hidden: ReadonlySet<string>;
  onToggleLoan: (id: string) => void;
  by: By;
  onBy: (by: By) => void;
  totals: boolean;
  onTotals: (on: boolean) => void;
  /** Null while every year is open: the button then closes them. */
  allOpen: boolean;
  onAllOpen: (open: boolean) => void;
  addsPayment: boolean;
  onAddPayment: () => void;
  opener: RefObject<HTMLButtonElement | null>;
};

const views = [
  { value: "yearly", label: "Yearly" },
  { value: "monthly", label: "Monthly" },
] as const;

/** Chooses what is shown of which loans, and offers what can be done with it. */
export function Toolbar({ schedules, firstPayment, shown, hidden, onToggleLoan, by, onBy, ...rest }: Props) {
  const { totals, onTotals, allOpen, onAllOpen, addsPayment, onAddPayment, opener } = rest;
  useActions([
    { label: "Add Payment", also: "extra lump sum", icon: Plus, disabled: addsPayment, onSelect: onAddPayment },
    ...views
      .filter(({ value }) => value !== by)
      .map(({ value, label }) => ({
        label: `${label} rows`,
        does: `Show ${value} rows`,
        icon: Rows3,
        onSelect: () => onBy(value),
      })),
  ]);
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 px-6 py-3 phone:px-4">
      <Segmented label="Rows" value={by} onChange={onBy} segments={views} />
      <LoanFilter schedules={schedules} hidden={hidden} onToggle={onToggleLoan} />
      <Checkbox label="Running totals" checked={totals} onChange={onTotals} className="phone:order-1" />
      {by === "monthly" && (
        <Button variant="link" size="sm" className="phone:order-1" onClick={() => onAllOpen(!allOpen)}>
          {allOpen ? "Collapse all years" : "Expand all years"}
        </Button>
      )}
      <span className="ml-auto flex gap-2">
        <DownloadMenu loans={shown} by={by} firstPayment={firstPayment} />
        <button
          ref={opener}
          type="button"
          aria-expanded={addsPayment}
          onClick={onAddPayment}
          className={buttonClass({ size: "sm" })}
        >
          <Icon of={Plus} size={14} />
          Add Payment
        </button>
      </span>
    </div>
  );
}
