import { afterEach, expect, it, vi } from "vitest";
import { tellRemoved } from "./passkeys";

afterEach(() => vi.unstubAllGlobals());

it("tells the browser which passkey was removed, and for which host", async () => {
  const signalUnknownCredential = vi.fn(async () => {});
  vi.stubGlobal("PublicKeyCredential", { signalUnknownCredential });
  await tellRemoved("c2VjcmV0");
  expect(signalUnknownCredential.mock.calls).toEqual([[{ rpId: location.hostname, credentialId: "c2VjcmV0" }]]);
});

it("goes on where the browser cannot be told, or will not be", async () => {
  vi.stubGlobal("PublicKeyCredential", {});
  await tellRemoved("c2VjcmV0");
  vi.stubGlobal("PublicKeyCredential", { signalUnknownCredential: async () => Promise.reject(new Error("no")) });
  await tellRemoved("c2VjcmV0");
  vi.stubGlobal("PublicKeyCredential", undefined);
  await tellRemoved("c2VjcmV0");
});
