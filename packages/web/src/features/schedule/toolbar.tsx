import { Plus, Rows3 } from "lucide-react";
import type { RefObject } from "react";
import { useActions } from "../../lib/actions";
import { Button } from "../../ui/button";
import { buttonClass } from "../../ui/button-style";
import { Checkbox } from "../../ui/fields/checkbox";
import { Segmented } from "../../ui/fields/segmented";
import { Icon } from "../../ui/icon";
import { LoanMark } from "../../ui/loan-mark";
import { DownloadMenu } from "./download-menu";
import type { By, ScheduleLoan, Schedules } from "./lines";

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
  charts: boolean;
  onCharts: (on: boolean) => void;
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
  const { totals, onTotals, charts, onCharts, allOpen, onAllOpen, addsPayment, onAddPayment, opener } = rest;
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
    <div className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 px-6 py-3 print:hidden phone:gap-y-1 phone:px-4 phone:py-2">
      <Segmented label="Rows" value={by} onChange={onBy} segments={views} />
      <LoanFilter schedules={schedules} hidden={hidden} onToggle={onToggleLoan} />
      <Checkbox label="Charts" checked={charts} onChange={onCharts} className="phone:order-1" />
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

type LoanFilterProps = {
  schedules: Schedules;
  /** Loans that are turned off. */
  hidden: ReadonlySet<string>;
  onToggle: (id: string) => void;
};

const chip =
  "rounded-sm border border-line px-2.5 has-checked:border-line-strong h-control-sm touch:min-h-0 shrink-0 whitespace-nowrap";

/** Chooses which loans are shown. The last one that is checked stays so. */
function LoanFilter({ schedules: { loans, without }, hidden, onToggle }: LoanFilterProps) {
  const shown = loans.filter(({ id }) => !hidden.has(id));
  const isLast = (id: string) => shown.length === 1 && shown[0]!.id === id;
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-2 phone:-mx-4 phone:order-1 phone:w-dvw phone:flex-nowrap phone:overflow-x-auto phone:px-4 phone:py-0.5">
      <legend className="sr-only">Loans shown</legend>
      {loans.map(({ id, index, head }) => (
        <Checkbox
          key={id}
          className={chip}
          checked={!hidden.has(id)}
          onChange={() => isLast(id) || onToggle(id)}
          aria-disabled={isLast(id) || undefined}
          title={isLast(id) ? "At least one loan must be shown" : undefined}
          label={
            <span className="inline-flex items-center gap-1.5">
              <LoanMark index={index} label={null} />
              {head}
            </span>
          }
        />
      ))}
      {without.map(({ id, index, head, why }) => (
        <Checkbox
          key={id}
          className={chip}
          checked={false}
          onChange={() => {}}
          disabled
          label={
            <span className="inline-flex items-center gap-1.5 text-fg-3">
              <LoanMark index={index} label={null} />
              {head} {why}
            </span>
          }
        />
      ))}
    </fieldset>
  );
}
