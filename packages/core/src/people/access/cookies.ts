/** This cookie names the browser that asked for a code: the code works in no other. */
export const ASK_COOKIE = "highway_ask";
export const SESSION_COOKIE = "highway_session";
