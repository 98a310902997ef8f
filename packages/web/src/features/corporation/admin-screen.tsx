import type { Corporation } from "@highway/core/people/permissions/schema";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { useApi } from "../../lib/api/use-api";
import { useUser } from "../../lib/session";
import { PageHeader, PageHeading, PageTitle } from "../../ui/page/page-header";
import { Problem } from "../../ui/page/problem";
import { Bone, Skeleton } from "../../ui/page/skeleton";
import { TabLinks } from "../../ui/page/tab-links";
import { CorporationChoice } from "./corporation-choice";
import { CorporationPart } from "./corporation-part";
import { DisclaimersCard, LicensesCard } from "./fine-print";
import { PeopleCard } from "./people-card";
import { PermissionsCard } from "./permissions-card";

type Part = { corporation: Corporation; query: { corpID: string } };
type Slots = {
  /** Parts that the app brings: themes, ads and the activity belong to other features. */
  themes: (corpID: string) => ReactNode;
  ads: (corpID: string, areShown: boolean) => ReactNode;
  activity: (corpID: string) => ReactNode;
};

const tabs = [
  { key: "permissions", label: "Permissions" },
  { key: "corporation", label: "Corporation" },
  { key: "licenses", label: "Licenses" },
  { key: "disclaimers", label: "Disclaimers" },
  { key: "themes", label: "Themes" },
  { key: "ads", label: "Ads" },
  { key: "people", label: "People" },
  { key: "activity", label: "Activity" },
] as const;
type Tab = (typeof tabs)[number];

/** Shows a corporation to those who decide for it: its admin, and staff, who choose which one. */
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
  return tabBody(tab, { corporation: corporation.data[0], query }, slots);
}

function tabBody(tab: Tab["key"], part: Part, { themes, ads, activity }: Slots): ReactNode {
  const { corporation, query } = part;
  switch (tab) {
    case "permissions":
      return <PermissionsCard permissions={corporation.permissions} query={query} />;
    case "corporation":
      return <CorporationPart {...part} />;
    case "licenses":
      return <LicensesCard {...part} />;
    case "disclaimers":
      return <DisclaimersCard {...part} />;
    case "themes":
      return themes(query.corpID);
    case "ads":
      return ads(query.corpID, corporation.permissions.allowSiteBanners);
    case "people":
      return <PeopleCard query={query} />;
    case "activity":
      return activity(query.corpID);
  }
}
