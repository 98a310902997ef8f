/** The only file that calls the browser's passkeys. */
import type { Passkey, PasskeyAnswer, PasskeyMade } from "@highway/core/people/access/factors.schema";
import type { User } from "@highway/core/people/users/schema";
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from "@simplewebauthn/browser";
import { call } from "./api/api";
import { ApiError } from "./api/api-error";

const isBareAddress = () => /^(\d+\.){3}\d+$|^\[/.test(location.hostname);

/** Tells whether passkeys can be used here. Browsers tie them to a domain name, never to an address such as 127.0.0.1. */
export const hasPasskeys = () => browserSupportsWebAuthn() && !isBareAddress();

type Options = Record<string, unknown>;

/**
 * Requests a challenge to sign in with, one after the other in all tabs of this browser. The first answer gives the browser a name to which its
 * challenges belong; two requests at the same time would give it two names, and one challenge would belong to neither. Every browser with passkeys has
 * locks.
 */
const askOptions = (): Promise<Options> =>
  navigator.locks.request("passkey challenge", async () => {
    const [options] = await call("POST /v1/auth/passkey-options", { body: {} });
    return options;
  });

/** Has the device answer a challenge. @throws ApiError with the sentence to show, or `Cancelled` */
async function answerOf(optionsJSON: Options, useBrowserAutofill = false): Promise<PasskeyAnswer> {
  try {
    return await startAuthentication({
      optionsJSON: optionsJSON as unknown as PublicKeyCredentialRequestOptionsJSON,
      useBrowserAutofill,
    });
  } catch (error) {
    throw wordFailure(error);
  }
}

/** Thrown when the person closed the device's window, or another request replaced it. */
export class Cancelled extends Error {}

function wordFailure(error: unknown): Error {
  const { name, code } = error as { name?: string; code?: string };
  if (error instanceof WebAuthnError && code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED")
    return new ApiError("conflict", "You already have a passkey on this device.");
  if (name === "AbortError" || name === "NotAllowedError" || code === "ERROR_CEREMONY_ABORTED") return new Cancelled();
  return new ApiError("failed", "Your device could not use a passkey. Try again, or use another way.");
}

/**
 * Whether the button was pressed. A sign-in ends the browser's earlier session, so of two at the same time one would end the other's: the field's
 * suggestion is withdrawn when the button is pressed, unless its answer is already being sent.
 */
let isPressed = false;
let signInOnce: Promise<User> | null = null;

/** Signs in with a passkey that the person chooses in the device's own window. @throws ApiError; Cancelled */
export async function signInWithPasskey(): Promise<User> {
  if (signInOnce) return signInOnce;
  isPressed = true;
  try {
    WebAuthnAbortService.cancelCeremony();
    return await send(await answerOf(await askOptions()));
  } finally {
    isPressed = false;
  }
}

function send(answer: PasskeyAnswer): Promise<User> {
  signInOnce ??= call("POST /v1/auth/passkey-session", { body: { answer } })
    .then(([user]) => user)
    .finally(() => {
      signInOnce = null;
    });
  return signInOnce;
}

/** The server accepts an answer for five minutes, so the suggestion is renewed earlier. */
const OFFER_MS = 4.5 * 60_000;
/** After so many refused passkeys nothing more is suggested: a device that answers by itself would never stop. */
const MOST_REFUSED = 3;

/** Offers passkeys among the suggestions of the email field, for as long as the page shows it. @returns a function that ends the offer */
export function offerPasskeys(onSignedIn: (user: User) => void, onRefused: (error: ApiError) => void): () => void {
  let isOver = false;
  let refused = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const offer = async () => {
    if (isOver || !hasPasskeys() || !(await browserSupportsWebAuthnAutofill())) return;
    try {
      const options = await askOptions();
      if (isOver || isPressed) return;
      timer = setTimeout(offer, OFFER_MS);
      const answer = await answerOf(options, true);
      if (isOver || isPressed) return;
      const user = await send(answer);
      if (!isOver) onSignedIn(user);
    } catch (error) {
      clearTimeout(timer);
      // Without a network, or in a browser that refuses passkeys, the person types the email address.
      if (isOver || error instanceof Cancelled || !(error instanceof ApiError) || error.code !== "invalid") return;
      onRefused(error);
      if (++refused < MOST_REFUSED) void offer();
    }
  };
  void offer();
  return () => {
    isOver = true;
    clearTimeout(timer);
    WebAuthnAbortService.cancelCeremony();
  };
}

/** Has the device create a passkey, and saves it under this name. @throws ApiError; Cancelled */
export async function addPasskey(name: string): Promise<Passkey> {
  const [options] = await call("POST /v1/auth/passkeys/options", { body: {} });
  let made: PasskeyMade;
  try {
    made = await startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON });
  } catch (error) {
    throw wordFailure(error);
  }
  const [passkey] = await call("POST /v1/auth/passkeys", { body: { name, made } });
  return passkey;
}

type Signals = { signalUnknownCredential?: (of: { rpId: string; credentialId: string }) => Promise<void> };

/** Tells the browser that a passkey was removed, so that it no longer offers it. Browsers that cannot be told offer it until the person deletes it there. */
export async function tellRemoved(credentialId: string): Promise<void> {
  const browser = globalThis.PublicKeyCredential as unknown as Signals | undefined;
  // If the browser refuses, nothing changes, and the question that the person answered has said so.
  await browser?.signalUnknownCredential?.({ rpId: location.hostname, credentialId }).catch(() => undefined);
}

/** Proves with a passkey who the person is. @throws ApiError; Cancelled */
export async function proveWithPasskey(options: Options): Promise<void> {
  await call("POST /v1/auth/proof", { body: { passkey: await answerOf(options) } });
}
