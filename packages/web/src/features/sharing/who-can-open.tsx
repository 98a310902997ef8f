import { Lock } from "lucide-react";
import { Select } from "../../ui/fields/select";
import { Switch } from "../../ui/fields/switch";
import { Icon } from "../../ui/icon";
import { endChoices, endInWords, endOf } from "./ends";
import type { ShareValues } from "./share-values";
import type { ShareFormState } from "./use-share";

type Props = {
  form: ShareFormState;
  values: ShareValues;
  /** The corporation asks everybody for a passcode: there is nothing to choose. */
  required: boolean;
};

const words = (hasPasscode: boolean, required: boolean) => {
  if (required) return "Your company asks for a passcode. Only the people above can open it, with a code sent to each.";
  return hasPasscode
    ? "Only the people above can open it, with a code sent to each."
    : "Off. Anyone who has the link can open the report.";
};

/** Who can open the report and until when, in words, with the switch and the list that decide it. */
export const WhoCanOpen = ({ form, values, required }: Props) => (
  <div className="rounded-md border border-line px-4 py-3">
    <div className="flex items-center gap-3">
      <Icon of={Lock} className="mt-0.5 self-start text-fg-2" />
      <div className="min-w-0 flex-1">
        <p className="font-medium text-md">{required ? "A passcode is asked for" : "Ask for a passcode"}</p>
        <p role="status" className="text-fg-2">
          {words(values.hasPasscode, required)}
        </p>
      </div>
      {!required && (
        <Switch
          label="Ask for a passcode"
          hideLabel
          checked={values.hasPasscode}
          onChange={(on) => form.set("hasPasscode", on)}
        />
      )}
    </div>
    <div className="mt-2.5 flex items-center justify-between gap-3 border-line border-t pt-2.5 pl-7">
      <p role="status" className="num min-w-0 text-fg-2">
        The link {endInWords(endOf(values.ends, Date.now()))}.
      </p>
      <Select
        aria-label="Ends"
        className="w-32 shrink-0"
        value={values.ends}
        options={endChoices}
        onChange={(ends) => form.set("ends", ends)}
      />
    </div>
  </div>
);
