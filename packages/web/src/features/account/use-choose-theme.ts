import { call } from "../../lib/api/api";
import { sentence } from "../../lib/api/api-error";
import { notify } from "../../lib/notify";
import { useSession } from "../../lib/session";
import { applyTheme, currentTheme, storedTheme, type Theme } from "../../theme/theme";

/** A choice shows at once, and is then kept with the profile. */
export function useChooseTheme() {
  const { replaceUser } = useSession();
  return async (next: Theme) => {
    const before = currentTheme();
    applyTheme(next);
    try {
      const [saved] = await call("PUT /v1/user/profile", { body: { userTheme: storedTheme(next) } });
      // A later choice may be on its way: its answer is the one to keep.
      if (currentTheme() === next) replaceUser(saved);
    } catch (error) {
      if (currentTheme() === next) applyTheme(before);
      notify.error(sentence(error));
    }
  };
}
