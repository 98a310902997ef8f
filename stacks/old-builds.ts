import { readFileSync } from "node:fs";
import { Rule, RuleTargetInput, Schedule } from "aws-cdk-lib/aws-events";
import { LambdaFunction } from "aws-cdk-lib/aws-events-targets";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { Architecture, Code, Function as Lambda, Runtime } from "aws-cdk-lib/aws-lambda";
import type { Bucket } from "aws-cdk-lib/aws-s3";
import { Duration } from "aws-cdk-lib/core";
import type { Stack } from "sst/constructs";

/** S3 forgets by age alone, and the app that runs may be old: so a function of the deployment's own looks once a day what no page can ask for any more. */
export function forgetOldBuilds(stack: Stack, bucket: Bucket) {
  const sweep = new Lambda(stack, "OldBuilds", {
    code: Code.fromInline(readFileSync("stacks/old-builds-function.cjs", "utf8")),
    handler: "index.handler",
    runtime: Runtime.NODEJS_22_X,
    architecture: Architecture.ARM_64,
    timeout: Duration.minutes(5),
    initialPolicy: [
      new PolicyStatement({ actions: ["s3:ListBucket", "s3:ListBucketVersions"], resources: [bucket.bucketArn] }),
      new PolicyStatement({ actions: ["s3:DeleteObject"], resources: [bucket.arnForObjects("assets/*")] }),
    ],
  });
  new Rule(stack, "EveryDay", {
    schedule: Schedule.rate(Duration.days(1)),
    targets: [new LambdaFunction(sweep, { event: RuleTargetInput.fromObject({ bucket: bucket.bucketName }) })],
  });
}
