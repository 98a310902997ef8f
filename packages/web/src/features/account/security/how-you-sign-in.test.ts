import { expect, it } from "vitest";
import { howOf } from "./page";

const email = "dana@summit.example";

it.each([
  [
    { passkeys: false, app: false, isRequired: false },
    /^You sign in with a code that is emailed to dana@summit.example. A passkey/,
  ],
  [{ passkeys: true, app: false, isRequired: false }, /^You sign in with a passkey, or with a code that is emailed/],
  [{ passkeys: true, app: false, isRequired: true }, /^You sign in with a passkey. Your company requires more/],
  [{ passkeys: false, app: true, isRequired: false }, /followed by one from your authenticator app\.$/],
  [{ passkeys: true, app: true, isRequired: true }, /^You sign in with a passkey, or with .+ app. Your company/],
])("says what signs in with %o", (ways, sentence) => expect(howOf({ email, ...ways })).toMatch(sentence));
