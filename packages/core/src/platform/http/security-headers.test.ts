import { expect, it } from "vitest";
import { contentSecurityPolicy, securityHeaders } from "./security-headers";

it("takes scripts and styles from the product's own files alone and lets nobody frame a page", () => {
  expect(contentSecurityPolicy()).toMatch(/(^|; )script-src 'self'(;|$)/);
  expect(contentSecurityPolicy()).toMatch(/(^|; )style-src 'self'(;|$)/);
  expect(contentSecurityPolicy()).toMatch(/(^|; )default-src 'none'(;|$)/);
  expect(contentSecurityPolicy()).toMatch(/(^|; )frame-ancestors 'none'(;|$)/);
  expect(contentSecurityPolicy()).toMatch(/(^|; )worker-src 'self'(;|$)/);
  expect(contentSecurityPolicy()).not.toContain("unsafe");
  expect(securityHeaders["strict-transport-security"]).toMatch(/max-age=\d{8}; includeSubDomains/);
});

it("lets a page send files to the bucket, and to nowhere else", () => {
  const bucket = "https://files.s3.us-east-1.amazonaws.com";
  expect(contentSecurityPolicy({ uploads: bucket })).toContain(`connect-src 'self' ${bucket};`);
  expect(contentSecurityPolicy({ uploads: bucket })).toContain(`media-src blob: https: ${bucket};`);
  expect(contentSecurityPolicy()).toContain("connect-src 'self';");
});

it("lets those scripts stand in a page that it names by hash", () => {
  const scripts = ["'sha256-one'", "'sha256-two'"];
  expect(contentSecurityPolicy({ scripts })).toContain("script-src 'self' 'sha256-one' 'sha256-two';");
});
