import type { Cobrand } from "@highway/core/branding/cobrands/schema";
import { cobrandOf } from "@highway/core/branding/pure/cobrand-entry";
import { type Loaded, useApi } from "../../../lib/api/use-api";

type Cobrands = Loaded<Cobrand[]>;

/** The officer's co-brands, by name. */
export function useCobrands(): Cobrands {
  const answer = useApi("GET /v1/user/get-all-cobrands");
  if (answer.state !== "ready") return answer;
  return { ...answer, data: answer.data.map(cobrandOf), replace: () => answer.refresh() };
}
