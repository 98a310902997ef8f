import type { LucideIcon } from "lucide-react";
import { RotateCcw } from "lucide-react";
import { Icon } from "../../../ui/icon";

/** The button at a value's right. */
export const GutterButton = ({ icon, label, onClick }: { icon: LucideIcon; label: string; onClick: () => void }) => (
  <button type="button" aria-label={label} title={label} onClick={onClick} className="gutter-button">
    <Icon of={icon} size={14} />
  </button>
);

/** Brings a computed default back. */
export const ResetButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <GutterButton icon={RotateCcw} label={label} onClick={onClick} />
);
