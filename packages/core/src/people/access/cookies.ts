/** This cookie names the browser that asked for a code: the code works in no other. */
export const ASK_COOKIE = "highway_ask";
export const SESSION_COOKIE = "highway_session";
/** This cookie shows that people signed in with the browser before (`device.ts`). */
export const DEVICE_COOKIE = "highway_device";
/** This cookie names the browser that signs in with a passkey: the challenge that it was given works in no other. */
export const PASSKEY_COOKIE = "highway_passkey";
