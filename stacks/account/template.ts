/** The toolkit's template: CDK's own, as the pinned command line brings it, with the rights of `rights.ts` and without what nothing here needs. */
import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { toolkit } from "./names";
import { policies, rightsVersion } from "./rights";

export const cdk = resolve("node_modules/.bin/cdk");

type Resource = { Type: string; Properties: Record<string, unknown>; DependsOn?: string[] };
export type Template = {
  Parameters: Record<string, { Default?: string }>;
  Resources: Record<string, Resource>;
  Outputs: Record<string, { Description?: string; Value: unknown; Export?: object }>;
};

/** No function is a container, and no stack looks anything up: the role that may would read nearly the whole account. */
const unneededResources = [
  "ContainerAssetsRepository",
  "ImagePublishingRole",
  "ImagePublishingRoleDefaultPolicy",
  "LookupRole",
];

export function toolkitTemplate(): Template {
  const words = ["bootstrap", "--show-template", "--json"];
  const template: Template = JSON.parse(
    execFileSync(cdk, words, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }),
  );
  for (const name of unneededResources) delete template.Resources[name];
  delete template.Outputs.ImageRepositoryName;
  // CDK leaves a toolkit alone that calls itself otherwise, and SST has CDK make one where it misses it.
  template.Parameters.BootstrapVariant!.Default = "Highway";
  template.Outputs.Rights = { Description: "The rights of deployments", Value: rightsVersion };
  const made = Object.entries(policies).map(([name, PolicyDocument]) => {
    const id = name.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
    return [id, { Type: "AWS::IAM::ManagedPolicy", Properties: { ManagedPolicyName: name, PolicyDocument } }] as const;
  });
  Object.assign(template.Resources, Object.fromEntries(made));
  // The role names its policies by words alone, so CloudFormation does not see that they come first.
  template.Resources.CloudFormationExecutionRole!.DependsOn = made.map(([id]) => id);
  return template;
}

export const executionPolicy = (account: string) => `arn:aws:iam::${account}:policy/${toolkit.execution}`;
