/** Names the browser that asked for a code: the code works in no other. */
export const ASK_COOKIE = "highway_ask";
/** Holds the session. */
export const SESSION_COOKIE = "highway_session";
