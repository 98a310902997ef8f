import { conventionalRateCard } from "@highway/engine/rules/conventional-rate-card";
import { creditScoreDefault } from "@highway/engine/rules/product-defaults";
import { setCreditScore } from "../../../scenario/edits/insurance-edits";
import { edit, useScenario } from "../../../scenario/store/store";
import { Select } from "../../../ui/fields/select";
import { type CellProps, named, useLoanField } from "../../fields/use-loan";

/** "760+", "740-759": bands are named by their lowest score, best first. */
const nameOf = (lowest: number, above: number | undefined) =>
  above === undefined ? `${lowest}+` : `${lowest}-${above - 1}`;

/** The credit score that the card prices by: the client's, unless another band is chosen for the loan. */
export function ScoreBand({ id, place }: CellProps) {
  const { creditScore: chosen } = useLoanField(id, "MIWorksheet");
  const asOf = useScenario(({ document }) => document.asOf);
  const ficoMin = useScenario(({ client }) => client?.ficoMin ?? null);
  const { scoreBands } = conventionalRateCard.on(asOf);
  const usual = ficoMin === null ? `Assumed, ${creditScoreDefault.on(asOf)}` : `The client's, ${ficoMin}`;
  const bands = scoreBands.map((lowest, at) => ({ value: `${lowest}`, label: nameOf(lowest, scoreBands[at - 1]) }));
  // A score that was sent by a program need not begin a band.
  const exact =
    typeof chosen === "number" && !scoreBands.includes(chosen) ? [{ value: `${chosen}`, label: `${chosen}` }] : [];
  return (
    <div>
      <p className="field-label">Credit score</p>
      <Select
        aria-label={named("Credit score", place)}
        className="max-w-60"
        value={typeof chosen === "number" ? `${chosen}` : ""}
        options={[{ value: "", label: usual }, ...exact, ...bands]}
        onChange={(value) => edit(null, setCreditScore(id, value === "" ? null : Number(value)))}
      />
    </div>
  );
}
