import { useRef } from "react";
import { type blankNames, blankNames as blanks } from "../../../lib/disclaimers/blanks";
import { Field } from "../../../ui/field";
import { inputClass } from "../../../ui/input-style";
import { HeaderTab } from "./header-tab";
import { Pane } from "./pane";
import { useHeaderFormHere } from "./use-header-form";

const says: Record<(typeof blankNames)[number], string> = {
  year: "Year",
  product: "Loan types",
  fico: "Credit score",
  rateDate: "Date of the rates",
  downPayment: "Down payment",
  ltv: "Loan-to-value",
  hoa: "Association fee",
};

/** What the officer adds below every report, and what the company adds. */
export function DisclaimersTab() {
  const { user } = useHeaderFormHere();
  const { corpDisclaimer, corpToolDisclaimer } = user.header;
  const company = [corpDisclaimer, ...corpToolDisclaimer.map(({ disclaimer }) => disclaimer)].filter(Boolean);
  return (
    <HeaderTab>
      <Pane
        title="Your disclaimer"
        says="It stands below every shared report and PDF, as you type it, in both languages. What the law asks for beside a payment is added by itself."
      >
        <OwnDisclaimer />
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

function OwnDisclaimer() {
  const { draft, set, leave, error } = useHeaderFormHere();
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (blank: string) => {
    const { selectionStart = draft.disclaimer.length, selectionEnd = selectionStart } = area.current ?? {};
    const text = `{${blank}}`;
    set("disclaimer", draft.disclaimer.slice(0, selectionStart) + text + draft.disclaimer.slice(selectionEnd));
    const end = selectionStart + text.length;
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(end, end);
    });
  };
  return (
    <>
      <Field label="Text" error={error("disclaimer")}>
        {(control) => (
          <textarea
            {...control}
            ref={area}
            name="disclaimer"
            rows={8}
            maxLength={10_000}
            value={draft.disclaimer}
            onChange={({ target }) => set("disclaimer", target.value)}
            onBlur={() => leave("disclaimer")}
            className={inputClass("h-44! resize-y py-2 leading-5")}
          />
        )}
      </Field>
      <div>
        <p className="text-fg-3 text-sm">Put in what each report fills:</p>
        <div className="mt-1.5 flex flex-wrap gap-1.5">
          {blanks.map((blank) => (
            <button
              key={blank}
              type="button"
              onClick={() => insert(blank)}
              className="rounded-full border border-line-strong px-2.5 py-0.5 text-fg-2 text-sm hover:bg-hover hover:text-fg touch:min-h-11 touch:px-4"
            >
              {says[blank]}
            </button>
          ))}
        </div>
      </div>
    </>
  );
}
