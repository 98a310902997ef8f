import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { SecretValue } from "aws-cdk-lib/core";
import type { Stack, StackContext } from "sst/constructs";
import { removal } from "./removal";

/**
 * Raise a number and deploy: that secret is made anew and everything that reads it is updated.
 * `auth` signs everyone out, voids codes under way, and makes the authenticator apps of all people worth nothing, because their secrets are encrypted with
 * it: they sign in with a passkey or a recovery code, or an admin resets their sign-in. `origin` is changed without anybody noticing;
 * `unsubscribe` breaks the way out of every mail that was sent, which the law wants to work for thirty days: only where it has leaked.
 */
const generations = { auth: 1, origin: 1, unsubscribe: 1 };

/**
 * Secrets Manager invents the values, so no person and no template ever holds them. They reach a Lambda as plain environment,
 * resolved by CloudFormation while it deploys: no call, no cache and no failure at start-up. The price: whoever may read a
 * function's configuration can read them, and a new value needs a deployment.
 */
export function secrets({ app, stack }: StackContext) {
  const invent = (id: "auth" | "unsubscribe") => generated(stack, id, removal(app));
  return {
    auth: invent("auth"),
    origin: ofOrigin(stack, removal(app)),
    unsubscribe: invent("unsubscribe"),
    /** Stands in the description of what reads them: a dynamic reference is resolved again only when its resource changes. */
    generation: `secrets ${Object.values(generations).join(".")}`,
  };
}

/**
 * CloudFront sends this generation's value, and the functions take the next one as well: when the number is raised, those that still run know already
 * what CloudFront sends from then on. Both stand in a secret of their own, because a template may refer to only so many.
 */
function ofOrigin(stack: Stack, kept: ReturnType<typeof removal>) {
  const [sent = "", next = ""] = [generations.origin, generations.origin + 1].map((generation) =>
    new Secret(stack, `origin${generation}`, {
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
      ...kept,
    }).secretValue.unsafeUnwrap(),
  );
  const both = SecretValue.unsafePlainText(`${sent},${next}`);
  const taken = new Secret(stack, "originTaken", { secretStringValue: both, ...kept });
  return { sent, taken: taken.secretValue.unsafeUnwrap() };
}

/** @returns the reference that CloudFormation replaces by the value. */
function generated(stack: Stack, id: "auth" | "unsubscribe", kept: ReturnType<typeof removal>): string {
  const secret = new Secret(stack, id, {
    // Any change of these properties makes a new value: hence a length that follows the generation.
    generateSecretString: { passwordLength: 47 + generations[id], excludePunctuation: true },
    ...kept,
  });
  return secret.secretValue.unsafeUnwrap();
}
