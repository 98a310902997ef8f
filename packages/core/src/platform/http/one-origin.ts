/** What the one address of the product passes on to the API: CloudFront in the cloud, the gateway on one machine. */

/** Everything else is the web app's. */
export const apiPaths = [
  "/v1/*",
  "/v2/*",
  "/api/*",
  "/location/*",
  "/hwapp/globalfeatures/api/*",
  "/hwapp/hwy-ai-server/*",
] as const;

/** Names the person that a page shows: another tab of the browser may have signed in as somebody else since. */
export const shownUserHeader = "x-highway-user";

/** What a handler may read of a request, besides cookies and query. */
export const forwardedHeaders = ["accept", "content-type", "origin", "user-agent", shownUserHeader] as const;

/** Set by the one origin alone: a caller who sends them is not heard. */
export const vouchedHeaders = { secret: "x-highway-origin", viewer: "cloudfront-viewer-address" } as const;
