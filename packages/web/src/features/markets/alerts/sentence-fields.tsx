import { ruleWords, sinceText, watchedText } from "@highway/core/alerts/pure/words";
import type { RuleInput } from "@highway/core/alerts/schema";
import { useId, useState } from "react";
import { FieldError } from "../../../ui/fields/field-error";
import { useSelectOnFocus } from "../../../ui/fields/use-number-input";
import type { Sheets } from "../use-sheets";
import type { Market } from "./rule-figures";
import { SentenceInput, SentenceSelect, SentenceTime } from "./sentence-boxes";
import { notationOf } from "./typed-figure";
import { useSheetTime } from "./use-sheet-time";

export type RuleFieldProps = { value: RuleInput; set: (change: Partial<RuleInput>) => void };
type Props = RuleFieldProps & { market: Market; sheets: Sheets; wrong: string | undefined };

/** The sentence of an alert, as it stands in the list, with fields in it. */
export function SentenceFields({ value, set, market, sheets, wrong }: Props) {
  const { subject, since } = value;
  const id = useId();
  const { rest } = ruleWords(value);
  return (
    <fieldset aria-labelledby={`${id}-words`}>
      <p className="text-fg-2 text-h2 leading-10 touch:text-first touch:leading-11.5">
        <span id={`${id}-words`}>Tell me when</span>{" "}
        <SentenceSelect
          label="Coupon or index"
          value={subject as string}
          options={subjectsOf(value, market)}
          onChange={(next) => set({ subject: next as RuleInput["subject"] })}
        />{" "}
        <DirectionField value={value} set={set} />{" "}
        <FigureField value={value} set={set} errorID={wrong && `${id}-wrong`} /> {rest}{" "}
        {(since === "sheet" || since === "close") && (
          <SentenceSelect
            label="Measured from"
            value={since}
            options={(["sheet", "close"] as const).map((each) => ({ value: each, label: sinceText[each] }))}
            onChange={(next) => set({ since: next })}
          />
        )}
        {since === "sheet" && <SheetTimeField sheets={sheets} />}
      </p>
      {wrong && <FieldError id={`${id}-wrong`}>{wrong}</FieldError>}
    </fieldset>
  );
}

function subjectsOf({ subject, since }: RuleInput, { coupons, indices }: Market) {
  const subjects = [
    ...coupons.map(({ couponID, couponName }) => ({ value: couponID as string, label: couponName })),
    ...indices.map(({ product }) => ({
      value: product as string,
      label: watchedText({ since: "dayBefore" }, product),
    })),
  ];
  return subjects.some(({ value }) => value === subject)
    ? subjects
    : [{ value: subject as string, label: watchedText({ since }, subject) }, ...subjects];
}

/** Which way it goes, and whether by a size or to a price. */
function DirectionField({ value: { direction, since }, set }: RuleFieldProps) {
  const offered =
    since === "dayBefore"
      ? (["falls", "rises", "moves"] as const).map((each) => ({ direction: each, since }))
      : (["falls", "rises"] as const).flatMap((each) => [
          { direction: each, since: since === "level" ? ("sheet" as const) : since },
          { direction: each, since: "level" as const },
        ]);
  const options = offered.map((each) => ({ ...each, label: ruleWords(each).verb, value: ruleWords(each).verb }));
  return (
    <SentenceSelect
      label="Direction"
      value={ruleWords({ direction, since }).verb}
      options={options}
      onChange={(verb) => {
        const chosen = options.find(({ value }) => value === verb)!;
        set({ direction: chosen.direction, since: chosen.since });
      }}
    />
  );
}

type Typed = { text: string; means: number };

/** The figure as it was typed while it is typed; a stored one as it is written, which says exactly what is stored. */
function FigureField({ value, set, errorID }: RuleFieldProps & { errorID: string | undefined }) {
  const notation = notationOf(value);
  const [typed, setTyped] = useState<Typed | null>(null);
  const select = useSelectOnFocus();
  const { amount } = value;
  const written = Number.isNaN(amount) ? "" : notation.write(amount);
  return (
    <SentenceInput
      {...select}
      name="amount"
      aria-label={notation.label}
      aria-invalid={errorID ? true : undefined}
      aria-describedby={errorID}
      inputMode={notation.inputMode}
      value={typed && Object.is(typed.means, amount) ? typed.text : written}
      onChange={(event) => {
        const text = event.currentTarget.value.slice(0, 20);
        const means = notation.read(text);
        setTyped({ text, means });
        set({ amount: means });
      }}
      onBlur={() => setTyped((last) => (last && notation.faultOf(last.means) === null ? tidied(last, written) : last))}
    />
  );
}

/** The figure as it is written elsewhere, when its field is left; basis points stay what they were typed as. */
const tidied = ({ text, means }: Typed, written: string): Typed => ({
  text: /b/i.test(text) ? `${means} bp` : written,
  means,
});

function SheetTimeField({ sheets }: { sheets: Sheets }) {
  const { field } = useSheetTime(sheets);
  return (
    <>
      {" at "}
      <SentenceTime aria-label="Time of my sheet, Eastern" {...field} />
    </>
  );
}
