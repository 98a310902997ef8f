import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { useUser } from "../../lib/session";
import { useApi } from "../../lib/use-api";
import { PageHeader } from "../../ui/page-header";
import { PageHeading } from "../../ui/page-heading";
import { PageTitle } from "../../ui/page-title";
import { Problem } from "../../ui/problem";
import { Bone, Skeleton } from "../../ui/skeleton";
import { CorporationCard } from "./corporation-card";
import { CorporationChoice } from "./corporation-choice";
import { PeopleCard } from "./people-card";
import { PermissionsCard } from "./permissions-card";

/** A corporation as those see it who decide for it; staff choose which. Nobody else is told that the page is there. */
export function AdminScreen({ themes }: { themes: (corpID: string) => ReactNode }) {
  const { roles, corpID: own } = useUser();
  const isStaff = roles.includes("staff");
  if (!isStaff && !roles.includes("admin")) throw new Response(null, { status: 404 });
  const [search, setSearch] = useSearchParams();
  const corpID = isStaff ? (search.get("corpID") ?? own) : own;
  return (
    <>
      <PageTitle>Administration</PageTitle>
      <PageHeader left={<PageHeading>Administration</PageHeading>} />
      <div className="flex-1 bg-canvas">
        <div className="mx-auto flex w-full max-w-[860px] flex-col gap-6 p-6 phone:gap-4 phone:p-4">
          {isStaff && <CorporationChoice chosen={corpID} onChoose={(id) => setSearch({ corpID: id })} />}
          <Managed key={corpID} corpID={corpID} themes={themes} />
        </div>
      </div>
    </>
  );
}

function Managed({ corpID, themes }: { corpID: string; themes: (corpID: string) => ReactNode }) {
  const query = { corpID };
  const corporation = useApi("GET /v1/corp", { query });
  if (corporation.state === "failed") return <Problem message={corporation.message} onRetry={corporation.retry} />;
  if (corporation.state === "loading")
    return (
      <Skeleton label="Loading the corporation">
        <Bone className="h-72 w-full" />
      </Skeleton>
    );
  const [found] = corporation.data;
  return (
    <>
      <PermissionsCard permissions={found.permissions} query={query} />
      <CorporationCard corporation={found} query={query} />
      {themes(corpID)}
      <PeopleCard query={query} />
    </>
  );
}
