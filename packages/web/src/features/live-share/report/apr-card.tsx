import { Calculator } from "lucide-react";
import { trimmedPercent } from "../../../lib/format/format";
import { isCash } from "../../../report/row";
import { Icon } from "../../../ui/icon";
import { useClientWords } from "../words";
import { useShared } from "./report-context";

export function AprCard() {
  const { picked } = useShared();
  const words = useClientWords().apr;
  const { apr } = picked.result;
  if (isCash(picked) || apr === null) return null;
  return (
    <section
      data-section="apr"
      className="grid grid-cols-[40px_1fr] gap-3.5 rounded-card border border-paper-line bg-surface p-5 shadow-paper narrow:order-8 wide:grid-cols-1 tiny:p-4"
    >
      <span className="grid size-10 place-items-center rounded-lg bg-clay-soft text-clay">
        <Icon of={Calculator} size={20} />
      </span>
      <div>
        <h2 className="text-first">{words.title}</h2>
        <p className="mt-1 text-fg-2 text-md">{words.says(trimmedPercent(apr), trimmedPercent(picked.loan.rate))}</p>
      </div>
    </section>
  );
}
