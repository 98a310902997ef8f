import type { Report } from "@highway/core/reports/schema";
import { OfficerHead, PartnerHead } from "../preview/heads";
import { useReportBrand } from "./use-report-brand";

type Props = { report: Pick<Report, "cobrandID" | "cobrandPosition"> };

/** Says who a report is from, and with whom: the co-brand stands on its side. The head is empty where the officer shows no header. */
export function ReportHead({ report }: Props) {
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
