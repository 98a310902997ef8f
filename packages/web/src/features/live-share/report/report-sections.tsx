/** What stands below the answer of a comparison. The heads of its two last cards stand at once; their code comes once the page has loaded, for few scroll so far at once. */
import { clientSections } from "@highway/core/reports/pure/sections";
import { fetchWhenPageLoaded } from "../../../lib/loading/page-rest";
import { spokenPart } from "../../../lib/words/catalog";
import { Card } from "../../../report/skins/client/card";
import { ClientSections } from "../../../report/skins/client/client-sections";
import { GoodToKnow } from "../../../report/skins/client/good-to-know";
import { Homes } from "../../../report/skins/client/homes";
import { ideaCatalog } from "../idea/catalogs";
import { Later } from "../later";
import { useClientWords } from "../words";
import { useShared } from "./report-context";

export default function ReportSections() {
  const { basis } = useShared();
  return (
    <>
      <Homes />
      <ClientSections shown={clientSections(basis.document.toolMeta?.highlightedTables)} />
      <Ideas />
      <Tell />
      <GoodToKnow />
    </>
  );
}

const tryIdea = spokenPart(() => import("../idea/try-idea"), ideaCatalog);
const tellOfficer = spokenPart(() => import("../idea/tell-officer"), ideaCatalog);

function Ideas() {
  const { basis, officer } = useShared();
  const { idea } = useClientWords();
  // The officer may take them off the report.
  if (basis.document.toolMeta?.noIdeas) return null;
  return (
    <Card name="ideas" title={idea.title} lead={idea.lead(officer)} className="print:hidden">
      <Later part={tryIdea} when={fetchWhenPageLoaded} className="min-h-[560px]" />
    </Card>
  );
}

function Tell() {
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
      <Later part={tellOfficer} when={fetchWhenPageLoaded} className="min-h-40" />
    </Card>
  );
}
