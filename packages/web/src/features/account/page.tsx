import type { AuditEvent } from "@highway/core/people/audit/schema";
import { useState } from "react";
import { usePages } from "../../lib/api/use-pages";
import { usePreferences } from "../../lib/preferences";
import { useUser } from "../../lib/session";
import { Card } from "../../ui/card";
import { Segmented } from "../../ui/fields/segmented";
import { Switch } from "../../ui/fields/switch";
import { PageHeader } from "../../ui/page/page-header";
import { PageHeading } from "../../ui/page/page-heading";
import { PageTitle } from "../../ui/page/page-title";
import { ActivityList } from "./activity-list";
import { NameForm } from "./name-form";
import { Sessions } from "./sessions";
import { TaxDefaults } from "./tax-defaults";
import { ThemeChoice } from "./theme-choice";

/** The officer's own page: name, theme, what the calculator offers, where they are signed in, and what was done in their name. */
const ProfilePage = () => (
  <>
    <PageTitle>Profile</PageTitle>
    <PageHeader left={<PageHeading>Profile</PageHeading>} />
    <div className="flex-1 bg-canvas">
      <div className="mx-auto flex w-full max-w-[860px] flex-col gap-6 p-6 phone:gap-4 phone:p-4">
        <NameForm />
        <ThemeChoice />
        <CalculatorChoice />
        <Sessions />
        <Activity />
      </div>
    </div>
  </>
);

/** Lets the officer choose what the loan form offers and what new properties begin with. */
export function CalculatorChoice() {
  const { preferences, prefer } = usePreferences();
  return (
    <Card title="Calculator">
      <Switch
        label="Offer all cash among the programs"
        checked={preferences.showAllCash}
        onChange={(on) => void prefer("showAllCash", on)}
      />
      <p className="mt-1 text-fg-3 text-sm">A loan that is all cash already stays so.</p>
      <TaxDefaults />
    </Card>
  );
}

/** Events a page. */
const activityPageSize = 10;

type Scope = "own" | "corp";

/** Shows the audit trail: the officer's own, and for an admin the corporation's. */
function Activity() {
  const isAdmin = useUser().roles.includes("admin");
  const [scope, setScope] = useState<Scope>("own");
  const events = usePages(
    "GET /v1/audit",
    (_offset, before: AuditEvent[] | null) => ({
      query: { scope, count: activityPageSize, cursor: before?.at(-1)?.id },
    }),
    (page) => page,
    activityPageSize,
  );
  return (
    <Card
      title="Activity"
      flush
      aside={
        isAdmin && (
          <Segmented<Scope>
            label="Whose activity"
            value={scope}
            onChange={setScope}
            segments={[
              { value: "own", label: "Mine" },
              { value: "corp", label: "Everyone's" },
            ]}
          />
        )
      }
    >
      <ActivityList events={events} showActor={scope === "corp"} />
    </Card>
  );
}

export default ProfilePage;
