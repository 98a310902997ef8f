import { limits } from "@highway/engine/scenario/schema/limits";
import { Plus } from "lucide-react";
import { money } from "../../lib/format/format";
import { notify } from "../../lib/notify";
import { Button } from "../../ui/button";
import { AdditionalCredit, type AdditionalLine } from "./additional-credit";

let added = 0;

/** Credits that count whatever else the loan's credits are. */
export function AdditionalCredits({
  lines,
  total,
  asked,
  onChange,
}: {
  lines: readonly AdditionalLine[];
  total: number | null;
  asked: boolean;
  onChange: (change: (before: readonly AdditionalLine[]) => readonly AdditionalLine[]) => void;
}) {
  const remove = (line: AdditionalLine) => {
    const place = lines.indexOf(line);
    onChange((before) => before.filter(({ key }) => key !== line.key));
    notify.undo(`${line.name.trim() || "Credit"} removed.`, () => onChange((now) => now.toSpliced(place, 0, line)));
  };
  return (
    <section aria-label="Additional credits" className="fee-group" data-fees="">
      <header className="fee-title">
        <h3>Additional credits</h3>
        <Button
          size="sm"
          variant="quiet"
          icon={Plus}
          className="text-accent-text"
          disabled={lines.length >= limits.counts.additionalCredits.max}
          onClick={() => onChange((before) => [...before, { key: `added-${++added}`, name: "", amount: null }])}
        >
          Add a credit
        </Button>
        <span className="num ml-auto font-semibold">{total === null ? "\u2014" : money(total)}</span>
      </header>
      <ul>
        {lines.map((line) => (
          <AdditionalCredit
            key={line.key}
            line={line}
            isNew={line.key === `added-${added}`}
            asked={asked}
            onChange={(next) => onChange((before) => before.map((each) => (each.key === next.key ? next : each)))}
            onRemove={() => remove(line)}
          />
        ))}
      </ul>
    </section>
  );
}
