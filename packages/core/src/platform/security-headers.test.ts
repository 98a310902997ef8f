import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, it } from "vitest";
import { contentSecurityPolicy, securityHeaders } from "./security-headers";

it("allows the toast library's stylesheet by its hash, so that an upgrade cannot silently lose its looks", () => {
  const web = createRequire(join(import.meta.dirname, "../../../web/package.json"));
  const source = readFileSync(web.resolve("sonner"), "utf8");
  const [, literal] = source.match(/^__insertCSS\((".*")\);$/m) ?? [];
  const hash = createHash("sha256").update(JSON.parse(literal!)).digest("base64");
  expect(contentSecurityPolicy).toContain(`'sha256-${hash}'`);
});

it("runs no script but the product's own files and lets nobody frame a page", () => {
  expect(contentSecurityPolicy).toMatch(/(^|; )script-src 'self'(;|$)/);
  expect(contentSecurityPolicy).toMatch(/(^|; )default-src 'none'(;|$)/);
  expect(contentSecurityPolicy).toMatch(/(^|; )frame-ancestors 'none'(;|$)/);
  expect(contentSecurityPolicy).not.toContain("unsafe");
  expect(securityHeaders["strict-transport-security"]).toMatch(/max-age=\d{8}; includeSubDomains/);
});
