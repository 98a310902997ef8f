import type { Corporation } from "@highway/core/permissions/schema";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { useUser } from "../../lib/session";
import { useApi } from "../../lib/use-api";
import { PageHeader } from "../../ui/page-header";
import { PageHeading } from "../../ui/page-heading";
import { PageTitle } from "../../ui/page-title";
import { Problem } from "../../ui/problem";
import { Bone, Skeleton } from "../../ui/skeleton";
import { TabLinks } from "../../ui/tab-links";
import { CorporationCard } from "./corporation-card";
import { CorporationChoice } from "./corporation-choice";
import { DisclaimersCard } from "./disclaimers-card";
import { FeaturesCard } from "./features-card";
import { LicensesCard } from "./licenses-card";
import { PeopleCard } from "./people-card";
import { PermissionsCard } from "./permissions-card";

type Part = { corporation: Corporation; query: { corpID: string } };
type Slots = {
  /** Brought by the app: themes and what was done are other parts of the product. */
  themes: (corpID: string) => ReactNode;
  activity: (corpID: string) => ReactNode;
};

const tabs = [
  { key: "permissions", label: "Permissions" },
  { key: "corporation", label: "Corporation" },
  { key: "licenses", label: "Licenses" },
  { key: "disclaimers", label: "Disclaimers" },
  { key: "themes", label: "Themes" },
  { key: "people", label: "People" },
  { key: "activity", label: "Activity" },
] as const;
type Tab = (typeof tabs)[number];

/** A corporation as those see it who decide for it: its admin, and staff, who choose which. */
export function AdminScreen(slots: Slots) {
  const { roles, corpID: own } = useUser();
  const isStaff = roles.includes("staff");
  const [search, setSearch] = useSearchParams();
  const corpID = isStaff ? (search.get("corpID") ?? own) : own;
  const shown = tabs.find(({ key }) => key === search.get("tab")) ?? tabs[0];
  return (
    <>
      <PageTitle>{`Administration, ${shown.label}`}</PageTitle>
      <PageHeader left={<PageHeading>Administration</PageHeading>} />
      <div className="flex flex-1 flex-col bg-canvas">
        <TabLinks label="Administration" tabs={tabs} shown={shown.key} />
        <div className="mx-auto flex w-full max-w-[860px] flex-col gap-6 p-6 phone:gap-4 phone:p-4">
          {isStaff && (
            <CorporationChoice chosen={corpID} onChoose={(id) => setSearch({ corpID: id, tab: shown.key })} />
          )}
          <Managed key={corpID} corpID={corpID} tab={shown.key} {...slots} />
        </div>
      </div>
    </>
  );
}

function Managed({ corpID, tab, ...slots }: Slots & { corpID: string; tab: Tab["key"] }) {
  const query = { corpID };
  const corporation = useApi("GET /v1/corp", { query });
  if (corporation.state === "failed") return <Problem message={corporation.message} onRetry={corporation.retry} />;
  if (corporation.state === "loading")
    return (
      <Skeleton label="Loading the corporation">
        <Bone className="h-72 w-full" />
      </Skeleton>
    );
  return bodyOf(tab, { corporation: corporation.data[0], query }, slots);
}

function bodyOf(tab: Tab["key"], part: Part, { themes, activity }: Slots): ReactNode {
  const { corporation, query } = part;
  switch (tab) {
    case "permissions":
      return <PermissionsCard permissions={corporation.permissions} query={query} />;
    case "corporation":
      return (
        <>
          <CorporationCard {...part} />
          <FeaturesCard {...part} />
        </>
      );
    case "licenses":
      return <LicensesCard {...part} />;
    case "disclaimers":
      return <DisclaimersCard {...part} />;
    case "themes":
      return themes(query.corpID);
    case "people":
      return <PeopleCard query={query} />;
    case "activity":
      return activity(query.corpID);
  }
}
