import { Mail, Monitor, Smartphone } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Checkbox } from "../../../ui/fields/checkbox";
import { FieldError } from "../../../ui/fields/field-error";
import { Icon } from "../../../ui/icon";
import { pushHints, useThisDevice } from "./devices-card";
import type { RuleFieldProps } from "./sentence-fields";

const Way = ({ icon, children }: { icon: typeof Mail; children: ReactNode }) => (
  <span className="inline-flex items-center gap-1.5">
    <Icon of={icon} size={14} className="text-fg-3" />
    {children}
  </span>
);

type Ways = RuleFieldProps["value"]["ways"];

/** The ways in which the officer is told. The browser is asked for leave only when its box is ticked. */
export function WaysFields({
  value: { ways },
  set,
  pushKey,
  wrong,
}: RuleFieldProps & { pushKey: string | null; wrong: string | undefined }) {
  const id = useId();
  const { state, add } = useThisDevice(pushKey);
  const [isRefused, setRefused] = useState(false);
  const turn = (way: keyof Ways, isOn: boolean) => set({ ways: { ...ways, [way]: isOn } });
  const turnPush = async (isOn: boolean) => {
    turn("push", isOn);
    setRefused(isOn && state === "off" ? !(await add()) : isOn && state !== "on");
  };
  return (
    <fieldset className="flex flex-col gap-1.5" aria-describedby={wrong && id}>
      <legend className="mb-1.5 font-medium text-fg-2">Tell me by</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        <Checkbox label={<Way icon={Monitor}>Page</Way>} checked={ways.page} onChange={(isOn) => turn("page", isOn)} />
        <Checkbox label={<Way icon={Mail}>Email</Way>} checked={ways.mail} onChange={(isOn) => turn("mail", isOn)} />
        <Checkbox
          label={<Way icon={Smartphone}>Notifications</Way>}
          checked={ways.push}
          onChange={(isOn) => void turnPush(isOn)}
        />
      </div>
      {wrong && <FieldError id={id}>{wrong}</FieldError>}
      {isRefused && ways.push && state !== "on" && (
        <p role="alert" className="text-pretty text-sm text-warning">
          {state === "off" ? "This browser was not added. Your other devices still get your alerts." : pushHints[state]}
        </p>
      )}
    </fieldset>
  );
}
