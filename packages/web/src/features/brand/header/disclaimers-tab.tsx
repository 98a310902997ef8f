import { DisclaimerField } from "../../../ui/fields/disclaimer-field";
import { HeaderTab } from "./header-tab";
import { Pane } from "./pane";
import { useHeaderFormHere } from "./use-header-form";

/** What the officer adds below every report, and what the company adds. */
export function DisclaimersTab() {
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
