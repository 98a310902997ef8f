import { call } from "../../../lib/api/api";
import { sentence } from "../../../lib/api/api-error";
import { uploadPicture } from "../../../lib/api/upload-picture";
import { refreshApi } from "../../../lib/api/use-api";
import { notify } from "../../../lib/notify";
import { useSession } from "../../../lib/session";

const routes = { headshot: "PUT /v1/user/headshot", logo: "PUT /v1/user/logo" } as const;
const pictureTitles = { headshot: "Photo", logo: "Logo" } as const;

/** Saves and removes the officer's own picture. Clients see the change at once. */
export function useOwnPicture(which: keyof typeof routes) {
  const { replaceUser } = useSession();
  const keep = async (fullPath: string | null) => {
    try {
      const [user] = await call(routes[which], { body: { fullPath } });
      replaceUser(user);
    } catch (error) {
      // It may be done though no answer said so.
      void refreshApi("/v1/user");
      throw error;
    }
  };
  return {
    onCut: async (blob: Blob, onProgress: (part: number) => void) => {
      await keep(await uploadPicture(which, blob, onProgress));
      notify.success(`${pictureTitles[which]} saved.`);
    },
    onRemove: async () => {
      try {
        await keep(null);
        notify.success(`${pictureTitles[which]} removed.`);
      } catch (error) {
        notify.error(sentence(error));
      }
    },
  };
}
