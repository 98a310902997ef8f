import { faultOfText } from "@highway/engine/scenario/schema/typed-text";
import { assumptionFields } from "@highway/engine/tools/assumptions";
import { useFieldError } from "../../../forms/fields/field-errors";
import { goToField } from "../../../forms/fields/go-to-field";
import { date, trimmedPercent } from "../../../lib/format/format";
import { type AssumptionRow, type TypedAssumption, typedAssumptions } from "../../../report/assumptions/rows";
import { assumptionsOf, setAssumptions } from "../../../scenario/assumptions";
import { edit, useScenario } from "../../../scenario/store/store";
import { Tag } from "../../../ui/badge";
import { FieldError } from "../../../ui/fields/field-error";
import { inputClass } from "../../../ui/fields/input-style";
import { NumberInput } from "../../../ui/fields/number-input";
import { Section } from "./section";

/** The assumptions that have sliders beside the page. */
const inPanel: ReadonlySet<TypedAssumption> = new Set(["rent", "horizon", "investmentReturn"]);
/** Tells whether a field is in the table, which is on the page itself. */
export const isInTable = (key: string) =>
  typedAssumptions.some((name) => key === `assumptions.${name}` && !inPanel.has(name));
const signs: Partial<Record<TypedAssumption, { prefix?: string; suffix?: string }>> = {
  rentGrowth: { suffix: "%" },
  inflation: { suffix: "%" },
  taxGrowth: { suffix: "%" },
  maintenance: { suffix: "%" },
  gainsTax: { suffix: "%" },
  rentersInsurance: { prefix: "$" },
  rentUpfront: { prefix: "$" },
  otherStateTaxes: { prefix: "$" },
  otherItemized: { prefix: "$" },
};

type Props = {
  rows: readonly AssumptionRow[];
  /** The home's own cost to sell, if the answer sells it. */
  costToSell?: number | undefined;
  note: string;
  /** Whether the answer counts what owning saves in taxes. */
  isTaxKnown: boolean;
  /** A sentence on what the figures leave out. */
  leftOut: string;
};

/** All assumptions of the answer, each with its source. Each is changed here or beside the page. */
export function AssumptionTable({ rows, costToSell, note, isTaxKnown, leftOut }: Props) {
  const asOf = useScenario(({ document }) => document.asOf);
  return (
    <Section title="Assumptions" id="assumptions" note={note}>
      <div className="overflow-x-auto px-6 phone:px-4">
        <table className="w-full text-left">
          <thead className="text-fg-3 text-xs">
            <tr className="border-line border-b">
              <th className="h-8 pr-3 font-medium">Assumption</th>
              <th className="pr-3 font-medium">Value</th>
              <th className="pr-3 font-medium phone:hidden">Source</th>
              <th className="text-right font-medium phone:hidden">As of</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.name} row={row} asOf={asOf} />
            ))}
            {costToSell !== undefined && (
              <tr className="border-line border-b">
                <th className="h-10 pr-3 font-normal text-fg-2">Cost to sell</th>
                <td className="num pr-3">{trimmedPercent(costToSell)} of the value</td>
                <td className="pr-3 text-fg-3 text-sm phone:hidden">The home's own, in the scenario</td>
                <td className="num text-right text-fg-3 text-sm phone:hidden">{date(asOf)}</td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <p className="max-w-[80ch] px-6 pt-4 text-fg-2 text-sm phone:px-4">
        {leftOut} This is an estimate and not tax advice.{" "}
        {isTaxKnown
          ? "Interest and property tax save tax only above the standard deduction."
          : "No tax saving is counted, because the client's income or filing status is not known."}
      </p>
    </Section>
  );
}

const Row = ({ row, asOf }: { row: AssumptionRow; asOf: string }) => (
  <tr className="border-line border-b">
    <th className="h-10 pr-3 font-normal text-fg-2">{row.label}</th>
    <td className="num py-1 pr-3">
      {inPanel.has(row.name) ? (
        <button
          type="button"
          aria-label={`${row.label}: ${row.value}`}
          className="hover:underline touch:min-h-11"
          onClick={() => goToField(`assumptions.${row.name}`)}
        >
          {row.value}
        </button>
      ) : (
        <TypedValue row={row} />
      )}
      {row.isTyped && (
        <span className="ml-2">
          <Tag>typed</Tag>
        </span>
      )}
    </td>
    <td className="max-w-[42ch] py-2 pr-3 text-fg-3 text-sm phone:hidden">{row.source}</td>
    <td className="num text-right text-fg-3 text-sm phone:hidden">{date(asOf)}</td>
  </tr>
);

/** The figure in a field, followed by its unit. */
function TypedValue({ row: { name, label, value: said } }: { row: AssumptionRow }) {
  const key = `assumptions.${name}`;
  const value = useScenario(({ document }) => assumptionsOf(document)[name]);
  const error = useFieldError(key);
  // Of "3% a year", the field holds the figure, followed by "a year". "By brackets" is not a figure.
  const isFigure = /^[$\d]/.test(said);
  const per = isFigure && said.includes(" ") ? said.replace(/^[^ ]+ /, "") : "";
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <NumberInput
        {...signs[name]}
        aria-label={label}
        data-field={key}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${key}-error` : undefined}
        decimals={assumptionFields[name].decimals}
        step={signs[name]?.suffix ? 0.25 : 1}
        reach={{ min: assumptionFields[name].min, max: assumptionFields[name].max }}
        placeholder={value === null ? (isFigure ? said.replace(/ .*$/, "") : said) : undefined}
        value={value}
        onChange={(typed, text) => edit(key, setAssumptions({ [name]: text ?? typed }))}
        className={inputClass("num h-control-sm w-28! text-right")}
      />
      {per && <span className="text-fg-3 text-sm">{per}</span>}
      {error && (
        <FieldError id={`${key}-error`}>{faultOfText(value, assumptionFields[name].decimals) ?? error}</FieldError>
      )}
    </span>
  );
}
