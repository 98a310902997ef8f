import * as z from "zod/mini";
import { endpoints } from "../../platform/declare/endpoint";
import { exampleUser } from "../users/example";
import { User } from "../users/schema";
import { ASK_COOKIE, DEVICE_COOKIE, PASSKEY_COOKIE, SESSION_COOKIE } from "./cookies";
import {
  AuthenticatorInput,
  DeviceOptions,
  Factors,
  NewAuthenticator,
  NewPasskey,
  Passkey,
  PasskeyId,
  PasskeyRename,
  PasskeySignIn,
  Proof,
  ProofWays,
  RecoveryCodes,
} from "./factors.schema";

const passkey = {
  id: "psk_01kahtr4j7c9e1g3j5m7p9r1t3",
  credentialId: "Zm9yLXRoZS1kZXZpY2U",
  name: "MacBook",
  isSynced: true,
  createdAt: "2026-11-20T14:02:11.000Z",
  lastUsedAt: "2026-11-22T08:31:40.000Z",
};
const challenge = "kX3p0bYvQm1zR8sT5uW2xA4dF7hJ9lN6";
const credential = {
  id: "Zk2r9tVb7Qe",
  rawId: "Zk2r9tVb7Qe",
  type: "public-key" as const,
  clientExtensionResults: {},
};
const made = { ...credential, response: { clientDataJSON: "eyJ0eXBlIjoid2ViYXV0aG4", attestationObject: "o2NmbXQ" } };
const answer = {
  ...credential,
  response: { clientDataJSON: "eyJ0eXBlIjoid2ViYXV0aG4", authenticatorData: "SZYN5Y", signature: "MEUCIQ" },
};
const request = { challenge, rpId: "app.example.com", timeout: 300_000, userVerification: "required" };
const recoveryCodes = ["k7mp-3xwe-9rtb-vd4h", "2hqn-zc8s-5fya-jw6u"];

const ownCall = { allow: "officer", uses: ["table"] } as const;
const tellCall = {
  allow: "officer",
  uses: ["table", "codes"],
  limits: [{ by: "actor", count: 60, seconds: 3600 }],
} as const;

