import { ListChecks } from "lucide-react";
import { cx } from "../../../lib/class-names";
import { quantity } from "../../../lib/format/format";
import { loanAt } from "../../../scenario/names/loan-name";
import { Icon } from "../../../ui/icon";
import { Tooltip } from "../../../ui/overlays/tooltip";
import type { CellProps } from "../../fields/use-loan";
import { useWrongPart } from "../../fields/use-wrong-part";
import { openChecks } from "./open-checks";
import { useAttention } from "./use-attention";

const attentionText = (count: number) => `${quantity(count, "needs", "need")} attention`;

/** The mark beside a loan that counts its checks which need attention. A press opens them. */
export function ChecksMark({ id, place, large = false }: CellProps & { large?: boolean }) {
  const count = useAttention(id) ?? 0;
  const wrong = useWrongPart(`${id}.apor`) !== null;
  const state = wrong ? "a field is wrong" : count > 0 ? attentionText(count) : null;
  const label = `Checks, ${loanAt(place)}${state ? `: ${state}` : ""}`;
  return (
    <Tooltip text={label}>
      <button
        type="button"
        aria-label={label}
        onClick={() => openChecks(id)}
        className={cx(
          "num inline-flex flex-none items-center justify-center gap-0.5 rounded-sm text-xs hover:bg-hover",
          large ? "h-11 min-w-11" : "-mx-1 h-6 min-w-6 px-0.5",
          wrong ? "text-danger" : count > 0 ? "text-warning" : "text-fg-3 hover:text-fg",
        )}
      >
        <Icon of={ListChecks} size={large ? 18 : 14} />
        {count > 0 && count}
      </button>
    </Tooltip>
  );
}
