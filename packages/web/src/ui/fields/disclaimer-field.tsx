import { useRef } from "react";
import { type blankNames, blankNames as blanks } from "../../lib/words/disclaimer-blanks";
import type { Lang } from "../../lib/words/lang";
import { Field } from "./field";
import { inputClass } from "./input-style";

const blankTitles: Record<(typeof blankNames)[number], string> = {
  year: "Year",
  product: "Loan types",
  fico: "Credit score",
  rateDate: "Date of the rates",
  downPayment: "Down payment",
  ltv: "Loan-to-value",
  hoa: "Association fee",
};

type Props = {
  label: string;
  name: string;
  value: string;
  onChange: (typed: string) => void;
  onBlur: () => void;
  error: string | null;
  optional?: boolean;
  hint?: string;
  /** The language of the text. */
  lang?: Lang;
};

/** Takes a disclaimer, with the blanks that each report fills. */
export function DisclaimerField({ label, name, value, onChange, onBlur, error, optional, hint, lang }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (blank: string) => {
    const { selectionStart = value.length, selectionEnd = selectionStart } = area.current ?? {};
    const text = `{${blank}}`;
    onChange(value.slice(0, selectionStart) + text + value.slice(selectionEnd));
    const end = selectionStart + text.length;
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(end, end);
    });
  };
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Field label={label} error={error} optional={optional} hint={hint}>
        {(control) => (
          <textarea
            {...control}
            ref={area}
            name={name}
            lang={lang}
            maxLength={10_000}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            onBlur={onBlur}
            className={inputClass("h-44! resize-y py-2 leading-5")}
          />
        )}
      </Field>
      <div>
        <p className="text-fg-3 text-sm">Insert what each report fills in:</p>
        <div className="mt-1.5 flex flex-wrap gap-1.5">
          {blanks.map((blank) => (
            <button
              key={blank}
              type="button"
              aria-label={`${blankTitles[blank]}, into ${label}`}
              onClick={() => insert(blank)}
              className="rounded-full border border-line-strong px-2.5 py-0.5 text-fg-2 text-sm hover:bg-hover hover:text-fg touch:min-h-11 touch:px-4"
            >
              {blankTitles[blank]}
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}
