import { Suspense } from "react";
import { lazyWindow } from "../../lib/loading/lazy-window";
import { Switch } from "../../ui/fields/switch";
import { CompanyPane } from "./header/company-pane";
import { ComplianceTab } from "./header/compliance-tab";
import { DisclaimersTab } from "./header/disclaimers-tab";
import { HeaderTab } from "./header/header-tab";
import { LicensesTab } from "./header/licenses-tab";
import { useHeaderFormHere } from "./header/use-header-form";
import { YouPane } from "./header/you-pane";
import type { SettingsTab } from "./settings-frame";

/** The officer's own header. */
const CustomHeaderTab = () => (
  <HeaderTab>
    <UseHeader />
    <YouPane />
    <CompanyPane />
  </HeaderTab>
);

function UseHeader() {
  const { draft, set } = useHeaderFormHere();
  return (
    <section className="rounded-lg border border-line bg-surface p-5 shadow-card phone:p-4">
      <Switch
        label="Show my header on reports"
        className="font-semibold text-fg! text-h2"
        checked={draft.useHeader}
        onChange={(useHeader) => set("useHeader", useHeader)}
      />
      <p className="mt-0.5 text-fg-3">
        It heads every PDF. Shared pages and emails always say who they are from. You can send once it has a name and a
        company.
      </p>
    </section>
  );
}

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
