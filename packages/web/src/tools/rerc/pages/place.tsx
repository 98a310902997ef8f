import { Link } from "react-router";
import { useFieldError } from "../../../forms/fields/field-errors";
import { SettingsContext, useOwnSettings } from "../../../forms/fields/settings";
import { LocationSearch } from "../../../forms/property/location-fields";
import { resultsOf } from "../../../lib/paths";
import { countyTitle } from "../../../report/report-card/text";
import { countyOfCard } from "../../../scenario/report-card";
import { useScenario } from "../../../scenario/store/store";
import { buttonClass } from "../../../ui/button-style";
import { Field } from "../../../ui/fields/field";
import { TypedPage } from "../../every/scenario-page";
import { useBeginIn } from "../../every/use-begin-in";
import { beginWith } from "../begin";
import { CountySearch } from "../county-search";
import { CardSkeleton } from "../no-card";
import { useCounties } from "../use-counties";

/** The page of the home whose county is graded, or of a county by itself. */
const PlacePage = () => (
  <TypedPage page="place" path="property" loading={<CardSkeleton />}>
    <Place />
  </TypedPage>
);

export default PlacePage;

function Place() {
  const home = useScenario(({ document }) => document.properties[0]);
  const county = useScenario(({ document }) => countyOfCard(document));
  const reportID = useScenario(({ document }) => document.id);
  const counties = useCounties();
  useBeginIn(({ properties: [first] }) => (first && !first.address ? `${first.id}.address` : null));
  const error = useFieldError("reportCard.fip");
  const name = counties.state === "ready" ? countyTitle(counties.shown.card.row) : null;
  return (
    <SettingsContext value={useOwnSettings()}>
      <div className="w-full max-w-[640px] px-6 py-6 phone:px-4">
        <h2 className="font-semibold text-h2">Which county should the report card cover?</h2>
        <p className="mt-1 mb-4 text-fg-2">
          Choose the client's home to cover its county, or choose a county by itself.
        </p>
        <div className="grid gap-4">
          {home && <LocationSearch property={home} onEnter={() => {}} />}
          {home?.fip ? (
            <p className="text-fg-2" role="status">
              {counties.state === "none"
                ? "No county figures for this place."
                : `The county follows from the home${name ? `. It is ${name}` : ""}.`}
            </p>
          ) : (
            <Field label="County" error={error}>
              {(control) => (
                <>
                  <CountySearch
                    label="County"
                    placeholder={name ?? "Type a county, such as Wake NC"}
                    without={[county]}
                    control={{ ...control, "data-field": "reportCard.fip" } as typeof control}
                    onChoose={(fip, title) => beginWith(fip, title, name)}
                  />
                  {name && <p className="mt-1 text-fg-2">{`The card covers ${name}.`}</p>}
                </>
              )}
            </Field>
          )}
        </div>
        <Link
          to={resultsOf({ tool: "rerc", reportID })}
          className={buttonClass({ variant: "primary", className: "mt-6" })}
        >
          See the report card
        </Link>
      </div>
    </SettingsContext>
  );
}
