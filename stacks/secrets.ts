import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import type { Stack, StackContext } from "sst/constructs";
import { removal } from "./removal";

/**
 * Raise a number and deploy: that secret is made anew and everything that reads it is updated.
 * `auth` signs everyone out, voids codes under way, and makes the authenticator apps of all people worth nothing, because their secrets are encrypted with
 * it: they sign in with a passkey or a recovery code, or an admin resets their sign-in. `origin` refuses calls for the minutes that CloudFront takes to follow;
 * `unsubscribe` breaks the way out of every mail that was sent, which the law wants to work for thirty days: only where it has leaked.
 */
const generations = { auth: 1, origin: 1, unsubscribe: 1 };

/**
 * Secrets Manager invents the values, so no person and no template ever holds them. They reach a Lambda as plain environment,
 * resolved by CloudFormation while it deploys: no call, no cache and no failure at start-up. The price: whoever may read a
 * function's configuration can read them, and a new value needs a deployment.
 */
export function secrets({ app, stack }: StackContext) {
  const invent = (id: keyof typeof generations) => generated(stack, id, removal(app));
  return {
    auth: invent("auth"),
    origin: invent("origin"),
    unsubscribe: invent("unsubscribe"),
    /** Stands in the description of what reads them: a dynamic reference is resolved again only when its resource changes. */
    generation: `secrets ${Object.values(generations).join(".")}`,
  };
}

/** @returns the reference that CloudFormation replaces by the value. */
function generated(stack: Stack, id: keyof typeof generations, kept: ReturnType<typeof removal>): string {
  const secret = new Secret(stack, id, {
    // Any change of these properties makes a new value: hence a length that follows the generation.
    generateSecretString: { passwordLength: 47 + generations[id], excludePunctuation: true },
    ...kept,
  });
  return secret.secretValue.unsafeUnwrap();
}
