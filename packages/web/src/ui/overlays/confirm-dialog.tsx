import type { ReactNode } from "react";
import { Button } from "../button";
import { CloseButton } from "./close-button";
import { Dialog } from "./dialog";

/** Asks before something that cannot be undone. Cancel has the first focus if the action destroys something. */
export function ConfirmDialog({
  open,
  onCancel,
  onConfirm,
  title,
  children,
  confirm = "Confirm",
  cancel = "Cancel",
  danger = false,
  busy = false,
}: {
  open: boolean;
  onCancel: () => void;
  onConfirm: () => void;
  title: string;
  children?: ReactNode;
  confirm?: string;
  cancel?: string;
  danger?: boolean;
  busy?: boolean;
}) {
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      width={400}
      alert
      footer={
        <>
          <CloseButton data-autofocus={danger || undefined}>{cancel}</CloseButton>
          <Button
            variant={danger ? "danger" : "primary"}
            onClick={onConfirm}
            busy={busy}
            data-autofocus={!danger || undefined}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {children && <div className="px-5 pb-4 text-fg-2">{children}</div>}
    </Dialog>
  );
}
