import { UserPlus } from "lucide-react";
import { useEffect, useState } from "react";
import { Navigate, useSearchParams } from "react-router";
import { useApi } from "../../lib/api/use-api";
import { clientPage } from "../../lib/paths";
import { Button } from "../../ui/button";
import { SearchField } from "../../ui/fields/search-field";
import { PageHeader, PageHeading, PageTitle } from "../../ui/page/page-header";
import { ClientDrawer, type ClientDrawerFor } from "./client-drawer";
import { ClientList } from "./client-list";

/** All of the officer's clients, newest change first. `?add` opens the drawer for a new one; breadcrumbs' `?clientID=` with `destination=client` leads on to that client's page. */
export default function ClientsPage() {
  const [search, setSearch] = useState("");
  const [drawer, setDrawer] = useState<ClientDrawerFor | null>(null);
  const pricing = useApi("GET /v1/optimalBlue/get-user-data");
  const add = () => setDrawer({ client: null });
  const [query, setQuery] = useSearchParams();
  const asked = query.has("add");
  const one = query.get("destination") === "client" ? query.get("clientID") : null;
  useEffect(() => {
    if (!asked) return;
    setQuery({}, { replace: true });
    setDrawer({ client: null });
  }, [asked, setQuery]);
  if (one) return <Navigate replace to={clientPage(one)} />;
  return (
    <>
      <PageTitle>Clients</PageTitle>
      <PageHeader
        left={<PageHeading>Clients</PageHeading>}
        right={
          <Button variant="primary" icon={UserPlus} onClick={add}>
            Add client
          </Button>
        }
      />
      <div className="border-line border-b px-6 py-3 phone:px-4">
        <SearchField label="Search name or email" onSearch={setSearch} className="max-w-md phone:max-w-none" />
      </div>
      <ClientList
        search={search}
        showFico={pricing.state === "ready" && pricing.data.hasOptimalBlue}
        onAdd={add}
        onEdit={(client) => setDrawer({ client })}
      />
      <ClientDrawer of={drawer} onClose={() => setDrawer(null)} onSaved={() => setDrawer(null)} />
    </>
  );
}
