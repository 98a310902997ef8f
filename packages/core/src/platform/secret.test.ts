import { expect, it } from "vitest";
import { digest, keyedHash, newCode, newToken, same } from "./secret";

it("makes tokens of 256 bits that never repeat", () => {
  const tokens = Array.from({ length: 1000 }, newToken);
  expect(new Set(tokens).size).toBe(1000);
  for (const token of tokens) expect(Buffer.from(token, "base64url")).toHaveLength(32);
});

it("makes six-digit codes of every size, also those that begin with zeros", () => {
  const codes = Array.from({ length: 20_000 }, newCode);
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  for (let digit = 0; digit < 10; digit++) expect(codes.some((code) => code.startsWith(String(digit)))).toBe(true);
});

it("compares secrets of any length", () => {
  expect(same("abc", "abc")).toBe(true);
  for (const other of ["abd", "ab", "abcd", ""]) expect(same("abc", other)).toBe(false);
});

it("hashes a code with the key, the address and the browser: another of any gives another hash", () => {
  process.env.AUTH_SECRET = "one";
  const hash = keyedHash("a@highway.test", "browser", "123456");
  expect(keyedHash("a@highway.test", "browser", "123456")).toBe(hash);
  expect(keyedHash("b@highway.test", "browser", "123456")).not.toBe(hash);
  expect(keyedHash("a@highway.test", "browse", "r123456")).not.toBe(hash);
  process.env.AUTH_SECRET = "two";
  expect(keyedHash("a@highway.test", "browser", "123456")).not.toBe(hash);
  expect(digest("123456")).not.toContain("123456");
});
