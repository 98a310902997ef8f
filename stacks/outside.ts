import { type Provider, type ProviderName, providers } from "@highway/core/providers";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { Aws, CfnDynamicReference, CfnDynamicReferenceService } from "aws-cdk-lib/core";
import type { Given } from "./lambda";
import { settings } from "./settings";

/** The key from where the stage keeps it: no template holds one. */
function keyOf({ key }: Provider): Record<string, string> {
  if (!key) return {};
  const parameter = settings().keyParameters[key.parameter];
  return {
    [key.setting]: parameter ? new CfnDynamicReference(CfnDynamicReferenceService.SSM, parameter).toString() : "none",
  };
}

/** A service of AWS asks who calls, by the caller's role; the data of a provider belongs to a region and to no account. */
const mayAsk = ({ service, actions }: NonNullable<Provider["aws"]>) =>
  new PolicyStatement({
    actions: actions.map((action) => `${service}:${action}`),
    resources: [`arn:${Aws.PARTITION}:${service}:${Aws.REGION}::provider/default`],
  });

/** Where an outside provider is, and what asking it needs. */
export function outside(name: ProviderName): Given {
  const provider: Provider = providers[name];
  const address = provider.address.replace("{region}", Aws.REGION).replace("{suffix}", Aws.URL_SUFFIX);
  return {
    environment: { [provider.setting]: address, ...keyOf(provider) },
    grants: provider.aws ? [mayAsk(provider.aws)] : [],
  };
}
