import type { ARM } from "@highway/engine/scenario/schema/types";
import { armOf, setArmScenario, setFrequency } from "../../../scenario/edits/arm-edits";
import { typeName } from "../../../scenario/names/type-name";
import { edit } from "../../../scenario/store/store";
import { Button } from "../../../ui/button";
import { Segmented } from "../../../ui/fields/segmented";
import { Drawer } from "../../../ui/overlays/drawer";
import { type CellProps, type LoanDialogProps, useLoanField } from "../../fields/use-loan";
import { ArmCaps } from "./arm-caps";
import { ArmIndex } from "./arm-index-fields";
import { ArmPath } from "./arm-path";
import { ArmRates } from "./arm-rates";

const courses = [
  { value: "worst", label: "Worst case", says: "Each change is as large as the caps allow." },
  { value: "histAVG", label: "Average", says: "The index returns to its mean since it began." },
  { value: "current", label: "Current", says: "The index stays as it is today." },
  { value: "custom", label: "Custom", says: "Each period has the rate that you type, whatever the caps." },
] as const satisfies readonly { value: ARM["scenario"]; label: string; says: string }[];

const frequencies = [
  { value: "6", label: "6 months" },
  { value: "12", label: "1 year" },
] as const;

/** How an adjustable rate moves, and where that leads. What is typed counts at once. */
export default function ArmForm({ id, place, onClose }: LoanDialogProps) {
  const type = useLoanField(id, "type");
  const arm = armOf({ ARM: useLoanField(id, "ARM") });
  return (
    <Drawer
      open
      onClose={onClose}
      title={`${typeName(type, arm.frequency)}, loan ${place + 1}`}
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="flex flex-col gap-5 px-5 pb-6">
        <Course id={id} place={place} />
        {arm.scenario === "custom" && <ArmRates id={id} place={place} />}
        <ArmIndex id={id} place={place} />
        <ArmCaps id={id} place={place} />
        <ArmPath id={id} />
      </div>
    </Drawer>
  );
}

/** How often the rate changes, and what it is taken to do. */
function Course({ id }: CellProps) {
  const isHalf = useLoanField(id, "type") === "armHalf";
  const arm = armOf({ ARM: useLoanField(id, "ARM") });
  const course = courses.find(({ value }) => value === arm.scenario)!;
  return (
    <>
      <div>
        <p className="field-label">Changes every</p>
        <Segmented
          label="Changes every"
          value={isHalf || arm.frequency !== 12 ? "6" : "12"}
          onChange={(months) => edit(null, setFrequency(id, months === "12" ? 12 : 6))}
          segments={frequencies}
          disabled={isHalf}
        />
        {isHalf && <p className="mt-1 text-fg-3 text-sm">A 6-month ARM changes every 6 months.</p>}
      </div>
      <div>
        <p className="field-label">The rate is taken to follow</p>
        <Segmented
          label="Scenario"
          value={arm.scenario}
          onChange={(scenario) => edit(null, setArmScenario(id, scenario))}
          segments={courses}
        />
        <p className="mt-1 text-fg-3 text-sm">{course.says}</p>
      </div>
    </>
  );
}
