import { Checkbox } from "../../ui/fields/checkbox";
import { LoanMark } from "../../ui/loan-mark";
import type { Schedules } from "./schedule-loan";

type Props = {
  schedules: Schedules;
  /** Loans that are turned off. */
  hidden: ReadonlySet<string>;
  onToggle: (id: string) => void;
};

const chip =
  "rounded-sm border border-line px-2.5 has-checked:border-line-strong h-control-sm touch:min-h-0 shrink-0 whitespace-nowrap";

/** Chooses which loans are shown. The last one that is checked stays so. */
export function LoanFilter({ schedules: { loans, without }, hidden, onToggle }: Props) {
  const shown = loans.filter(({ id }) => !hidden.has(id));
  const isLast = (id: string) => shown.length === 1 && shown[0]!.id === id;
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-2 phone:-mx-4 phone:order-1 phone:w-dvw phone:flex-nowrap phone:overflow-x-auto phone:px-4 phone:py-0.5">
      <legend className="sr-only">Loans shown</legend>
      {loans.map(({ id, index, title }) => (
        <Checkbox
          key={id}
          className={chip}
          checked={!hidden.has(id)}
          onChange={() => isLast(id) || onToggle(id)}
          aria-disabled={isLast(id) || undefined}
          title={isLast(id) ? "At least one loan stays shown" : undefined}
          label={
            <span className="inline-flex items-center gap-1.5">
              <LoanMark index={index} label={null} />
              {title}
            </span>
          }
        />
      ))}
      {without.map(({ id, index, title, why }) => (
        <Checkbox
          key={id}
          className={chip}
          checked={false}
          onChange={() => {}}
          disabled
          label={
            <span className="inline-flex items-center gap-1.5 text-fg-3">
              <LoanMark index={index} label={null} />
              {title} {why}
            </span>
          }
        />
      ))}
    </fieldset>
  );
}
