import type { Brand } from "@highway/core/branding/schema";
import { type Blanks, filledIn } from "../../../lib/words/disclaimer-blanks";
import { licensesSaid } from "../../../report/disclaimers/licenses";

/** What a report might put into the blanks of a disclaimer. */
const sample: Blanks = {
  year: "2026",
  product: "30-Year Fixed",
  fico: "740",
  rateDate: "11/20/2026",
  downPayment: "20%",
  ltv: "80%",
  hoa: "$65.00",
};

/** What people typed below a report, in its order, as a report might fill it. */
export function closingOf(brand: Brand): string[] {
  const english = brand.toolDisclaimers.filter(({ lang }) => lang === "en");
  const tool = english.toSorted((one, other) => one.cdOrder - other.cdOrder).map(({ disclaimer }) => disclaimer);
  const typed = [...tool, brand.corpDisclaimer, brand.disclaimer].map((text) => filledIn(text.trim(), sample));
  const licenses = licensesSaid(brand);
  const all = brand.stateLicenseBeforeDisclaimer ? [licenses, ...typed] : [...typed, licenses];
  return [...new Set(all.filter((part) => part !== ""))];
}
