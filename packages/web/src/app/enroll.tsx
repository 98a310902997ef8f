import { LogOut } from "lucide-react";
import { AddAuthenticator } from "../features/account/security/add-authenticator";
import { AddPasskey } from "../features/account/security/add-passkey";
import { hasPasskeys } from "../lib/passkeys";
import { useUser } from "../lib/session";
import { BrandMark } from "../ui/brand";
import { Button } from "../ui/button";
import { PageTitle } from "../ui/page/page-header";
import { signOut } from "./sign-out";
import SignOutQuestion from "./sign-out-question";

type Props = {
  /** The window that sets up an app is open. */
  isApp: boolean;
  onApp: (isOpen: boolean) => void;
  /** Asks the server whether something is still to be set up. */
  onDone: () => void;
};

/** Asks a person to set up the second factor that their company requires, before anything else. */
export default function Enroll({ isApp, onApp, onDone }: Props) {
  const { id } = useUser();
  return (
    <div className="flex min-h-dvh justify-center bg-surface">
      <PageTitle>Protect your sign-in</PageTitle>
      <main id="main" className="flex w-full max-w-[440px] flex-col px-6 py-6 phone:px-5">
        <div className="flex items-center gap-2 font-semibold text-h2 tracking-tight">
          <BrandMark />
          Highway
        </div>
        <div className="my-auto py-10">
          <h1 className="mb-2 font-semibold text-hero tracking-tight">Protect your sign-in</h1>
          <p className="mb-6 text-fg-2 text-md">
            Your company requires more than an emailed code. Set up one of these once, then continue to your work.
          </p>
          <div className="flex flex-col gap-3">
            {hasPasskeys() && (
              <>
                <p className="text-fg-2">
                  A passkey is the quickest way. Your fingerprint, your face or your device's PIN signs you in.
                </p>
                <AddPasskey variant="primary" className="w-full" />
              </>
            )}
            <p className="mt-2 text-fg-2">
              An authenticator app on your phone shows a new code every 30 seconds, which you enter after the emailed
              one.
            </p>
            <Button className="w-full" onClick={() => onApp(true)}>
              Set up an authenticator app
            </Button>
          </div>
          <SignOutQuestion />
          {isApp && (
            <AddAuthenticator
              onClose={() => {
                onApp(false);
                onDone();
              }}
            />
          )}
        </div>
        <Button variant="link" size="sm" icon={LogOut} className="self-start" onClick={() => void signOut(id)}>
          Sign out
        </Button>
      </main>
    </div>
  );
}
