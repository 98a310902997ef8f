import type { Factors } from "@highway/core/people/access/factors.schema";
import { useApi } from "../../../lib/api/use-api";
import { useUser } from "../../../lib/session";
import { Card } from "../../../ui/card";
import { PageHeader, PageHeading, PageTitle } from "../../../ui/page/page-header";
import { Problem } from "../../../ui/page/problem";
import { Bone, Skeleton } from "../../../ui/page/skeleton";
import { AuthenticatorCard } from "./authenticator-card";
import { PasskeysCard } from "./passkeys-card";
import { RecoveryCard } from "./recovery-card";
import { Sessions } from "./sessions";

/** How the officer signs in, and where they are signed in. */
const SecurityPage = () => (
  <>
    <PageTitle>Sign-in and security</PageTitle>
    <PageHeader left={<PageHeading>Sign-in and security</PageHeading>} />
    <div className="flex-1 bg-canvas">
      <div className="mx-auto flex w-full max-w-[860px] flex-col gap-6 p-6 phone:gap-4 phone:p-4">
        <Ways />
        <Sessions />
      </div>
    </div>
  </>
);

/** Shows the ways in which the officer signs in. */
function Ways() {
  const factors = useApi("GET /v1/auth/factors");
  if (factors.state === "failed")
    return (
      <Card title="How you sign in">
        <Problem message={factors.message} onRetry={factors.retry} />
      </Card>
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
      <AuthenticatorCard since={appSince} />
      {hasFactor && <RecoveryCard left={recoveryCodesLeft} />}
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
