import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { newRow } from "../../lib/forms/use-rows";
import { Button } from "../../ui/button";
import { ComplianceMark, type MarkCode } from "../../ui/compliance-mark";
import { Checkbox } from "../../ui/fields/checkbox";
import { DisclaimerField } from "../../ui/fields/disclaimer-field";
import { LicenseRow } from "../../ui/fields/license-row";
import { stateName } from "../../ui/fields/state-options";
import { PageHeader, PageHeading, PageTitle } from "../../ui/page/page-header";
import { TabLinks } from "../../ui/page/tab-links";
import { CobrandsTab } from "./cobrands/cobrands-tab";
import { CustomHeaderTab } from "./header/custom-header-tab";
import { useHeaderFormHere } from "./header/header-form";
import { HeaderTab } from "./header/header-tab";
import { Pane } from "./header/pane";

/** `key` is the tab's name in the address: "?tab=customheader". */
type SettingsTab = { key: string; label: string; body: ReactNode };

/** The frame of the settings, which have one address and a tab for each part. An unknown tab in the address opens the first. */
export function SettingsFrame({ tabs }: { tabs: readonly SettingsTab[] }) {
  const [search] = useSearchParams();
  const shown = tabs.find(({ key }) => key === search.get("tab")) ?? tabs[0]!;
  return (
    <>
      <PageTitle>{`Settings, ${shown.label}`}</PageTitle>
      <PageHeader left={<PageHeading>Settings</PageHeading>} />
      <div className="flex flex-1 flex-col bg-canvas">
        <TabLinks label="Settings" tabs={tabs} shown={shown.key} />
        {shown.body}
      </div>
    </>
  );
}

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
            ? "They appear below your reports, emails and PDFs. Show only those that your company may use."
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
  const { corpDisclaimer, corpDisclaimerEs, corpToolDisclaimer } = user.header;
  const company = [corpDisclaimer, corpDisclaimerEs, ...corpToolDisclaimer.map(({ disclaimer }) => disclaimer)].filter(
    Boolean,
  );
  return (
    <HeaderTab>
      <Pane
        title="Your disclaimer"
        says="It appears below every shared report and PDF, exactly as you type it. What the law requires next to a payment is added automatically."
      >
        <DisclaimerField
          label="Text"
          name="disclaimer"
          value={draft.disclaimer}
          onChange={(typed) => set("disclaimer", typed)}
          onBlur={() => leave("disclaimer")}
          error={error("disclaimer")}
        />
        <DisclaimerField
          label="Text in Spanish"
          name="disclaimerEs"
          optional
          lang="es"
          hint="Without it, clients who read Spanish see your English text with a note that it is in English."
          value={draft.disclaimerEs}
          onChange={(typed) => set("disclaimerEs", typed)}
          onBlur={() => leave("disclaimerEs")}
          error={error("disclaimerEs")}
        />
      </Pane>
      {company.length > 0 && (
        <Pane title="Your company's disclaimer" says="It comes before yours. Only your company can change it.">
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

/** Lists in which states the officer, and the company, may lend. */
function LicensesTab() {
  const { draft, set, user, allowed, leave, error } = useHeaderFormHere();
  const rows = draft.stateLicenses;
  const nameOf = (at: number) => (field: string) => `stateLicenses.${at}.${field}`;
  return (
    <HeaderTab>
      <Pane
        title="State licenses"
        says={`Listed ${allowed.stateLicenseBeforeDisclaimer ? "before" : "after"} the disclaimers, as your company chose.`}
      >
        {rows.length > 0 && (
          <ul className="flex flex-col gap-4">
            {rows.map((row, at) => (
              <LicenseRow
                key={row.key}
                license={row}
                at={at}
                nameOf={nameOf(at)}
                mostWording={500}
                onChange={(next) => set("stateLicenses", rows.with(at, { ...row, ...next }))}
                onRemove={() => set("stateLicenses", rows.toSpliced(at, 1))}
                leave={(field) => leave(nameOf(at)(field))}
                error={(field) => error(nameOf(at)(field))}
              />
            ))}
          </ul>
        )}
        <Button
          variant="quiet"
          icon={Plus}
          className="-ml-2 self-start"
          onClick={() => set("stateLicenses", [...rows, newRow({ stateLic: "", licenseNum: "", stateLang: "" })])}
        >
          Add a state
        </Button>
      </Pane>
      {user.header.corpLicenses.length > 0 && (
        <Pane title="Your company's licenses" says="They appear with yours. Only your company can change them.">
          <ul className="flex flex-col gap-1">
            {user.header.corpLicenses.map(({ stateLic, licenseNum, stateLang }) => (
              <li key={`${stateLic} ${licenseNum}`}>
                {stateName(stateLic)}, {licenseNum}
                {stateLang && <span className="text-fg-3">: {stateLang}</span>}
              </li>
            ))}
          </ul>
        </Pane>
      )}
    </HeaderTab>
  );
}

/** The tabs of the officer's brand. All but the last are about one header. */
export const brandTabs: readonly SettingsTab[] = [
  { key: "customheader", label: "Custom header", body: <CustomHeaderTab /> },
  { key: "licenses", label: "Licenses", body: <LicensesTab /> },
  { key: "disclaimers", label: "Disclaimers", body: <DisclaimersTab /> },
  { key: "compliance", label: "Compliance marks", body: <ComplianceTab /> },
  { key: "cobrands", label: "Co-branding", body: <CobrandsTab /> },
];