export const factorEndpoints = endpoints({
  "POST /v1/auth/passkey-options": {
    does: "Starts a sign-in with a passkey: the challenge for the device, valid for five minutes in this browser. It names no one and stores nothing.",
    handler: "auth/passkey-options",
    allow: "anyone",
    uses: ["table"],
    cookies: z.object({ [PASSKEY_COOKIE]: z.optional(z.string()) }),
    body: z.strictObject({}),
    answer: z.tuple([DeviceOptions]),
    example: { body: {}, answer: [{ ...request, allowCredentials: [] }] },
  },
  "POST /v1/auth/passkey-session": {
    does: "Signs in with a passkey. The answer is the same for an unknown person, an unknown passkey and a wrong signature.",
    handler: "auth/passkey-sign-in",
    allow: "anyone",
    uses: ["table", "codes"],
    cookies: z.object({
      [PASSKEY_COOKIE]: z.optional(z.string()),
      [SESSION_COOKIE]: z.optional(z.string()),
      [DEVICE_COOKIE]: z.optional(z.string()),
    }),
    body: PasskeySignIn,
    answer: z.tuple([User]),
    status: 201,
    example: {
      body: { answer: { ...answer, response: { ...answer.response, userHandle: "dXNyXzAxa2FodHE5" } } },
      answer: [exampleUser],
    },
  },
  "GET /v1/auth/factors": {
    does: "The person's passkeys, the day on which their authenticator app was added, how many recovery codes are left, and whether the corporation requires a second factor.",
    handler: "auth/list-factors",
    ...ownCall,
    whileEnrolling: true,
    answer: z.tuple([Factors]),
    example: { answer: [{ passkeys: [passkey], appSince: null, recoveryCodesLeft: 10, isRequired: false }] },
  },
  "POST /v1/auth/passkeys/options": {
    does: "Starts adding a passkey: the challenge for the person's device, valid for five minutes in this session.",
    handler: "auth/new-passkey-options",
    ...ownCall,
    proved: true,
    whileEnrolling: true,
    body: z.strictObject({}),
    answer: z.tuple([DeviceOptions]),
    example: { body: {}, answer: [{ challenge, rp: { name: "Highway", id: "app.example.com" } }] },
  },
  "POST /v1/auth/passkeys": {
    does: "Adds a passkey that the person's device has made, and emails the person that it was added.",
    handler: "auth/add-passkey",
    ...tellCall,
    proved: true,
    whileEnrolling: true,
    body: NewPasskey,
    answer: z.tuple([Passkey]),
    status: 201,
    example: { body: { name: passkey.name, made }, answer: [passkey] },
  },
  "PUT /v1/auth/passkeys/{id}": {
    does: "Renames a passkey.",
    handler: "auth/rename-passkey",
    ...ownCall,
    path: z.object({ id: PasskeyId }),
    body: PasskeyRename,
    answer: z.tuple([Passkey]),
    example: { path: { id: passkey.id }, body: { name: passkey.name }, answer: [passkey] },
  },
  "DELETE /v1/auth/passkeys/{id}": {
    does: "Removes a passkey, and emails the person that it was removed.",
    handler: "auth/remove-passkey",
    ...tellCall,
    proved: true,
    path: z.object({ id: PasskeyId }),
    answer: z.tuple([]),
    example: { path: { id: passkey.id }, answer: [] },
  },
  "POST /v1/auth/authenticator/secret": {
    does: "Creates the secret for an authenticator app. It is stored only after the app has shown its first code.",
    handler: "auth/new-authenticator",
    ...ownCall,
    proved: true,
    whileEnrolling: true,
    body: z.strictObject({}),
    answer: z.tuple([NewAuthenticator]),
    example: {
      body: {},
      answer: [
        {
          secret: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ",
          uri: "otpauth://totp/Highway%3Adana.whitfield%40summithome.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Highway",
          sealed: "9wQ2xU5yB8eH1kN4",
        },
      ],
    },
  },
  "POST /v1/auth/authenticator": {
    does: "Adds the authenticator app after it has shown a code, and returns ten recovery codes unless the person already has some.",
    handler: "auth/add-authenticator",
    ...tellCall,
    proved: true,
    whileEnrolling: true,
    body: AuthenticatorInput,
    answer: z.tuple([RecoveryCodes]),
    status: 201,
    example: { body: { sealed: "9wQ2xU5yB8eH1kN4", code: "204816" }, answer: [{ recoveryCodes }] },
  },
  "DELETE /v1/auth/authenticator": {
    does: "Removes the authenticator app, and emails the person that it was removed.",
    handler: "auth/remove-authenticator",
    ...tellCall,
    proved: true,
    answer: z.tuple([]),
    example: { answer: [] },
  },
  "POST /v1/auth/recovery-codes": {
    does: "Creates ten recovery codes and returns them once. Earlier codes stop working.",
    handler: "auth/renew-recovery-codes",
    ...tellCall,
    proved: true,
    body: z.strictObject({}),
    answer: z.tuple([RecoveryCodes]),
    status: 201,
    example: { body: {}, answer: [{ recoveryCodes }] },
  },
  "POST /v1/auth/proof/options": {
    does: "The ways in which the person can confirm who they are: the methods that they have set up, or an emailed code if they have none.",
    handler: "auth/proof-options",
    ...ownCall,
    whileEnrolling: true,
    body: z.strictObject({}),
    answer: z.tuple([ProofWays]),
    example: { body: {}, answer: [{ passkey: request, app: false, recovery: true, email: false }] },
  },
  "POST /v1/auth/proof": {
    does: "Confirms who the person is. For the next fifteen minutes the session may make the changes that require it.",
    handler: "auth/prove",
    allow: "officer",
    uses: ["table", "codes"],
    whileEnrolling: true,
    cookies: z.object({ [ASK_COOKIE]: z.optional(z.string()), [DEVICE_COOKIE]: z.optional(z.string()) }),
    body: Proof,
    answer: z.tuple([]),
    example: { body: { passkey: answer }, answer: [] },
  },
});
