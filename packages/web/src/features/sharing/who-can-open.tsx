import { Lock } from "lucide-react";
import { Icon } from "../../ui/icon";
import { Switch } from "../../ui/switch";
import type { ShareValues } from "./share-values";

type Props = {
  values: ShareValues;
  /** The corporation asks everybody for a passcode: there is nothing to choose. */
  required: boolean;
  onChange: (on: boolean) => void;
};

const words = (hasPasscode: boolean, required: boolean) => {
  if (required) return "Your company asks for a passcode. Only the people above can open it, with a code sent to each.";
  return hasPasscode
    ? "Only the people above can open it, with a code sent to each."
    : "Off. Anyone who has the link can open the report.";
};

/** Who can open the report, in words, and the switch that decides it. */
export const WhoCanOpen = ({ values, required, onChange }: Props) => (
  <div className="flex items-center gap-3 rounded-md border border-line px-4 py-3">
    <Icon of={Lock} className="self-start mt-0.5 text-fg-2" />
    <div className="min-w-0 flex-1">
      <p className="font-medium text-md">{required ? "A passcode is asked for" : "Ask for a passcode"}</p>
      <p role="status" className="text-fg-2">
        {words(values.hasPasscode, required)}
      </p>
    </div>
    {!required && <Switch label="Ask for a passcode" hideLabel checked={values.hasPasscode} onChange={onChange} />}
  </div>
);
