import { brandOf } from "@highway/core/branding/pure/brand-of";
import type { Brand } from "@highway/core/branding/schema";
import { useApi } from "../../../lib/api/use-api";
import { type Blanks, filledIn } from "../../../lib/words/disclaimer-blanks";
import { licensesSaid } from "../../../report/disclaimers/licenses";
import { ComplianceMark, type MarkCode } from "../../../ui/compliance-mark";
import { useHeaderFormHere } from "../header/use-header-form";
import { OfficerHead } from "./heads";

const markNames: Record<MarkCode, string> = {
  1: "Member FDIC",
  2: "Equal Housing Lender",
  3: "Equal Housing Opportunity",
  4: "Federally insured by NCUA",
};

/** Draws the head and the foot of what clients see from what is typed now. The report between them is left out. */
export function HeaderPreview() {
  const { header, allowed } = useHeaderFormHere();
  const inUse = useApi("GET /v1/themes/in-use");
  const colors = inUse.state === "ready" ? inUse.data[0].colors : undefined;
  const brand = brandOf(header, allowed, colors ? { colors } : {});
  const logo = brand.logo === "corp" ? header.corpLogo : header.logo;
  return (
    <section className="rounded-lg border border-line bg-surface p-5 shadow-card phone:p-4">
      <h2 className="mb-3 font-semibold text-h2">What clients see</h2>
      <div data-theme="light" className="rounded-md border border-line bg-surface p-5 text-fg text-sm phone:p-4">
        {brand.useHeader ? (
          <OfficerHead brand={brand} headshot={header.headshot} logo={brand.logo && logo} />
        ) : (
          <p className="text-fg-3">
            Your header is off: PDFs begin without it. Shared pages and emails still say who they are from.
          </p>
        )}
        <div aria-hidden="true" className="mt-4 border-line border-t pt-4">
          <div style={{ background: brand.colors.primary }} className="h-2 w-24 rounded-xs" />
          <div className="mt-3 h-2.5 w-3/4 rounded-xs bg-sunken" />
          <div className="mt-2 h-2.5 w-1/2 rounded-xs bg-sunken" />
        </div>
        <Foot brand={brand} />
      </div>
    </section>
  );
}

function Foot({ brand }: { brand: Brand }) {
  const parts = closingOf(brand);
  return (
    <div className="mt-4 text-fg-3 text-xs">
      {parts.map((part) => (
        <p key={part} className="mt-1 line-clamp-4 wrap-anywhere whitespace-pre-line">
          {part}
        </p>
      ))}
      {brand.complianceLogos && (
        <p className="mt-2 flex flex-wrap gap-x-3 gap-y-1 text-fg-2">
          {[...brand.complianceLogos].map((mark) => {
            const code = Number(mark) as MarkCode;
            return (
              <span key={code} className="inline-flex items-center gap-1">
                <ComplianceMark code={code} size={16} />
                {markNames[code]}
              </span>
            );
          })}
        </p>
      )}
    </div>
  );
}

/** Examples of what a report might put into the blanks of a disclaimer. */
const sample: Blanks = {
  year: "2026",
  product: "30-Year Fixed",
  fico: "740",
  rateDate: "11/20/2026",
  downPayment: "20%",
  ltv: "80%",
  hoa: "$65.00",
};

/** Lists what people typed to stand below a report, in its order, filled as a report might fill it. */
function closingOf(brand: Brand): string[] {
  const english = brand.toolDisclaimers.filter(({ lang }) => lang === "en");
  const tool = english.toSorted((one, other) => one.cdOrder - other.cdOrder).map(({ disclaimer }) => disclaimer);
  const typed = [...tool, brand.corpDisclaimer, brand.disclaimer].map((text) => filledIn(text.trim(), sample));
  const licenses = licensesSaid(brand);
  const all = brand.stateLicenseBeforeDisclaimer ? [licenses, ...typed] : [...typed, licenses];
  return [...new Set(all.filter((part) => part !== ""))];
}
