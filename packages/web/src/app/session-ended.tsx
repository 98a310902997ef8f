import type { User } from "@highway/core/people/users/schema";
import { SignInForm } from "../features/access/sign-in-form";
import { noteRenewal } from "../lib/api/api";
import { refreshApi } from "../lib/api/use-api";
import { paths } from "../lib/paths";
import { leavePerson, useUser } from "../lib/session";
import { Button } from "../ui/button";
import { Dialog } from "../ui/overlays/dialog";

/** Signs the same person in again, over the page they were on. */
export default function SessionEnded({ onClose }: { onClose: () => void }) {
  const user = useUser();
  const again = (signedIn: User) => {
    // Another person must not see what is on this page.
    if (signedIn.id !== user.id) return leavePerson(paths.dashboard);
    noteRenewal();
    void refreshApi("");
    onClose();
  };
  return (
    <Dialog open onClose={() => {}} title="Your session has ended" alert width={400}>
      <div className="px-5 pb-5">
        <p className="mb-4 text-fg-2">Sign in again to continue. Nothing on this page is lost.</p>
        <SignInForm email={user.email} onSignedIn={again} />
        <Button variant="link" size="sm" className="mt-4" onClick={() => leavePerson(paths.signIn)}>
          Use another account
        </Button>
      </div>
    </Dialog>
  );
}
