import type { Corporation } from "@highway/core/people/permissions/schema";
import type { ReactNode } from "react";
import { useApi } from "../../lib/api/use-api";
import { Problem } from "../../ui/page/problem";
import { Bone, Skeleton } from "../../ui/page/skeleton";

type Props = { corpID: string; children: (corporation: Corporation) => ReactNode };

/** Reads the corporation that somebody decides for. An id that staff typed may be of none, which another call would not change. */
export function ManagedCorporation({ corpID, children }: Props) {
  const corporation = useApi("GET /v1/corp", { query: { corpID } }, { shouldRetryOnError: false });
  if (corporation.state === "failed") return <Problem message={corporation.message} onRetry={corporation.retry} />;
  if (corporation.state === "loading")
    return (
      <Skeleton label="Loading the corporation">
        <Bone className="h-72 w-full" />
      </Skeleton>
    );
  return children(corporation.data[0]);
}
