/** The requests that the product's one address passes on to the API, by CloudFront in the cloud and by the gateway on one machine. */

/** These paths belong to the API, and all others to the web app. */
export const apiPaths = [
  "/v1/*",
  "/v2/*",
  "/api/*",
  "/location/*",
  "/hwapp/globalfeatures/api/*",
  "/hwapp/hwy-ai-server/*",
  "/.well-known/security.txt",
] as const;

/** This header names the person that a page shows, because another tab of the browser may have signed in as somebody else since. */
export const shownUserHeader = "x-highway-user";

/** The headers that a handler may read, besides cookies and query. */
export const forwardedHeaders = ["accept", "content-type", "origin", "user-agent", shownUserHeader] as const;

/** These headers are set by the one origin alone. A caller who sends them is not heard. */
export const vouchedHeaders = {
  secret: "x-highway-origin",
  viewer: "cloudfront-viewer-address",
  /** What the caller's `accept-encoding` says. */
  encodings: "x-highway-encodings",
  /** The caller's `authorization`, which CloudFront passes on under no name of its own. */
  authorization: "x-highway-authorization",
} as const;
