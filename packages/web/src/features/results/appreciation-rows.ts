import type { AppreciationType } from "@highway/engine/scenario/schema/types";
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

/** The rate of one way, and the home's value by it. */
export function wayRows(type: AppreciationType): Row[] {
  return [
    {
      label: "A year, at first",
      precision: "rate",
      figure: "appreciationRate",
      way: type,
      of: (column) => wayOf(column, type)?.rate ?? "none",
    },
    ...yearsAhead.map(
      (years): Row => ({
        label: `After ${years} years`,
        precision: "dollars",
        figure: "appreciation",
        ...{ years, way: type },
        of: (column) => wayOf(column, type)?.values[years] ?? "none",
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
