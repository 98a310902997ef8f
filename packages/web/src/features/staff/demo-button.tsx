import { Presentation } from "lucide-react";
import type { ReactElement } from "react";
import { useNavigate } from "react-router";
import { call, type RequestOf } from "../../lib/api/api";
import { createOnce } from "../../lib/api/create-once";
import { createReport } from "../../lib/api/create-report";
import { refreshApi } from "../../lib/api/use-api";
import { useAttempt } from "../../lib/forms/use-record-form";
import { newId } from "../../lib/new-id";
import { notify } from "../../lib/notify";
import { resultsOf } from "../../lib/paths";
import { useIsThere } from "../../lib/use-is-there";
import { Button } from "../../ui/button";

/** Nobody is notified of what is opened of a client whose name ends so. */
const demoName = "Morgan Sample demo";

/** Two loans on an invented home, with all that they need to be shared. */
export const demoScenario = {
  name: "Conventional or FHA",
  toolName: "lc2",
  properties: [
    {
      id: "home",
      address: "1200 Sample Street, Raleigh, NC 27601",
      addressDisplay: "1200 Sample Street",
      city: "Raleigh",
      state: "NC",
      zip: "27601",
      county: "Wake",
      fip: "37183",
      countyTaxRate: 0.84,
      monthlyAssociationFee: 35,
      purchaseDetails: [{ id: "price", price: 450_000 }],
    },
  ],
  loans: [
    {
      id: "conventional",
      propertyID: "home",
      purchaseDetailsID: "price",
      program: "conventional",
      type: "fixed",
      term: 30,
      rate: 6.5,
      downPaymentPercentage: 20,
    },
    {
      id: "fha",
      propertyID: "home",
      purchaseDetailsID: "price",
      program: "fha",
      type: "fixed",
      term: 30,
      rate: 6.125,
      downPaymentPercentage: 3.5,
    },
  ],
} satisfies RequestOf<"POST /v2/client/reports">["body"]["report"];

/** The client of every demonstration, who is added with the first. */
async function demoClient(): Promise<string> {
  const query = { searchValue: demoName, searchFields: "name" };
  const [{ data: found }] = await call("GET /v2/client/search", { query });
  const known = found.find(({ name }) => name === demoName);
  if (known) return known._id;
  const add = (_id: string) => call("POST /v2/client", { body: { _id, name: demoName } });
  const [added] = await createOnce({ client: demoName }, () => newId("cli"), add);
  return added._id;
}

/** Begins a demonstration: a complete scenario of an invented client, opened at its results. Only staff see it. */
export default function DemoButton(): ReactElement | null {
  const navigate = useNavigate();
  const { busy, attempt } = useAttempt();
  const isThere = useIsThere();
  const begin = () =>
    attempt(async () => {
      const clientID = await demoClient();
      const reportID = await createReport({ demo: clientID }, { clientID, report: demoScenario });
      void refreshApi("/v2/client");
      if (isThere.current) navigate(resultsOf({ tool: demoScenario.toolName, reportID }));
      else notify.success("The demo scenario is ready.");
    });
  return (
    <Button icon={Presentation} busy={busy} className="phone:min-w-11" onClick={() => void begin()}>
      <span className="phone:sr-only">Demo</span>
    </Button>
  );
}
