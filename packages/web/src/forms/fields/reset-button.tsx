import { RotateCcw } from "lucide-react";
import { gutterButton } from "../../ui/button-style";
import { Icon } from "../../ui/icon";

/** At a value's right: brings its computed default back. */
export const ResetButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button type="button" aria-label={label} title={label} onClick={onClick} className={gutterButton}>
    <Icon of={RotateCcw} size={14} />
  </button>
);
