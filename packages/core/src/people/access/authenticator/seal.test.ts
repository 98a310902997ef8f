import { beforeAll, expect, it } from "vitest";
import { seal, unseal } from "./seal";

beforeAll(() => {
  process.env.AUTH_SECRET = "one";
});

it("opens what it sealed, for the same use and owner and with the same key alone", () => {
  const sealed = seal(Buffer.from("a secret"), "app", "usr_1");
  expect(unseal(sealed, "app", "usr_1")?.toString()).toBe("a secret");
  expect(unseal(sealed, "app", "usr_2")).toBeUndefined();
  expect(unseal(sealed, "draft", "usr_1")).toBeUndefined();
  process.env.AUTH_SECRET = "two";
  expect(unseal(sealed, "app", "usr_1")).toBeUndefined();
  process.env.AUTH_SECRET = "one";
});

it("opens nothing that was changed or is too short", () => {
  const sealed = seal(Buffer.from("a secret"), "app", "usr_1");
  const bytes = Buffer.from(sealed, "base64url");
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes);
    changed[at]! ^= 1;
    expect(unseal(changed.toString("base64url"), "app", "usr_1")).toBeUndefined();
  }
  expect(unseal("", "app", "usr_1")).toBeUndefined();
});

it("seals the same secret differently each time", () => {
  expect(seal(Buffer.from("a"), "app", "usr_1")).not.toBe(seal(Buffer.from("a"), "app", "usr_1"));
});
