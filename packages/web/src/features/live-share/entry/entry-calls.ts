import { call } from "../../../lib/api/api";
import { ApiError } from "../../../lib/api/api-error";
import type { Seen } from "../answers";
import type { Place } from "../place";

/** Where the link stands after a try, in `seen.state`, and whether what was tried was refused. */
export type Tried = { seen: Seen; isRefused: boolean };

type Asked = { resend: true } | { passcode: string } | Record<never, never>;

const isSeen = (current: unknown): current is Seen =>
  typeof current === "object" && current !== null && "state" in current;

/**
 * Looks at a link, asks for a code, or tries one. A refusal that says where the link stands now is an answer too.
 * @throws ApiError when the link is gone, or no answer came
 */
export async function look(place: Place, token: string, asked: Asked = {}): Promise<Tried> {
  const quiet = { ...(place.isOfficers && { loView: true }), ...(place.suppressNotif && { suppressNotif: true }) };
  try {
    const [seen] = await call("POST /v2/share/live-share-view", {
      query: { "share-data": token, tool: place.tool },
      body: { ...asked, ...quiet },
    });
    return { seen, isRefused: false };
  } catch (error) {
    if (!(error instanceof ApiError) || !isSeen(error.current)) throw error;
    return { seen: error.current, isRefused: true };
  }
}
