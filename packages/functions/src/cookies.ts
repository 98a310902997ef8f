import { env } from "@highway/core/platform/declare/env";
import type { APIGatewayProxyEventV2 } from "aws-lambda";

/** True where people open the product by https. Safari keeps no `Secure` cookie that came by http, not even from this machine. */
export const isSecure = () => env("ORIGIN").startsWith("https:");

/**
 * A cookie's name in the browser. By https its prefix makes the browser refuse it from any other host, a neighbor under the same domain too. The cookies
 * of share links are sent with few calls, below a path, which only the weaker prefix allows.
 */
export const inBrowser = (name: string) =>
  isSecure() ? `${name.startsWith("highway_share_") ? "__Secure-" : "__Host-"}${name}` : name;

/** Reads the cookies of a call by our own names. A cookie that has not the prefix that we gave it is not ours. */
export function cookiesOf({ cookies = [] }: APIGatewayProxyEventV2): Record<string, string> {
  const all = cookies.map((cookie) => {
    const [name = "", value = ""] = cookie.split(/=(.*)/s, 2);
    return { name, value, own: name.replace(/^__(Host|Secure)-/, "") };
  });
  return Object.fromEntries(
    all.filter(({ name, own }) => inBrowser(own) === name).map(({ own, value }) => [own, value]),
  );
}
