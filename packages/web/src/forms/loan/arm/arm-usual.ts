import { usualArm } from "@highway/engine/loan/arm-usual";
import { armFields } from "@highway/engine/scenario/schema/loan";
import { validFigure } from "@highway/engine/scenario/schema/records";
import { armOf } from "../../../scenario/edits/arm-edits";
import { changeMonths } from "../../../scenario/names/loan-name";
import { useScenario } from "../../../scenario/store/store";
import { useLoanField } from "../../fields/use-loan";

/** Returns the default of each term of an adjustable rate, in percent, and the months between changes. */
export function useArmUsual(id: string) {
  const [program, type] = [useLoanField(id, "program"), useLoanField(id, "type")];
  const arm = armOf({ ARM: useLoanField(id, "ARM") });
  const { asOf, outside } = useScenario(({ document }) => document);
  const { index, ...usual } = usualArm(program, type, changeMonths({ program, type, ARM: arm }), asOf);
  const sofrToday = outside.sofr?.value ?? index;
  return {
    ...usual,
    sofrToday,
    indexAverage: outside.indexAverage?.value ?? validFigure(arm.sofrToday, armFields.sofrToday) ?? sofrToday,
    floor: validFigure(arm.margin, armFields.margin) ?? usual.margin,
  };
}
