import { Suspense } from "react";
import { lazyWindow } from "../../lib/loading/lazy-window";
import { ComplianceTab } from "./header/compliance-tab";
import { CustomHeaderTab } from "./header/custom-header-tab";
import { DisclaimersTab } from "./header/disclaimers-tab";
import { LicensesTab } from "./header/licenses-tab";
import type { SettingsTab } from "./settings-frame";

const CobrandsTab = lazyWindow(async () => ({ default: (await import("./cobrands/cobrands-tab")).CobrandsTab }));
const cobrands = (
  <Suspense fallback={null}>
    <CobrandsTab />
  </Suspense>
);

/** The tabs of the officer's brand; all but the last are of one header. */
export const brandTabs: readonly SettingsTab[] = [
  { key: "customheader", label: "Custom header", body: <CustomHeaderTab /> },
  { key: "licenses", label: "Licenses", body: <LicensesTab /> },
  { key: "disclaimers", label: "Disclaimers", body: <DisclaimersTab /> },
  { key: "compliance", label: "Compliance marks", body: <ComplianceTab /> },
  { key: "cobrands", label: "Co-branding", body: cobrands },
];
