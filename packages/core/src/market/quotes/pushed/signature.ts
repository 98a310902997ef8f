import { createHmac } from "node:crypto";

/** Signs a body of prices as the documented call wants it. */
export function signatureOf(key: string, time: number | string, text: string): string {
  return createHmac("sha256", key).update(`${time}.${text}`).digest("hex");
}
