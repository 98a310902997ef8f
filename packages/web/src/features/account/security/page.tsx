import type { Factors } from "@highway/core/people/access/factors.schema";
import { Smartphone } from "lucide-react";
import { useState } from "react";
import { call } from "../../../lib/api/api";
import { refreshApi, useApi } from "../../../lib/api/use-api";
import { dateTime } from "../../../lib/format/format";
import { useAttempt } from "../../../lib/forms/use-record-form";
import { notify } from "../../../lib/notify";
import { useUser } from "../../../lib/session";
import { Badge } from "../../../ui/badge";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";
import { PageHeader, PageHeading, PageTitle } from "../../../ui/page/page-header";
import { Problem } from "../../../ui/page/problem";
import { Bone, Skeleton } from "../../../ui/page/skeleton";
import { AddAuthenticator } from "./add-authenticator";
import { PasskeysCard } from "./passkeys-card";
import { RecoveryCodesWindow } from "./recovery-codes-window";
import { Sessions } from "./sessions";

/** How the officer signs in, and where they are signed in. */
const SecurityPage = () => (
  <>
    <PageTitle>Sign-in and security</PageTitle>
    <PageHeader left={<PageHeading>Sign-in and security</PageHeading>} />
    <div className="flex-1 bg-canvas">
      <div className="mx-auto flex w-full max-w-[860px] flex-col gap-6 p-6 phone:gap-4 phone:p-4">
        <Ways />
      </div>
    </div>
  </>
);

/** Shows the ways in which the officer signs in. */
function Ways() {
  const factors = useApi("GET /v1/auth/factors");
  if (factors.state === "failed")
    return (
      <>
        <Card title="How you sign in">
          <Problem message={factors.message} onRetry={factors.retry} />
        </Card>
        <Sessions />
      </>
    );
  if (factors.state === "loading")
    return (
      <Card title="How you sign in">
        <Skeleton label="Loading how you sign in">
          <Bone className="my-3 h-9 w-full" />
          <Bone className="my-3 h-9 w-full" />
        </Skeleton>
      </Card>
    );
  return <Cards factors={factors.data[0]} />;
}

/** The sessions stand below cards whose height is known only with what is in them. */
function Cards({ factors: { passkeys, appSince, recoveryCodesLeft, isRequired } }: { factors: Factors }) {
  const { email } = useUser();
  const hasFactor = passkeys.length > 0 || appSince !== null;
  return (
    <>
      <Card title="How you sign in">
        <p className="max-w-[68ch] text-fg-2">
          {howOf({ email, passkeys: passkeys.length > 0, app: appSince !== null, isRequired })}
        </p>
      </Card>
      <PasskeysCard passkeys={passkeys} />
      <AuthenticatorCard since={appSince} hasCodes={recoveryCodesLeft > 0} />
      {hasFactor && <RecoveryCard left={recoveryCodesLeft} />}
      <Sessions />
    </>
  );
}

type How = { email: string; passkeys: boolean; app: boolean; isRequired: boolean };

/** Says in words what signs the officer in now. */
export function howOf({ email, passkeys, app, isRequired }: How): string {
  const code = `a code that is emailed to ${email}`;
  const rule = isRequired ? " Your company requires more than an emailed code." : "";
  if (passkeys && app)
    return `You sign in with a passkey, or with ${code} followed by one from your authenticator app.${rule}`;
  if (app) return `You sign in with ${code}, followed by one from your authenticator app.${rule}`;
  if (passkeys && isRequired) return `You sign in with a passkey.${rule}`;
  if (passkeys) return `You sign in with a passkey, or with ${code}.`;
  return `You sign in with ${code}. A passkey is faster and safer.${rule}`;
}

export default SecurityPage;

/** Sets up the authenticator app, and removes it. */
function AuthenticatorCard({ since, hasCodes }: { since: string | null; hasCodes: boolean }) {
  const [open, setOpen] = useState<"add" | "remove" | null>(null);
  const { busy, attempt } = useAttempt();
  const remove = () =>
    attempt(async () => {
      try {
        await call("DELETE /v1/auth/authenticator");
        notify.success("Authenticator app removed.");
      } finally {
        setOpen(null);
        await refreshApi("/v1/auth/factors");
      }
    });
  return (
    <Card title="Authenticator app" aside={since && <Badge tone="positive">On</Badge>}>
      <p className="mb-4 max-w-[64ch] text-fg-2">
        {since
          ? `Set up ${dateTime(since)}. After the emailed code, you are asked for a code from the app.`
          : "An app on your phone shows a new code every 30 seconds, which you enter after the emailed one. Use it on a device that cannot use your passkey."}
      </p>
      {since ? (
        <Button onClick={() => setOpen("remove")}>Remove the app</Button>
      ) : (
        <Button icon={Smartphone} onClick={() => setOpen("add")}>
          Set up an app
        </Button>
      )}
      {open === "add" && <AddAuthenticator hasCodes={hasCodes} onClose={() => setOpen(null)} />}
      <ConfirmDialog
        open={open === "remove"}
        title="Remove the authenticator app?"
        confirm="Remove"
        danger
        busy={busy}
        onCancel={() => setOpen(null)}
        onConfirm={() => void remove()}
      >
        You will no longer be asked for its codes when you sign in.
      </ConfirmDialog>
    </Card>
  );
}

const leftOver = (left: number) => {
  if (left === 0) return "You have no recovery codes. Make ten, and keep them somewhere other than on your devices.";
  return left === 1 ? "You have 1 code left. Make new ones." : `You have ${left} codes left. Each works once.`;
};

/** Makes recovery codes, for those who have something that they could lose. */
function RecoveryCard({ left }: { left: number }) {
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
      {codes && <RecoveryCodesWindow codes={codes} onDone={() => setCodes(null)} />}
    </Card>
  );
}
