import { waitFor } from "@testing-library/dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { offerPasskeys, signInWithPasskey, tellRemoved } from "./passkeys";

const device = vi.hoisted(() => ({
  answers: [] as ((answer: object) => void)[],
  sent: [] as ((user: object) => void)[],
  /** Challenges that were asked for; where an answer is held up, they wait for it. */
  asked: 0,
  heldUp: undefined as Promise<void> | undefined,
}));

vi.mock("@simplewebauthn/browser", async (original) => ({
  ...(await original<object>()),
  browserSupportsWebAuthn: () => true,
  browserSupportsWebAuthnAutofill: async () => true,
  startAuthentication: () => new Promise((answer) => device.answers.push(answer)),
}));

vi.mock("./api/api", () => ({
  call: async (name: string) => {
    if (name !== "POST /v1/auth/passkey-options") return [await new Promise((sent) => device.sent.push(sent))];
    device.asked++;
    await device.heldUp;
    return [{}];
  },
}));

/** The browser's locks, which its tabs share: whoever asks for one waits for those before. */
function lockOfTabs() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: <Answer>(_: string, run: () => Promise<Answer>) => {
      const mine = last.then(run);
      last = mine.catch(() => {});
      return mine;
    },
  };
}

beforeEach(() => void Object.defineProperty(navigator, "locks", { value: lockOfTabs(), configurable: true }));
afterEach(() => {
  Reflect.deleteProperty(navigator, "locks");
  vi.unstubAllGlobals();
  device.answers.length = 0;
  device.sent.length = 0;
});

it("signs in once where the field's passkey is on its way when the button is pressed", async () => {
  const entered = vi.fn();
  const end = offerPasskeys(entered, () => {});
  await waitFor(() => expect(device.answers).toHaveLength(1));
  device.answers[0]!({});
  await waitFor(() => expect(device.sent).toHaveLength(1));
  const pressed = signInWithPasskey();
  device.sent[0]!({ id: "usr_1" });
  expect(await pressed).toEqual({ id: "usr_1" });
  expect(entered).toHaveBeenCalledOnce();
  expect(device.sent, "a second sign-in would end the first one's session").toHaveLength(1);
  end();
});

it("sends no answer of the field once the button is pressed, or the page is left", async () => {
  const entered = vi.fn();
  const end = offerPasskeys(entered, () => {});
  await waitFor(() => expect(device.answers).toHaveLength(1));
  const pressed = signInWithPasskey();
  await waitFor(() => expect(device.answers).toHaveLength(2));
  device.answers[0]!({});
  device.answers[1]!({});
  await waitFor(() => expect(device.sent).toHaveLength(1));
  device.sent[0]!({ id: "usr_1" });
  await pressed;
  expect(entered).not.toHaveBeenCalled();
  expect(device.sent).toHaveLength(1);
  end();

  const endNext = offerPasskeys(entered, () => {});
  await waitFor(() => expect(device.answers).toHaveLength(3));
  endNext();
  device.answers[2]!({});
  await new Promise((resolve) => setTimeout(resolve));
  expect(device.sent).toHaveLength(1);
});

it("asks for the button's challenge once the field's has named the browser", async () => {
  let arrive = () => {};
  device.heldUp = new Promise((resolve) => (arrive = resolve));
  device.asked = 0;
  const end = offerPasskeys(
    () => {},
    () => {},
  );
  await waitFor(() => expect(device.asked).toBe(1));
  const pressed = signInWithPasskey();
  await new Promise((resolve) => setTimeout(resolve));
  expect(device.asked, "two at once would give the browser two names").toBe(1);
  arrive();
  await waitFor(() => expect(device.answers).toHaveLength(1));
  expect(device.asked).toBe(2);
  device.answers[0]!({});
  await waitFor(() => expect(device.sent).toHaveLength(1));
  device.sent[0]!({ id: "usr_1" });
  expect(await pressed).toEqual({ id: "usr_1" });
  end();
});

it("asks for a challenge of its own where another tab asks for one at the same moment, once that one has named the browser", async () => {
  vi.resetModules();
  const other = await import("./passkeys");
  let arrive = () => {};
  device.heldUp = new Promise((resolve) => (arrive = resolve));
  device.asked = 0;
  const pressed = [signInWithPasskey(), other.signInWithPasskey()];
  await waitFor(() => expect(device.asked).toBe(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(device.asked, "two at once would give the browser two names").toBe(1);
  arrive();
  await waitFor(() => expect(device.answers).toHaveLength(2));
  for (const answer of device.answers) answer({});
  await waitFor(() => expect(device.sent).toHaveLength(2));
  for (const sent of device.sent) sent({ id: "usr_1" });
  expect(await Promise.all(pressed)).toEqual([{ id: "usr_1" }, { id: "usr_1" }]);
});

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
