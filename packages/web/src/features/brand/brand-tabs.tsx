import { Suspense } from "react";
import { lazyWindow } from "../../lib/loading/lazy-window";
import { ComplianceMark, type MarkCode } from "../../ui/compliance-mark";
import { Checkbox } from "../../ui/fields/checkbox";
import { DisclaimerField } from "../../ui/fields/disclaimer-field";
import { Switch } from "../../ui/fields/switch";
import { CompanyPane } from "./header/company-pane";
import { HeaderTab } from "./header/header-tab";
import { LicensesTab } from "./header/licenses-tab";
import { Pane } from "./header/pane";
import { useHeaderFormHere } from "./header/use-header-form";
import { YouPane } from "./header/you-pane";
import type { SettingsTab } from "./settings-frame";

const complianceMarks: readonly { code: MarkCode; name: string; says: string }[] = [
  { code: 1, name: "FDIC member", says: "Banks and savings institutions whose deposits the FDIC insures." },
  { code: 2, name: "Equal Housing Lender", says: "Lenders that the federal bank regulators supervise." },
  { code: 3, name: "Equal Housing Opportunity", says: "Anyone who advertises housing or loans for it." },
  { code: 4, name: "NCUA", says: "Credit unions that the NCUA insures." },
];

/** The compliance marks that stand below what clients see. */
function ComplianceTab() {
  const { draft, set, allowed } = useHeaderFormHere();
  const shown = draft.complianceLogos;
  const toggle = (code: MarkCode, on: boolean) =>
    set("complianceLogos", [...shown.replace(String(code), ""), ...(on ? [code] : [])].sort().join(""));
  return (
    <HeaderTab>
      <Pane
        title="Compliance marks"
        says={
          allowed.compLogos
            ? "They stand below your reports, emails and PDFs. Show those that your company may show."
            : "Your company shows no compliance marks, so these do not appear."
        }
      >
        <ul className="grid grid-cols-2 gap-3 phone:grid-cols-1">
          {complianceMarks.map(({ code, name, says }) => (
            <li key={code} className="rounded-md border border-line p-3">
              <Checkbox
                disabled={!allowed.compLogos}
                checked={shown.includes(String(code))}
                onChange={(on) => toggle(code, on)}
                label={
                  <span className="flex items-center gap-2 font-medium text-fg">
                    <ComplianceMark code={code} size={24} />
                    {name}
                  </span>
                }
              />
              <p className="mt-1 pl-6 text-fg-3 text-sm">{says}</p>
            </li>
          ))}
        </ul>
      </Pane>
    </HeaderTab>
  );
}

/** Shows what the officer adds below every report, and what the company adds. */
function DisclaimersTab() {
  const { draft, set, leave, error, user } = useHeaderFormHere();
  const { corpDisclaimer, corpToolDisclaimer } = user.header;
  const company = [corpDisclaimer, ...corpToolDisclaimer.map(({ disclaimer }) => disclaimer)].filter(Boolean);
  return (
    <HeaderTab>
      <Pane
        title="Your disclaimer"
        says="It stands below every shared report and PDF, as you type it, in both languages. What the law asks for beside a payment is added by itself."
      >
        <DisclaimerField
          label="Text"
          name="disclaimer"
          value={draft.disclaimer}
          onChange={(typed) => set("disclaimer", typed)}
          onBlur={() => leave("disclaimer")}
          error={error("disclaimer")}
        />
      </Pane>
      {company.length > 0 && (
        <Pane title="Your company’s disclaimer" says="It comes before yours. Only your company changes it.">
          {company.map((text) => (
            <p key={text} className="whitespace-pre-line wrap-anywhere">
              {text}
            </p>
          ))}
        </Pane>
      )}
    </HeaderTab>
  );
}

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

/** The tabs of the officer's brand. All but the last are about one header. */
export const brandTabs: readonly SettingsTab[] = [
  { key: "customheader", label: "Custom header", body: <CustomHeaderTab /> },
  { key: "licenses", label: "Licenses", body: <LicensesTab /> },
  { key: "disclaimers", label: "Disclaimers", body: <DisclaimersTab /> },
  { key: "compliance", label: "Compliance marks", body: <ComplianceTab /> },
  { key: "cobrands", label: "Co-branding", body: cobrands },
];
