/** The two cards with which a client answers. Their heads stand from the start; their code comes once the page has loaded, for few scroll so far at once. */
import { type ComponentType, useEffect, useState } from "react";
import { codeOnDemand } from "../../../lib/loading/code-on-demand";
import { fetchWhenPageLoaded } from "../../../lib/loading/page-rest";
import { Card } from "../../../report/skins/client/card";
import { BigButton } from "../big-button";
import { useShared } from "../report/report-context";
import { useClientWords } from "../words";

const tryIdea = codeOnDemand(() => import("./try-idea"));
const tellOfficer = codeOnDemand(() => import("./tell-officer"));

export function Ideas() {
  const { basis, officer } = useShared();
  const { idea } = useClientWords();
  // The officer may take them off the report.
  if (basis.document.toolMeta?.noIdeas) return null;
  return (
    <Card name="ideas" title={idea.title} lead={idea.lead(officer)} className="print:hidden">
      <Later load={tryIdea} className="min-h-[560px]" />
    </Card>
  );
}

export function Tell() {
  const { officer, offers } = useShared();
  const { tell } = useClientWords();
  const isOne = offers.filter(({ isOwed }) => !isOwed).length === 1;
  return (
    <Card
      name="tell"
      title={(isOne ? tell.titleOne : tell.title)(officer)}
      lead={tell.lead(officer)}
      className="print:hidden"
    >
      <Later load={tellOfficer} className="min-h-40" />
    </Card>
  );
}

type Props = {
  load: () => Promise<{ default: ComponentType }>;
  /** The room that is kept for it. */
  className: string;
};

/** Draws a part of the page once its code is there. Where it did not come, a press asks again. */
function Later({ load, className }: Props) {
  const words = useClientWords();
  const [part, setPart] = useState<{ Body: ComponentType } | "failed" | null>(null);
  const bring = () =>
    load().then(
      ({ default: Body }) => setPart({ Body }),
      () => setPart("failed"),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => fetchWhenPageLoaded(() => void bring()), []);
  if (part === null) return <div className={className} />;
  if (part !== "failed") return <part.Body />;
  return (
    <div className={className}>
      <p role="alert" className="mt-3 text-fg-2">
        {words.problems.other}
      </p>
      <BigButton look="line" className="mt-3" onClick={() => void bring()}>
        {words.tryAgain}
      </BigButton>
    </div>
  );
}
