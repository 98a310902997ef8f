import type { AppreciationType } from "@highway/core/scenario/types";
import type { Series } from "../../ui/chart/series";
import { type Column, type Computed, isComputed } from "./column";
import type { Row } from "./rows";

export const wayNames: Record<AppreciationType, string> = {
  forecast: "Forecast",
  historical: "Past growth",
  custom: "Own rate",
};

const wayOf = ({ result }: Computed, type: AppreciationType) => result.appreciation.find((way) => way.type === type);

/** Each way to forecast that any loan's home has, the first loan's first. */
export const waysOf = (columns: readonly Column[]): AppreciationType[] => [
  ...new Set(columns.filter(isComputed).flatMap(({ result }) => result.appreciation.map(({ type }) => type))),
];

const yearsAhead = [5, 10, 15];

/** The rate of one way, and the home's value by it. The way that the other figures use opens its working. */
export function wayRows(type: AppreciationType): Row[] {
  const unexplained = ({ result }: Column) => result?.appreciation[0]?.type !== type;
  return [
    {
      label: "A year, at first",
      precision: "rate",
      of: (column) => wayOf(column, type)?.rate ?? "none",
    },
    ...yearsAhead.map(
      (year, i): Row => ({
        label: `After ${year} years`,
        precision: "dollars",
        ...(i === 0 && { figure: "appreciation" as const, unexplained }),
        of: (column) => wayOf(column, type)?.values[year] ?? "none",
      }),
    ),
  ];
}

/** Of each home at each price one line a way; loans on the same home share it, under the first one's mark. */
export function valueSeries(columns: readonly Column[]): Series[] {
  const homes = new Map<string, Computed>();
  for (const column of columns.filter(isComputed)) {
    const home = `${column.loan.propertyID} ${column.loan.purchaseDetailsID}`;
    if (!homes.has(home)) homes.set(home, column);
  }
  const lines = [...homes.values()].flatMap((column) => column.result.appreciation.map((way) => ({ column, way })));
  return lines.map(({ column, way }, index) => ({
    id: `${column.id} ${way.type}`,
    index,
    name: `${homeName(column)}, ${wayNames[way.type].toLowerCase()}`,
    values: way.values,
  }));
}

const homeName = ({ property, title }: Column) =>
  property?.addressDisplay.trim() || property?.address.trim() || `Home of ${title.toLowerCase()}`;

/** What each way rests on; says so where nothing is known of a place. */
export const sourcesOf = (columns: readonly Column[]): string[] => [
  ...new Set(
    columns
      .filter(isComputed)
      .flatMap(({ result }) => result.appreciation.map(({ type, source }) => `${wayNames[type]}: ${source}`)),
  ),
];
