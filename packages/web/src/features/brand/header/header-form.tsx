import type { CorpPermissions } from "@highway/core/people/permissions/schema";
import type { ReactNode } from "react";
import { useBlocker } from "react-router";
import { useApi } from "../../../lib/api/use-api";
import { DiscardQuestion } from "../../../ui/overlays/discard-question";
import { Problem } from "../../../ui/page/problem";
import { Bone, Skeleton } from "../../../ui/page/skeleton";
import { HeaderFormContext, useHeaderForm } from "./use-header-form";

/** Holds what is typed of the header while the officer goes from tab to tab. */
export function HeaderForm({ children }: { children: ReactNode }) {
  const permissions = useApi("GET /v1/user/corp-permissions");
  if (permissions.state === "failed") return <Problem message={permissions.message} onRetry={permissions.retry} />;
  if (permissions.state === "loading") return <Coming />;
  return <Form allowed={permissions.data}>{children}</Form>;
}

function Form({ allowed, children }: { allowed: CorpPermissions; children: ReactNode }) {
  const form = useHeaderForm(allowed);
  return (
    <HeaderFormContext value={form}>
      {children}
      <LeaveGuard dirty={form.dirty} onDiscard={form.discard} />
    </HeaderFormContext>
  );
}

const panes = ["h-20", "h-96", "h-72"];
const Coming = () => (
  <Skeleton label="Loading the settings" className="mx-auto w-full max-w-[1200px] p-6 phone:p-4">
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,468px)] gap-6 max-lg:grid-cols-1">
      <div className="flex flex-col gap-4">
        {panes.map((height) => (
          <Bone key={height} className={`${height} w-full`} />
        ))}
      </div>
      <Bone className="h-96 w-full max-lg:hidden" />
    </div>
  </Skeleton>
);

type Props = { dirty: boolean; onDiscard: () => void };

/**
 * Asks before the settings are left with something that is not saved; their tabs are no leaving. A window that is closed
 * loses nothing, since what is typed is kept in this browser.
 */
function LeaveGuard({ dirty, onDiscard }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <DiscardQuestion
      open={blocker.state === "blocked"}
      onStay={() => blocker.reset?.()}
      onDiscard={() => {
        onDiscard();
        blocker.proceed?.();
      }}
    >
      What you changed of your header is not saved.
    </DiscardQuestion>
  );
}
