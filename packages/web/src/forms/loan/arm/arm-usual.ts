import { fixedMonths } from "@highway/engine/loan/loan-type";
import { armDefaults } from "@highway/engine/rules/arm-defaults";
import { armFields } from "@highway/engine/scenario/schema/loan";
import { validFigure } from "@highway/engine/scenario/schema/records";
import { armOf } from "../../../scenario/edits/arm-edits";
import { useScenario } from "../../../scenario/store/store";
import { useLoanField } from "../../fields/use-loan";

/** Returns the default of each term of an adjustable rate, in percent. */
export function useArmUsual(id: string) {
  const type = useLoanField(id, "type");
  const arm = armOf({ ARM: useLoanField(id, "ARM") });
  const { asOf, outside } = useScenario(({ document }) => document);
  const { index, margin, rounding, initialCap, adjustmentCap, lifetimeCap } = armDefaults.on(asOf);
  const months = fixedMonths(type) ?? 0;
  const sofrToday = outside.sofr?.value ?? index;
  return {
    sofrToday,
    indexAverage: outside.indexAverage?.value ?? validFigure(arm.sofrToday, armFields.sofrToday) ?? sofrToday,
    margin,
    rounding,
    floor: validFigure(arm.margin, armFields.margin) ?? margin,
    initialCap: initialCap.find(({ upToMonths }) => months <= upToMonths)?.cap ?? null,
    adjustmentCap: adjustmentCap[arm.frequency === 12 && type !== "armHalf" ? 12 : 6],
    lifetimeCap,
  };
}
