import { ChevronRight } from "lucide-react";
import { money, moneyWithCents } from "../../lib/format/format";
import { isExisting, scenarioTypeOf, type WorkingReport } from "../../scenario/document";
import { issuesOf, useIssue } from "../../scenario/issues/issues";
import { useSettledScenario } from "../../scenario/store/settled-scenario";
import { useScenario } from "../../scenario/store/store";
import { Icon } from "../../ui/icon";
import { useFieldError } from "../fields/field-errors";
import { openDebts } from "./debts-window";
import { owedTotals } from "./totals";

/** Tells whether the strip is shown: a purchase has none until there are debts. */
const speaksOfDebts = (document: WorkingReport) =>
  scenarioTypeOf(document) !== "purchase" || document.debts.length > 0 || document.loans.some(isExisting);

/** What the client owes and what is paid off, in one line. A press opens the drawer. */
export function DebtsStrip() {
  return useScenario((state) => speaksOfDebts(state.document)) ? <Strip /> : null;
}

function Strip() {
  const document = useSettledScenario((state) => state.document);
  const { mortgages, debts, paidOff, all } = owedTotals(document);
  const error = useOwedError();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className="num flex min-h-9 w-full flex-none flex-wrap items-center gap-x-6 gap-y-0.5 whitespace-nowrap border-line border-b bg-canvas py-1 pr-5 pl-6 text-left hover:bg-hover touch:min-h-11 phone:gap-x-4 phone:bg-surface phone:px-4 phone:py-2"
      onClick={openDebts}
    >
      <strong className="font-semibold">Mortgages and debts</strong>
      {all.count === 0 ? (
        <span className="font-medium text-accent-text">Add what the client owes</span>
      ) : (
        <>
          <Part title={mortgages.count === 1 ? "Mortgage" : "Mortgages"} {...mortgages} />
          <Part title={debts.count === 1 ? "Debt" : "Debts"} {...debts} />
          <Part title="Paid off" {...paidOff} />
        </>
      )}
      {error && (
        <span role="alert" className="text-danger text-xs">
          {error}
        </span>
      )}
      <Icon of={ChevronRight} size={14} className="ml-auto text-fg-3" />
    </button>
  );
}

const Part = ({ title, count, balance, month }: { title: string; count: number; balance: number; month: number }) =>
  count > 0 && (
    <span className="phone:flex-[0_0_calc(100%-40px)]">
      <span className="text-fg-3">{title}</span> {money(balance)}
      <span className="text-fg-3"> {moneyWithCents(month)}/mo</span>
    </span>
  );

/** Returns the first error of a mortgage or a debt, wrong values before missing ones, because the drawer that shows them may be closed. */
function useOwedError(): string | null {
  // Subscribes to the check, so that the strip is drawn again when the whole check has loaded.
  useIssue("debts");
  const key = useSettledScenario(({ document }) => {
    const ids = new Set([...document.loans.filter(isExisting), ...document.debts].map(({ id }) => id));
    const issues = [...issuesOf(document)].filter(([field]) => ids.has(field.split(".")[0]!));
    const [found] = issues.find(([, { kind }]) => kind === "wrong") ?? issues[0] ?? [null];
    return found;
  });
  return useFieldError(key ?? "");
}
