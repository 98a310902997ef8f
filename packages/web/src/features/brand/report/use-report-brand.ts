import { brandOf } from "@highway/core/branding/pure/brand-of";
import type { Brand } from "@highway/core/branding/schema";
import type { Report } from "@highway/core/reports/schema";
import { useApi } from "../../../lib/api/use-api";
import { useUser } from "../../../lib/session";
import { useCobrands } from "../cobrands/use-cobrands";

type ReportBrand = { brand: Brand; headshot: string | null; logo: string | null; partnerHeadshot: string | null };
type Branded = Pick<Report, "cobrandID" | "cobrandPosition">;

/** Reads how the signed-in officer and the report's co-brand look to its client. Null until that is known, or while it cannot be read. */
export function useReportBrand({ cobrandID, cobrandPosition }: Branded): ReportBrand | null {
  const { header } = useUser();
  const permissions = useApi("GET /v1/user/corp-permissions");
  const cobrands = useCobrands();
  if (permissions.state !== "ready" || cobrands.state === "loading") return null;
  const all = cobrands.state === "ready" ? cobrands.data : [];
  // A co-brand that was deleted counts as none.
  const cobrand = all.find(({ cbID }) => cbID === cobrandID);
  const brand = brandOf(header, permissions.data, cobrand ? { cobrand, position: cobrandPosition } : {});
  const logos = { user: header.logo, corp: header.corpLogo };
  return {
    brand,
    headshot: header.headshot,
    logo: brand.logo && logos[brand.logo],
    partnerHeadshot: cobrand?.headshot ?? null,
  };
}
