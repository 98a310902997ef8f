import { reinvest } from "@highway/engine/money/reinvestment";
import { Plus, Trash2 } from "lucide-react";
import { cx } from "../../lib/class-names";
import { money } from "../../lib/format/format";
import { Button } from "../../ui/button";
import { IconButton } from "../../ui/icon-button";
import { planName } from "./plan-values";
import type { PlanForm } from "./use-plan";

type Props = {
  of: string;
  form: PlanForm /** Asks first when something typed would be lost. */;
  onBegin: (at: number | null) => void;
  onRemove: (at: number) => void;
};

/** Lists the client's calculations: a press loads one. */
export function SavedPlans({ of, form: { plans, loaded }, onBegin, onRemove }: Props) {
  if (plans.length === 0) return null;
  return (
    <section aria-label={`Saved for ${of}`}>
      <header className="mb-1 flex items-center justify-between gap-2">
        <h3 className="font-semibold text-sm">Saved for {of}</h3>
        {loaded !== null && (
          <Button variant="link" size="sm" icon={Plus} onClick={() => onBegin(null)}>
            New calculation
          </Button>
        )}
      </header>
      <ul className="overflow-hidden rounded-md border border-line">
        {plans.map((plan, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: calculations are known by their place alone
          <li key={at} className={cx("flex items-center gap-1 pr-1", at > 0 && "border-line border-t")}>
            <button
              type="button"
              aria-pressed={loaded === at}
              onClick={() => onBegin(at)}
              className={cx(
                "num flex min-h-9 min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 px-3 py-1.5 text-left outline-offset-[-2px] hover:bg-hover touch:min-h-11",
                loaded === at && "bg-accent-soft",
              )}
            >
              <span className="min-w-0">{planName(plan)}</span>
              <span className="font-medium">{money(reinvest(plan).futureValue)}</span>
            </button>
            <IconButton
              icon={Trash2}
              size="sm"
              danger
              label={`Delete ${planName(plan)}`}
              onClick={() => onRemove(at)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
