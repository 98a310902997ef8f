import { GatewayVpcEndpointAwsService, SecurityGroup, SubnetType, Vpc } from "aws-cdk-lib/aws-ec2";
import { Effect, PolicyStatement } from "aws-cdk-lib/aws-iam";
import { Aws } from "aws-cdk-lib/core";
import type { Stack } from "sst/constructs";

/** The network of the function that prints. It leads to the table and the bucket and nowhere else: there is no gateway to the internet, so a browser that was taken over reaches nobody. */
export function printingNetwork(stack: Stack) {
  const availabilityZones = ["us-east-1a", "us-east-1b"];
  // A Vpc asks its stack for the zones even where they are given, and the stack would ask the account each time that it is synthesized.
  Object.defineProperty(stack, "availabilityZones", { value: availabilityZones });
  const vpc = new Vpc(stack, "Printing", {
    natGateways: 0,
    availabilityZones,
    subnetConfiguration: [{ name: "Enclosed", subnetType: SubnetType.PRIVATE_ISOLATED }],
    gatewayEndpoints: {
      Table: { service: GatewayVpcEndpointAwsService.DYNAMODB },
      Files: { service: GatewayVpcEndpointAwsService.S3 },
    },
    restrictDefaultSecurityGroup: false,
  });
  const securityGroup = new SecurityGroup(stack, "PrintingGroup", { vpc, description: "Prints reports" });
  return {
    vpc,
    vpcSubnets: { subnetType: SubnetType.PRIVATE_ISOLATED },
    securityGroups: [securityGroup],
  };
}

const interfaceActions = [
  "CreateNetworkInterface",
  "DescribeNetworkInterfaces",
  "DescribeSubnets",
  "DeleteNetworkInterface",
];
const ec2 = { actions: interfaceActions.map((action) => `ec2:${action}`), resources: ["*"] };

/** Lambda joins the function to its network by the function's own role; the function's code may not. https://docs.aws.amazon.com/lambda/latest/dg/configuration-vpc.html */
export const joiningNetwork = (): PolicyStatement[] => [
  new PolicyStatement(ec2),
  new PolicyStatement({
    ...ec2,
    effect: Effect.DENY,
    conditions: {
      ArnLike: { "lambda:SourceFunctionArn": `arn:${Aws.PARTITION}:lambda:${Aws.REGION}:${Aws.ACCOUNT_ID}:function:*` },
    },
  }),
];
