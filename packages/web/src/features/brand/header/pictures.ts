import { call } from "../../../lib/api/api";
import { sentence } from "../../../lib/api/api-error";
import { uploadPicture } from "../../../lib/api/upload-picture";
import { notify } from "../../../lib/notify";
import { useSession } from "../../../lib/session";

const routes = { headshot: "PUT /v1/user/headshot", logo: "PUT /v1/user/logo" } as const;
const pictureTitles = { headshot: "Photo", logo: "Logo" } as const;

/** Saves and removes the officer's own picture. Clients see the change at once. */
export function useOwnPicture(which: keyof typeof routes) {
  const { replaceUser } = useSession();
  const keep = async (fullPath: string | null) => {
    const [user] = await call(routes[which], { body: { fullPath } });
    replaceUser(user);
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
