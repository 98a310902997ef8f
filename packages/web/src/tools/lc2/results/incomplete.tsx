import { TriangleAlert } from "lucide-react";
import { type Column, isComputed } from "../../../report/columns";
import { streetOf } from "../../../report/rows/loans";
import { lacksTax } from "../../../report/unknown-parts";
import { type MissingField, useMissingFields } from "../../../scenario/issues/missing-fields";
import { Icon } from "../../../ui/icon";
import { MissingList } from "../../every/missing-list";

/** Lists what is missing although no field is empty: insurance that no rule sets, and the property tax of a place whose rate is not known. */
function wantedFields(column: Column): MissingField[] {
  if (!isComputed(column)) return [];
  const { id, head, property, price, result } = column;
  const [figure] = result.missing ?? [];
  const street = streetOf(property);
  return [
    ...(figure ? [{ key: `${id}.annualMIPercentage`, sentence: `${head}: ${figure.sentence}` }] : []),
    ...(lacksTax(column) && street && price
      ? [
          {
            key: `${price.id}.userTaxRate`,
            sentence: `${street}: Payments do not include property tax. Enter its rate.`,
          },
        ]
      : []),
  ];
}

type Props = { columns: readonly Column[] };

/** Says what prevents figures or a complete report. Each line leads to its field. */
export function Incomplete({ columns }: Props) {
  const missing = useMissingFields();
  const fields = new Map([...missing.fields, ...columns.flatMap(wantedFields)].map((field) => [field.key, field]));
  if (fields.size === 0) return null;
  return (
    <div
      role="status"
      className="flex items-start gap-2.5 border-line border-b bg-warning-soft px-6 py-2.5 @max-[560px]:px-4"
    >
      <Icon of={TriangleAlert} className="mt-0.5 text-warning" />
      <div className="flex-1">
        <p className="font-semibold">What is missing</p>
        <MissingList fields={[...fields.values()]} />
      </div>
    </div>
  );
}
