import * as z from "zod/mini";
import { required, trimmed } from "../../platform/fields.schema";

const goneSentence = "That passkey has already been removed.";
export const PasskeyId = z.string(goneSentence).check(z.regex(/^psk_[0-9a-z]{26}$/, goneSentence));

const nameSentence = "Enter a name of up to 60 characters.";
const PasskeyName = z.string(nameSentence).check(...trimmed, ...required(nameSentence), z.maxLength(60, nameSentence));

export const Passkey = z.strictObject({
  id: PasskeyId,
  /** By this id the device knows the passkey. */
  credentialId: z.string(),
  name: PasskeyName,
  /** True for a passkey that its holder's account keeps on several devices. */
  isSynced: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
});
export type Passkey = z.infer<typeof Passkey>;

/** What devices answer is read by a library, which finds out what it says. Only its size and its shape are held here. */
const INCOMPLETE_PASSKEY = "The passkey's answer is not complete.";
const Bytes = z
  .string(INCOMPLETE_PASSKEY)
  .check(z.maxLength(20_000, INCOMPLETE_PASSKEY), z.regex(/^[\w-]*$/, INCOMPLETE_PASSKEY));
const credential = {
  id: Bytes,
  rawId: Bytes,
  type: z.literal("public-key", INCOMPLETE_PASSKEY),
  authenticatorAttachment: z.optional(z.nullable(z.string())),
  clientExtensionResults: z.unknown(),
};

/** A device answers like this when it has made a passkey. */
export const PasskeyMade = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: z.optional(
      z
        .array(z.string().check(z.maxLength(30, INCOMPLETE_PASSKEY)), INCOMPLETE_PASSKEY)
        .check(z.maxLength(10, INCOMPLETE_PASSKEY)),
    ),
  }),
});
export type PasskeyMade = z.infer<typeof PasskeyMade>;

/** A device answers like this when it signs in or proves who is there. */
export const PasskeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: z.optional(Bytes),
  }),
});
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>;

/** The options that a device is given are made here and read by the browser alone. */
export const DeviceOptions = z.record(z.string(), z.unknown());

export const NewPasskey = z.strictObject({ name: PasskeyName, made: PasskeyMade });
export const PasskeyRename = z.strictObject({ name: PasskeyName });
export const PasskeySignIn = z.strictObject({ answer: PasskeyAnswer });

const appSentence = "Enter the six digits that the authenticator app shows.";
export const AppCode = z.string(appSentence).check(
  z.overwrite((text) => text.replace(/\s/g, "")),
  z.regex(/^\d{6}$/, appSentence),
);

const recoverySentence = "Enter a recovery code: four groups of four letters and digits.";
export const RecoveryCode = z.string(recoverySentence).check(
  z.overwrite((text) => text.toLowerCase().replace(/[^a-z0-9]/g, "")),
  z.regex(/^[a-z0-9]{16}$/, recoverySentence),
);

/** What an authenticator app is set up with. `sealed` holds the secret for us alone, and comes back with the first code. */
export const NewAuthenticator = z.strictObject({ secret: z.string(), uri: z.string(), sealed: z.string() });
export type NewAuthenticator = z.infer<typeof NewAuthenticator>;
const sealedSentence = "That took too long. Start again with a new QR code.";
export const AuthenticatorInput = z.strictObject({
  sealed: z.string(sealedSentence).check(z.maxLength(200, sealedSentence)),
  code: AppCode,
});

/** Recovery codes are shown once, when they are made. */
export const RecoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

/** With what else than a mailed code a person can show who they are. */
export const Factors = z.strictObject({
  passkeys: z.array(Passkey),
  /** The person has had an authenticator app since this time; null is for none. */
  appSince: z.nullable(z.iso.datetime()),
  recoveryCodesLeft: z.number(),
  /** True when the corporation requires a passkey or an authenticator app. */
  isRequired: z.boolean(),
});
export type Factors = z.infer<typeof Factors>;

/** The ways in which a person can prove now who they are: those that are stronger than a mailed code, or that code where there are none. */
export const ProofWays = z.strictObject({
  /** The options for the device; null where the person has no passkey. */
  passkey: z.nullable(DeviceOptions),
  app: z.boolean(),
  recovery: z.boolean(),
  email: z.boolean(),
});
export type ProofWays = z.infer<typeof ProofWays>;

const mailedSentence = "Enter the six digits of the code.";
const one = "Send one proof.";
export const Proof = z
  .strictObject({
    passkey: z.optional(PasskeyAnswer),
    app: z.optional(AppCode),
    recovery: z.optional(RecoveryCode),
    email: z.optional(z.string(mailedSentence).check(z.trim(), z.regex(/^\d{6}$/, mailedSentence))),
  })
  .check(z.refine((proof) => Object.values(proof).filter((value) => value !== undefined).length === 1, one));
export type Proof = z.infer<typeof Proof>;

/** What a right mailed code does not suffice for: the person goes on with one of these. */
export type SecondStep = { passkey: boolean; app: boolean; recovery: boolean };
