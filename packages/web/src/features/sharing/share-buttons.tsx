import { isEmail } from "@highway/core/platform/pure/email-address";
import { Link as LinkIcon, Send } from "lucide-react";
import { Button } from "../../ui/button";
import { CloseButton } from "../../ui/overlays/close-button";
import type { ShareValues } from "./share-values";
import type { Doing } from "./use-share";

type ButtonsProps = {
  values: ShareValues;
  doing: Doing;
  /** The people who approve mails first; empty where nobody does. */
  approval: readonly string[];
  /** The officer has a header to send the report under. */
  canSend: boolean;
  /** The corporation lets a link go out without a passcode. */
  canCopy: boolean;
  onSend: () => void;
  onCopy: () => void;
};

function sendWords({ emails }: ShareValues, approval: readonly string[], doing: Doing) {
  if (doing === "exporting") return "Export in progress...";
  if (doing === "sending") return "Sending";
  if (approval.length > 0) return "Send for approval";
  const people = emails.filter(isEmail).length;
  return people > 1 ? `Send to ${people} people` : "Send";
}

/** The foot of the window. A button that cannot be pressed says why beside it. */
export const ShareButtons = ({ values, doing, approval, canSend, canCopy, onSend, onCopy }: ButtonsProps) => (
  <div className="flex w-full flex-wrap items-center gap-2">
    {canCopy && (
      <>
        <Button
          icon={LinkIcon}
          disabled={values.hasPasscode || (doing !== null && doing !== "copying")}
          busy={doing === "copying"}
          aria-describedby={values.hasPasscode ? "no-copy" : undefined}
          onClick={onCopy}
        >
          Copy link
        </Button>
        {values.hasPasscode && (
          <span id="no-copy" className="text-fg-3 text-sm">
            Off with a passcode
          </span>
        )}
      </>
    )}
    <CloseButton className="ml-auto phone:hidden">Cancel</CloseButton>
    <Button
      variant="primary"
      icon={Send}
      className="phone:w-full"
      disabled={!canSend || doing === "copying" || doing === "previewing"}
      busy={doing === "sending" || doing === "exporting"}
      onClick={onSend}
    >
      {sendWords(values, approval, doing)}
    </Button>
    <span role="status" className="sr-only">
      {(doing === "sending" || doing === "exporting") && sendWords(values, approval, doing)}
    </span>
  </div>
);
