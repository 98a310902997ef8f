import { Founding } from "@highway/core/people/corporations/schema";
import type { Corporation } from "@highway/core/people/permissions/schema";
import type { FieldSentences } from "@highway/core/platform/errors";
import { Plus } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { call } from "../../lib/api/api";
import { refreshApi } from "../../lib/api/use-api";
import { usePages } from "../../lib/api/use-pages";
import { cx } from "../../lib/class-names";
import { fieldSentences, useForm } from "../../lib/forms/use-form";
import { useRecordForm } from "../../lib/forms/use-record-form";
import { newId } from "../../lib/new-id";
import { nameInNotice, notify } from "../../lib/notify";
import { useUser } from "../../lib/session";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { SelectField } from "../../ui/fields/select-field";
import { TextField } from "../../ui/fields/text-field";
import { UnsavedGuard } from "../../ui/overlays/discard-question";
import { PageHeader, PageHeading, PageTitle } from "../../ui/page/page-header";
import { Problem } from "../../ui/page/problem";
import { Bone, Skeleton } from "../../ui/page/skeleton";
import { TabLinks } from "../../ui/page/tab-links";
import { CorporationPart } from "./corporation-part";
import { DisclaimersCard } from "./disclaimers-card";
import { LicensesCard } from "./licenses-card";
import { ManagedCorporation } from "./managed-corporation";
import { PeopleCard } from "./people-card";
import { PermissionsCard } from "./permissions-card";

type Part = { corporation: Corporation; query: { corpID: string } };
type Slots = {
  /** Parts that the app brings: themes, ads, market alerts, approvals and the activity belong to other features. */
  themes: (corpID: string) => ReactNode;
  ads: (corpID: string, areShown: boolean) => ReactNode;
  marketAlerts: (corpID: string, permissions: Corporation["permissions"]) => ReactNode;
  approvals: (corpID: string) => ReactNode;
  activity: (corpID: string) => ReactNode;
};

const tabs = [
  { key: "permissions", label: "Permissions" },
  { key: "corporation", label: "Corporation" },
  { key: "licenses", label: "Licenses" },
  { key: "disclaimers", label: "Disclaimers" },
  { key: "themes", label: "Themes" },
  { key: "ads", label: "Ads and promo cards" },
  { key: "alerts", label: "Market alerts" },
  { key: "people", label: "People" },
  { key: "approvals", label: "Approvals" },
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
        <div
          className={cx(
            "mx-auto flex w-full flex-col gap-6 p-6 phone:gap-4 phone:p-4",
            shown.key === "alerts" ? "max-w-[1152px]" : "max-w-[860px]",
          )}
        >
          {isStaff && (
            <CorporationChoice chosen={corpID} onChoose={(id) => setSearch({ corpID: id, tab: shown.key })} />
          )}
          <ManagedCorporation key={corpID} corpID={corpID}>
            {(corporation) => tabBody(shown.key, { corporation, query: { corpID } }, slots)}
          </ManagedCorporation>
        </div>
      </div>
    </>
  );
}

function tabBody(tab: Tab["key"], part: Part, slots: Slots): ReactNode {
  const { themes, ads, marketAlerts, approvals, activity } = slots;
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
    case "alerts":
      return marketAlerts(query.corpID, corporation.permissions);
    case "people":
      return <PeopleCard query={query} />;
    case "approvals":
      return approvals(query.corpID);
    case "activity":
      return activity(query.corpID);
  }
}

type NamedCorporation = { id: string; name: string };
/** The server's page size for corporations. */
const corporationPageSize = 100;

