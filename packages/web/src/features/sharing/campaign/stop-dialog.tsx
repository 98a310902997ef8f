import { useState } from "react";
import { SelectField } from "../../../ui/fields/select-field";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";

const reasons = [
  { value: "stopped", label: "Stop the messages" },
  { value: "underContract", label: "The client is under contract" },
  { value: "bought", label: "The client bought a home" },
] as const;
type StopReason = (typeof reasons)[number]["value"];

type Props = { name: string; open: boolean; onCancel: () => void; onStop: (reason: StopReason) => void };

export function StopDialog({ name, open, onCancel, onStop }: Props) {
  const [reason, setReason] = useState<StopReason>("stopped");
  return (
    <ConfirmDialog
      open={open}
      onCancel={onCancel}
      onConfirm={() => onStop(reason)}
      title="Stop the campaign?"
      confirm="Stop the campaign"
      cancel="Keep it"
      danger
    >
      <p className="mb-3">No more messages will go out to {name}. You can start the campaign again later.</p>
      <SelectField label="Why" options={reasons} value={reason} onChange={setReason} />
    </ConfirmDialog>
  );
}
