/** The headers that every page, file and answer carries: CloudFront adds them in the cloud, the gateway on one machine. */

const directives = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self'",
  "img-src": "'self' data:",
  "font-src": "'self'",
  // A recording is fetched whole and played from memory: some browsers ask for its parts, which no call answers. A video plays from where the files are.
  // The day's video of a market update plays from where its company keeps it.
  "media-src": "blob: https:",
  "connect-src": "'self'",
  "manifest-src": "'self'",
  "worker-src": "'self'",
  "form-action": "'self'",
  "base-uri": "'none'",
  "frame-ancestors": "'none'",
};

/** What a page may do beyond its own origin. */
type Beyond = {
  /** The place to which the page sends files by a signed address, and from which it plays a video: the bucket's own. */
  uploads?: string;
  /** The scripts that stand in the page itself, by hash. */
  scripts?: readonly string[];
};

/** Makes the policy of a page. An answer that is no page needs nothing beyond its origin. */
export const contentSecurityPolicy = ({ uploads = "", scripts = [] }: Beyond = {}) =>
  Object.entries({
    ...directives,
    "connect-src": `'self' ${uploads}`.trim(),
    "media-src": `${directives["media-src"]} ${uploads}`.trim(),
    "script-src": ["'self'", ...scripts].join(" "),
  })
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");

/** Two years. A stage says whether it holds for the hosts below its own as well. */
export const strictTransportSecurity = { maxAgeSeconds: 63_072_000 } as const;

const { maxAgeSeconds } = strictTransportSecurity;

/** The names are in lower case, as HTTP/2 wants them. */
export const securityHeaders = {
  "content-security-policy": contentSecurityPolicy(),
  "strict-transport-security": `max-age=${maxAgeSeconds}; includeSubDomains`,
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy":
    // An administrator records the video of a market alert in the page itself; what is framed may not, and nothing is.
    "camera=(self), microphone=(self), display-capture=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  "cross-origin-opener-policy": "same-origin",
} as const;
