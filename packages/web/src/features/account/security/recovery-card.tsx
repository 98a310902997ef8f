import { useState } from "react";
import { call } from "../../../lib/api/api";
import { refreshApi } from "../../../lib/api/use-api";
import { useAttempt } from "../../../lib/forms/use-record-form";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";
import { Dialog } from "../../../ui/overlays/dialog";
import { RecoveryCodeList } from "./recovery-code-list";

const leftOver = (left: number) => {
  if (left === 0) return "You have no recovery codes. Make ten, and keep them somewhere other than on your devices.";
  return left === 1 ? "You have 1 code left. Make new ones." : `You have ${left} codes left. Each works once.`;
};

/** Makes recovery codes, for those who have something that they could lose. */
export function RecoveryCard({ left }: { left: number }) {
  const [isAsking, setAsking] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { busy, attempt } = useAttempt();
  const make = () =>
    attempt(async () => {
      const [{ recoveryCodes }] = await call("POST /v1/auth/recovery-codes", { body: {} });
      setAsking(false);
      setCodes(recoveryCodes);
      await refreshApi("/v1/auth/factors");
    });
  return (
    <Card title="Recovery codes">
      <p className="mb-4 max-w-[64ch] text-fg-2">
        A recovery code signs you in, together with the emailed code, when a passkey or the app is lost.{" "}
        {leftOver(left)}
      </p>
      <Button busy={busy} onClick={() => (left > 0 ? setAsking(true) : void make())}>
        Make new recovery codes
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Make new recovery codes?"
        confirm="Make new codes"
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void make()}
      >
        The codes that you saved before will no longer work.
      </ConfirmDialog>
      {codes && (
        <Dialog open onClose={() => setCodes(null)} title="Save your recovery codes" alert width={440}>
          <div className="px-5 pb-5">
            <RecoveryCodeList codes={codes} onDone={() => setCodes(null)} />
          </div>
        </Dialog>
      )}
    </Card>
  );
}
