import { RotateCcw } from "lucide-react";
import { keyLabels } from "../../lib/shortcuts";
import { gutterButton } from "../../ui/button-style";
import { Icon } from "../../ui/icon";
import { fieldKeys } from "./field-keys";

/** The button at a value's right that restores its calculated default. A key does the same, so Tab passes it by; it takes no focus, because it disappears once it is pressed. */
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
