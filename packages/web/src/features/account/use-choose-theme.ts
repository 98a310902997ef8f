import { call } from "../../lib/api/api";
import { sentence } from "../../lib/api/api-error";
import { callInTurn } from "../../lib/api/in-turn";
import { refreshApi } from "../../lib/api/use-api";
import { notify } from "../../lib/notify";
import { useSession } from "../../lib/session";
import { applyTheme, chosenTheme, storedTheme, type ThemeChoice } from "../../theme/theme";

/** Shows a chosen theme at once, then saves it with the profile. */
export function useChooseTheme() {
  const { replaceUser } = useSession();
  return async (next: ThemeChoice) => {
    const before = chosenTheme();
    applyTheme(next);
    try {
      const request = { body: { userTheme: storedTheme(next) }, keepalive: true };
      const [saved] = await callInTurn("theme", () => call("PUT /v1/user/profile", request));
      // A later choice may be on its way: the answer to that one is kept.
      if (chosenTheme() === next) replaceUser(saved);
    } catch (error) {
      if (chosenTheme() === next) applyTheme(before);
      notify.error(sentence(error));
      // It may be saved though no answer said so.
      void refreshApi("/v1/user");
    }
  };
}
