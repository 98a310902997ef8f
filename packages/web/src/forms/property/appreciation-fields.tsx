import { standInOf } from "@highway/core/locations/pure/growth";
import { growthBy } from "@highway/engine/property/appreciation";
import { appreciationNames, appreciationTypes, homeFields } from "@highway/engine/scenario/schema/property";
import type { AppreciationType } from "@highway/engine/scenario/schema/types";
import { useId } from "react";
import { date, trimmedPercent } from "../../lib/format/format";
import { loanEn } from "../../lib/words/loan.en";
import type { WorkingProperty } from "../../scenario/document";
import { leadAppreciation, toggleAppreciation } from "../../scenario/edits/property-edits";
import { edit, useScenario } from "../../scenario/store/store";
import { Button } from "../../ui/button";
import { SeriesMark } from "../../ui/chart/series-mark";
import { Checkbox } from "../../ui/fields/checkbox";
import { FieldError } from "../../ui/fields/field-error";
import { useFieldError } from "../fields/field-errors";
import { bringGrowth, type GrowthKind, useAskedGrowth } from "./places";
import { PropertyFigureField } from "./property-figure";

type Props = { property: WorkingProperty; name: string };

/** One or two kinds of appreciation for the home. The figures follow the one that was chosen first. */
export function AppreciationFields({ property, name }: Props) {
  const key = `${property.id}.appreciationTypes`;
  const error = useFieldError(key);
  const errorID = useId();
  return (
    <fieldset className="flex min-w-0 flex-col gap-1" aria-describedby={error ? errorID : undefined}>
      <legend className="mb-1 font-semibold text-sm">Appreciation</legend>
      {appreciationTypes.map((type) => (
        <Way key={type} type={type} property={property} name={name} />
      ))}
      {error && <FieldError id={errorID}>{error}</FieldError>}
    </fieldset>
  );
}

function Way({ type, property, name }: Props & { type: AppreciationType }) {
  const { appreciationTypes: chosen } = property;
  const isChosen = chosen.includes(type);
  const toggle = () => {
    edit(null, toggleAppreciation(property.id, type));
    if (!isChosen && type !== "custom") void bringGrowth(property.id);
  };
  return (
    <div className="flex flex-col">
      <div className="flex min-h-8 items-center gap-2">
        <Checkbox
          label={
            <span className="inline-flex items-center gap-2">
              {appreciationNames[type]}
              {isChosen && <SeriesMark line={{ index: appreciationTypes.indexOf(type), of: "homes" }} />}
            </span>
          }
          checked={isChosen}
          onChange={toggle}
        />
        {isChosen && chosen.length > 1 && <Lead type={type} property={property} />}
        <span className="ml-auto">
          {type === "custom" ? (
            isChosen && <CustomRate property={property} name={name} />
          ) : (
            <KnownRate kind={type} property={property} />
          )}
        </span>
      </div>
      {type !== "custom" && <Source kind={type} property={property} isChosen={isChosen} />}
    </div>
  );
}

/** Chooses which of the two kinds of appreciation net gain and equity follow. */
function Lead({ type, property }: { type: AppreciationType; property: WorkingProperty }) {
  if (property.appreciationTypes[0] === type) return <span className="text-fg-3 text-xs">Used in the figures</span>;
  return (
    <Button
      size="sm"
      variant="link"
      aria-label={`Use in the figures: ${appreciationNames[type]}`}
      onClick={() => edit(null, leadAppreciation(property.id, type))}
    >
      Use in the figures
    </Button>
  );
}

const CustomRate = ({ property, name }: Props) => (
  <span className="inline-flex items-center gap-1.5">
    <PropertyFigureField
      property={property}
      name={name}
      field="customAppreciation"
      label=""
      ariaLabel="Annual custom appreciation"
      unit="percent"
      decimals={homeFields.customAppreciation.decimals}
      className="w-22"
    />
    <span className="text-fg-3 text-xs">a year</span>
  </span>
);

const useSeries = ({ id }: WorkingProperty, kind: GrowthKind) =>
  useScenario(({ document }) => document.outside.series?.[id]?.[kind]);

function KnownRate({ kind, property }: { kind: GrowthKind; property: WorkingProperty }) {
  const series = useSeries(property, kind);
  if (!series) return null;
  const [first] = growthBy(kind, undefined, { [kind]: series }).yearly;
  return (
    <span className="num whitespace-nowrap">
      {trimmedPercent(first, 2)}{" "}
      <span className="text-fg-3 text-xs">{kind === "forecast" ? "next year" : "a year"}</span>
    </span>
  );
}

/** Names the source of the figures, or says why there are none. */
function Source({ kind, property, isChosen }: { kind: GrowthKind; property: WorkingProperty; isChosen: boolean }) {
  const series = useSeries(property, kind);
  const asked = useAskedGrowth(property, kind);
  if (series) {
    const standIn = standInOf(series.source);
    return (
      <p className="pl-6 text-fg-3 text-xs">
        {standIn && <span className="block text-fg-2">{loanEn.growth.standIn[standIn]}</span>}
        {series.source}, {date(series.date)}
        {kind === "historical" && `; the average of ${series.yearly.length} years`}
      </p>
    );
  }
  if (!isChosen) return null;
  const again = asked === null || asked === "failed";
  return (
    <p className="flex flex-wrap items-center gap-x-2 pl-6 text-fg-3 text-xs">
      <span role="status">{sentences[asked ?? "unasked"]}</span>
      {again && (
        <Button size="sm" variant="link" onClick={() => void bringGrowth(property.id)}>
          {asked === "failed" ? "Try again" : `Look up the ${kind === "forecast" ? "forecast" : "history"}`}
        </Button>
      )}
    </p>
  );
}

const sentences = {
  asking: "Looking up home prices…",
  failed: "Home prices could not be looked up.",
  unknown: "Not known for this area, so the value is assumed not to change.",
  nowhere:
    "Enter a ZIP code or choose a location to look up home prices. Until then, the value is assumed not to change.",
  unasked: "The value is assumed not to change.",
} as const;
