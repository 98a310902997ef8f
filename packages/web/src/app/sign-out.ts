import { create } from "zustand";
import { forgetThisDevice } from "../features/markets/alerts/push";
import { endSession } from "../lib/api/api";
import { sentence } from "../lib/api/api-error";
import { notify } from "../lib/notify";
import { forgetOnDevice, sendFromDevice, unsavedOnDevice } from "../lib/on-device";
import { paths } from "../lib/paths";
import { leavePerson, signedInBefore, signedOut, userOfTab } from "../lib/session";

type Unsaved = ReturnType<typeof unsavedOnDevice>;

/** What would be lost by signing out, while the person is asked about it. */
export const useSignOutQuestion = create<{ unsaved: Unsaved | null }>(() => ({ unsaved: null }));

/** Signs out. Whatever is on this device alone is sent first; where something stays that the server does not have, the person is asked. */
export async function signOut(userID: string): Promise<void> {
  await sendFromDevice();
  const unsaved = unsavedOnDevice(userID);
  if (unsaved.scenarios + unsaved.forms > 0) useSignOutQuestion.setState({ unsaved });
  else await leave(userID);
}

/** Ends the session, removes what this browser keeps of the person, and loads the sign-in page anew, so that nothing that was read stays in memory. */
export async function leave(userID: string): Promise<void> {
  // The next person at this browser must not hear of this one's alerts. Without a network the session cannot be ended either.
  await forgetThisDevice().catch(() => {});
  try {
    await endSession();
  } catch (error) {
    notify.error(sentence(error));
    return;
  }
  goAway(userID);
  signedOut.tell(userID);
}

/** Leaves the page of a person who has signed out, here or in another tab. */
export function goAway(userID: string): void {
  forgetOnDevice(userID);
  signedInBefore.clear();
  userOfTab.clear();
  leavePerson(paths.signIn);
}
