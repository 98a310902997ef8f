import type { Link } from "@highway/core/sharing/links/schema";
import { useState } from "react";
import { call } from "../../../lib/api/api";
import { sentence } from "../../../lib/api/api-error";
import { refreshApi } from "../../../lib/api/use-api";
import { notify } from "../../../lib/notify";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";
import { audienceOf } from "./link-state";

/** A link that has ended stays so: asked first. */
export function RevokeLink({ link, onClose }: { link: Link; onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  const revoke = async () => {
    setBusy(true);
    try {
      await call("DELETE /v2/share/links/{id}", { path: { id: link.id } });
      await refreshApi("/v2/share/links");
      notify.success("Link revoked.");
      onClose();
    } catch (error) {
      notify.error(sentence(error));
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      title="Revoke this link?"
      confirm="Revoke link"
      danger
      busy={busy}
      onCancel={onClose}
      onConfirm={() => void revoke()}
    >
      {link.audience.kind === "person"
        ? `${audienceOf(link)} can no longer open ${link.reportName} by it, at once and for good.`
        : `Nobody can open ${link.reportName} by it any more, at once and for good.`}
    </ConfirmDialog>
  );
}
