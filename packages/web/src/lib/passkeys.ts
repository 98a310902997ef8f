/** This file alone speaks to the browser's passkeys. */
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

/** Says whether passkeys can be used here. Browsers tie them to a name, and never to an address such as 127.0.0.1. */
export const hasPasskeys = () => browserSupportsWebAuthn() && !isBareAddress();

type Options = Record<string, unknown>;

/**
 * Asks for a challenge to sign in with, in this browser one after the other, also where it stands in two tabs: the first answer gives the browser a
 * name by which its challenges are known, and two at once would give it two, of which one challenge is nobody's. Where there are passkeys, there are locks.
 */
const askOptions = (): Promise<Options> =>
  navigator.locks.request("passkey challenge", async () => {
    const [options] = await call("POST /v1/auth/passkey-options", { body: {} });
    return options;
  });

/** Has a device answer. @throws ApiError with the sentence to show, or `Cancelled` */
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

/** The person closed the device's window, or another question took its place. */
export class Cancelled extends Error {}

function wordFailure(error: unknown): Error {
  const { name, code } = error as { name?: string; code?: string };
  if (error instanceof WebAuthnError && code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED")
    return new ApiError("conflict", "You already have a passkey on this device.");
  if (name === "AbortError" || name === "NotAllowedError" || code === "ERROR_CEREMONY_ABORTED") return new Cancelled();
  return new ApiError("failed", "Your device could not use a passkey. Try again, or use another way.");
}

/** A sign-in ends the session that the browser had, so of two at once one would end the other's: the field's offer gives way to a press on the button, unless its answer is on its way already. */
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

/** The server takes an answer for five minutes, so the offer is renewed before. */
const OFFER_MS = 4.5 * 60_000;
/** After so many refused passkeys nothing more is offered: a device that answers by itself would go on for ever. */
const MOST_REFUSED = 3;

/**
 * Offers passkeys in the address field's own suggestions, for as long as the page shows it.
 * @returns what ends the offer
 */
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
      // Without a network, or in a browser that wants none of it, the address is typed.
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

/** Has the device make a passkey, and keeps it under this name. @throws ApiError; Cancelled */
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

/** Tells the browser that a passkey was removed here, so that it offers it no more. Browsers that cannot be told go on until it is deleted there. */
export async function tellRemoved(credentialId: string): Promise<void> {
  const browser = globalThis.PublicKeyCredential as unknown as Signals | undefined;
  // A browser that refuses leaves things as they were, which the question before has told.
  await browser?.signalUnknownCredential?.({ rpId: location.hostname, credentialId }).catch(() => undefined);
}

/** Proves with a passkey who the person is. @throws ApiError; Cancelled */
export async function proveWithPasskey(options: Options): Promise<void> {
  await call("POST /v1/auth/proof", { body: { passkey: await answerOf(options) } });
}
