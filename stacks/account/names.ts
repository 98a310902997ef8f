/** How the account is prepared for deployments. Nothing of it is shared with other apps of the account that are deployed with CDK or SST. */
export const region = "us-east-1";

export const toolkit = {
  /** The stack that `npm run bootstrap` makes: a bucket for what is uploaded, the roles that deploy, and their rights. */
  stack: "highway-toolkit",
  /** Stands in the names of its roles. Not "highway": the roles that a deployment may change are called after that. */
  qualifier: "hwy",
  /** The most that any role may do that a deployment makes. */
  boundary: "highway-boundary",
  /** What CloudFormation may do for a deployment. */
  execution: "highway-execution",
  /** What whoever deploys needs, a person or a pipeline. */
  deployer: "highway-deployer",
} as const;

/** The names by which `sst.config.ts` knows all this. SST keeps a stack of its own in the account, for every app. */
export const account = {
  bootstrap: { stackName: "highway-sst", useCdkBucket: true },
  cdk: {
    toolkitStackName: toolkit.stack,
    qualifier: toolkit.qualifier,
    customPermissionsBoundary: toolkit.boundary,
  },
} as const;
