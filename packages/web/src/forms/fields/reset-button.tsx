import { RotateCcw } from "lucide-react";
import { keyLabels } from "../../lib/shortcuts";
import { gutterButton } from "../../ui/button-style";
import { Icon } from "../../ui/icon";
import { fieldKeys } from "./field-keys";

/**
 * At a value's right: brings its computed default back. It has a key in place of a stop of Tab, since it comes and goes with what is typed,
 * and takes no focus, since it goes once it is pressed.
 */
export const ResetButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button
    type="button"
    data-reset=""
    tabIndex={-1}
    aria-label={label}
    title={`${label} (${keyLabels(fieldKeys.reset).join(" ")})`}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onClick}
    className={gutterButton}
  >
    <Icon of={RotateCcw} size={14} />
  </button>
);
