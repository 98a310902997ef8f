/** The two cards with which a client answers. Their heads stand from the start; their code comes once the page has loaded, for few scroll so far at once. */
import { moduleOnDemand } from "../../../lib/loading/code-on-demand";
import { fetchWhenPageLoaded } from "../../../lib/loading/page-rest";
import { Card } from "../../../report/skins/client/card";
import { Later } from "../later";
import { useShared } from "../report/report-context";
import { useClientWords } from "../words";

const tryIdea = moduleOnDemand(() => import("./try-idea"));
const tellOfficer = moduleOnDemand(() => import("./tell-officer"));

export function Ideas() {
  const { basis, officer } = useShared();
  const { idea } = useClientWords();
  // The officer may take them off the report.
  if (basis.document.toolMeta?.noIdeas) return null;
  return (
    <Card name="ideas" title={idea.title} lead={idea.lead(officer)} className="print:hidden">
      <Later load={tryIdea} when={fetchWhenPageLoaded} className="min-h-[560px]" />
    </Card>
  );
}

const tryRentOrBuy = moduleOnDemand(() => import("./answer/try-rent-or-buy"));
const tryConsolidation = moduleOnDemand(() => import("./answer/try-consolidation"));
const tryWaiting = moduleOnDemand(() => import("./answer/try-waiting"));

/** What may be tried in the answer of a tool. */
function AnswerIdeas({ load, lead }: { load: typeof tryRentOrBuy; lead?: string }) {
  const { basis, officer } = useShared();
  const { idea } = useClientWords();
  if (basis.document.toolMeta?.noIdeas) return null;
  return (
    <Card name="ideas" title={idea.title} lead={lead ?? idea.leadOfAnswer(officer)} className="print:hidden">
      <Later load={load} when={fetchWhenPageLoaded} className="min-h-[560px]" />
    </Card>
  );
}
export const RentOrBuyIdeas = () => <AnswerIdeas load={tryRentOrBuy} />;
export const ConsolidationIdeas = ({ lead }: { lead: string }) => <AnswerIdeas load={tryConsolidation} lead={lead} />;
export const WaitingIdeas = () => <AnswerIdeas load={tryWaiting} />;

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
      <Later load={tellOfficer} when={fetchWhenPageLoaded} className="min-h-40" />
    </Card>
  );
}
