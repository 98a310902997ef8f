import { ComplianceMark, type MarkCode } from "../../../ui/compliance-mark";
import { Checkbox } from "../../../ui/fields/checkbox";
import { HeaderTab } from "./header-tab";
import { Pane } from "./pane";
import { useHeaderFormHere } from "./use-header-form";

const marks: readonly { code: MarkCode; name: string; says: string }[] = [
  { code: 1, name: "FDIC member", says: "Banks and savings institutions whose deposits the FDIC insures." },
  { code: 2, name: "Equal Housing Lender", says: "Lenders that the federal bank regulators supervise." },
  { code: 3, name: "Equal Housing Opportunity", says: "Anyone who advertises housing or loans for it." },
  { code: 4, name: "NCUA", says: "Credit unions that the NCUA insures." },
];

/** The marks that stand below what clients see. */
export function ComplianceTab() {
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
          {marks.map(({ code, name, says }) => (
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