/** Lets staff choose a corporation to look after, or found one. */
function CorporationChoice({ chosen, onChoose }: { chosen: string; onChoose: (corpID: string) => void }) {
  const [founds, setFounds] = useState(false);
  const choice = useRef<HTMLDivElement>(null);
  /** The form goes, and gives the focus to the choice above it. */
  const endFounding = () => {
    setFounds(false);
    choice.current?.querySelector("select")?.focus();
  };
  const all = usePages(
    "GET /v1/corps",
    (_offset, before: NamedCorporation[] | null) => ({ query: { cursor: before?.at(-1)?.id } }),
    (page) => page,
    corporationPageSize,
  );
  return (
    <Card title="Corporations">
      {all.state === "failed" && <Problem message={all.message} onRetry={all.retry} />}
      <div ref={choice} className="mt-1 flex flex-wrap items-end gap-3">
        {all.state === "loading" && (
          <Skeleton label="Loading the corporations">
            <Bone className="h-8 w-80 max-w-full" />
          </Skeleton>
        )}
        {all.state === "ready" && (
          <SelectField
            label="Corporation to manage"
            className="w-full max-w-[320px]"
            value={chosen}
            onChange={onChoose}
            options={choicesOf(all.data.items, chosen)}
          />
        )}
        {all.state === "ready" && all.data.more && (
          <Button busy={all.data.loadingMore} onClick={all.data.viewMore}>
            More
          </Button>
        )}
        {!founds && (
          <Button icon={Plus} onClick={() => setFounds(true)}>
            Add a corporation
          </Button>
        )}
      </div>
      {founds && (
        <FoundingForm
          onFounded={(id) => {
            endFounding();
            onChoose(id);
          }}
          onCancel={endFounding}
        />
      )}
    </Card>
  );
}

/** One that is on a page that was not read yet is known by its id, or the list would name another as the one that is managed. */
function choicesOf(read: readonly NamedCorporation[], chosen: string) {
  const choices = read.map(({ id, name }) => ({ value: id, label: name }));
  return read.some(({ id }) => id === chosen) ? choices : [{ value: chosen, label: chosen }, ...choices];
}

const noFounding = { name: "", fullName: "", email: "" };
const foundingFields = [
  { name: "name", label: "Corporation", most: 200 },
  { name: "fullName", label: "First admin's name", most: 120 },
  { name: "email", label: "First admin's email", most: 254 },
] as const;
const foundingBody = ({ name, ...admin }: typeof noFounding) => ({ name, admin });
/** The admin's fields are typed beside the corporation's: a sentence about "admin.email" stands at the email. */
const withoutAdmin = (path: readonly PropertyKey[]) => path.filter((part) => part !== "admin");
const checkFounding = (values: typeof noFounding) =>
  fieldSentences(
    (Founding.safeParse(foundingBody(values)).error?.issues ?? []).map(({ path, message }) => ({
      path: withoutAdmin(path),
      message,
    })),
  );
const besideCorporation = (refused: FieldSentences) =>
  Object.fromEntries(Object.entries(refused).map(([path, text]) => [path.replace("admin.", ""), text]));

/** Creates a corporation and invites the person who will run it. */
function FoundingForm({ onFounded, onCancel }: { onFounded: (corpID: string) => void; onCancel: () => void }) {
  const form = useForm(noFounding, checkFounding);
  const [newID] = useState(() => newId("crp"));
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const { busy, submit } = useRecordForm({
    form: { ...form, refuse: (fields) => form.refuse(besideCorporation(fields)) },
    isNew: true,
    save: async () => {
      const [{ id }] = await call("POST /v1/corps", { body: { id: newID, ...foundingBody(form.values) } });
      // Nothing is left to ask about when the page goes on to the new corporation.
      form.settle(noFounding);
      await refreshApi("/v1/corps");
      notify.success(`Invitation sent to ${nameInNotice(form.values.email.trim())}.`);
      onFounded(id);
    },
  });
  return (
    <form onSubmit={submit} noValidate aria-label="Add a corporation" className="mt-4 border-line border-t pt-4">
      <div className="grid grid-cols-3 items-start gap-3 phone:grid-cols-1">
        {foundingFields.map(({ name, label, most }, at) => (
          <TextField
            key={name}
            ref={at === 0 ? first : undefined}
            label={label}
            required
            type={name === "email" ? "email" : "text"}
            maxLength={most}
            value={form.values[name]}
            onChange={({ target }) => form.set(name, target.value)}
            onBlur={() => form.values[name] && form.leave(name)}
            error={form.error(name)}
          />
        ))}
      </div>
      <div className="mt-4 flex gap-2">
        <Button type="submit" variant="primary" busy={busy}>
          Add and invite
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
      <UnsavedGuard dirty={form.dirty}>The corporation has not been added.</UnsavedGuard>
    </form>
  );
}
