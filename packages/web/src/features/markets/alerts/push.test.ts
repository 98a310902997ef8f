import { afterEach, expect, it, vi } from "vitest";
import { addThisDevice } from "./push";

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["denied", "denied"],
  ["default", "off"],
] as const)("says of a browser whose question was answered with %j that it is %s", async (answer, state) => {
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", { requestPermission: async () => answer });
  vi.stubGlobal("navigator", { serviceWorker: {} });
  expect(await addThisDevice("key", "Dana's Mac")).toBe(state);
});
