import { brandOf } from "@highway/core/branding/pure/brand-of";
import type { Brand } from "@highway/core/branding/schema";
import type { Report } from "@highway/core/reports/schema";
import { useApi } from "../../../lib/api/use-api";
import { useUser } from "../../../lib/session";
import { useCobrands } from "../cobrands/use-cobrands";
import { OfficerHead, PartnerHead } from "../heads";

type ReportBrand = { brand: Brand; headshot: string | null; logo: string | null; partnerHeadshot: string | null };
type Branded = Pick<Report, "cobrandID" | "cobrandPosition">;

/** Reads how the signed-in officer and the report's co-brand look to its client: undefined until that is known, null while it cannot be read. */
export function useReportBrand({ cobrandID, cobrandPosition }: Branded): ReportBrand | null | undefined {
  const { header } = useUser();
  const permissions = useApi("GET /v1/user/corp-permissions");
  const cobrands = useCobrands();
  if (permissions.state === "failed") return null;
  if (permissions.state === "loading" || cobrands.state === "loading") return undefined;
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

/** Says who a report is from, and with whom: the co-brand stands on its side. The head is empty where the officer shows no header. */
export function ReportHead({ report }: { report: Branded }) {
  const look = useReportBrand(report);
  if (!look) return null;
  const { brand, headshot, logo, partnerHeadshot } = look;
  const { cobrand, useHeader, hasHeader } = brand;
  const showsOfficer = useHeader && hasHeader;
  if (!showsOfficer && !cobrand) return null;
  const officer = showsOfficer && <OfficerHead key="officer" brand={brand} headshot={headshot} logo={logo} />;
  const partner = cobrand && <PartnerHead key="partner" partner={cobrand} headshot={partnerHeadshot} />;
  return (
    <section
      aria-label="Who the report is from"
      className="mb-5 flex flex-wrap items-start justify-between gap-x-8 gap-y-4 border-(--paper-line) border-b pb-5 text-sm"
    >
      {cobrand?.position === "left" ? [partner, officer] : [officer, partner]}
    </section>
  );
}
