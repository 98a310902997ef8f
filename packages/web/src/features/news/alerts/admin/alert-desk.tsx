import type { CorpPermissions } from "@highway/core/people/permissions/schema";
import { PostCard } from "./post-card";
import { PostedCard } from "./posted-card";
import { PreviewCard } from "./preview-card";
import { useAlertForm } from "./use-alert-form";

/** The administrator's page of market alerts: one is written, and beside it stands how officers see it and what was posted before. */
export function AlertDesk({ corpID, permissions }: { corpID: string; permissions: CorpPermissions }) {
  const kept = useAlertForm(corpID);
  const { ending: _ending, ...words } = kept.form.values;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_380px] items-start gap-6 phone:gap-4 max-lg:grid-cols-1">
      <PostCard corpID={corpID} kept={kept} />
      <div className="flex min-w-0 flex-col gap-6 phone:gap-4">
        <PreviewCard words={words} permissions={permissions} />
        <PostedCard corpID={corpID} />
      </div>
    </div>
  );
}
