import { owedTotals } from "../../forms/debts/totals";
import { useApi } from "../../lib/api/use-api";
import { money } from "../../lib/format/format";
import { owesAnything, takeOwed } from "../../scenario/edits/owed-edits";
import { nameOfScenario } from "../../scenario/saving/save";
import { savedOf } from "../../scenario/store/saved-report";
import { edit, useScenario } from "../../scenario/store/store";
import { Button } from "../../ui/button";

/** The most scenarios of the client that are offered. */
const most = 3;

/** While the report has no debts, offers the client's saved scenarios that have some: a press copies all of them. */
export function ClientsDebts() {
  const clientID = useScenario((state) => state.client?._id ?? null);
  const isEmpty = useScenario(({ document }) => !owesAnything(document));
  const saved = useApi("GET /v2/client/reports", isEmpty && clientID ? { query: { clientID, count: "25" } } : null);
  const found = saved.state === "ready" ? saved.data.filter(({ report }) => owesAnything(report)).slice(0, most) : [];
  if (!isEmpty || found.length === 0) return null;
  return (
    <section aria-label="Saved with this client" className="flex flex-col gap-2">
      {found.map((each) => {
        const { document } = savedOf(each);
        return (
          <Button
            key={document.id}
            className="h-auto! min-h-8 whitespace-normal text-left touch:min-h-11"
            onClick={() => edit(null, takeOwed(document))}
          >
            Use the debts of “{nameOfScenario(document)}”, {money(owedTotals(document).all.balance)}
          </Button>
        );
      })}
    </section>
  );
}
