import { call } from "../lib/api/api";
import { sentence } from "../lib/api/api-error";
import { notify } from "../lib/notify";
import { paths } from "../lib/paths";
import { signedInBefore } from "../lib/session";

/** Ends the session and loads the sign-in page anew, so that nothing that was read stays in memory. */
export async function signOut() {
  try {
    await call("DELETE /v1/auth/session");
  } catch (error) {
    notify.error(sentence(error));
    return;
  }
  signedInBefore.clear();
  location.assign(paths.signIn);
}
