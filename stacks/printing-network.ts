import { GatewayVpcEndpointAwsService, SecurityGroup, SubnetType, Vpc } from "aws-cdk-lib/aws-ec2";
import { AnyPrincipal, Effect, PolicyStatement } from "aws-cdk-lib/aws-iam";
import { Aws } from "aws-cdk-lib/core";
import { type Stack, use } from "sst/constructs";
import { data } from "./data";
import { files } from "./files";

/**
 * The network of the function that prints. It leads to our table and our bucket and nowhere else: there is no gateway to the internet, and its ways to
 * DynamoDB and S3 are for these two alone, so that a browser that was taken over finds no bucket of its own there.
 */
export function printingNetwork(stack: Stack) {
  const availabilityZones = ["us-east-1a", "us-east-1b"];
  // A Vpc asks its stack for the zones even where they are given, and the stack would ask the account each time that it is synthesized.
  Object.defineProperty(stack, "availabilityZones", { value: availabilityZones });
  const vpc = new Vpc(stack, "Printing", {
    natGateways: 0,
    availabilityZones,
    subnetConfiguration: [{ name: "Enclosed", subnetType: SubnetType.PRIVATE_ISOLATED }],
    restrictDefaultSecurityGroup: false,
  });
  const { tableArn } = use(data).table;
  const { bucketArn } = use(files).bucket;
  vpc
    .addGatewayEndpoint("Table", { service: GatewayVpcEndpointAwsService.DYNAMODB })
    .addToPolicy(onlyTo("dynamodb", [tableArn]));
  vpc
    .addGatewayEndpoint("Files", { service: GatewayVpcEndpointAwsService.S3 })
    .addToPolicy(onlyTo("s3", [bucketArn, `${bucketArn}/*`]));
  const securityGroup = new SecurityGroup(stack, "PrintingGroup", { vpc, description: "Prints reports" });
  return {
    vpc,
    vpcSubnets: { subnetType: SubnetType.PRIVATE_ISOLATED },
    securityGroups: [securityGroup],
  };
}

/** What may be done there, the function's role says. */
const onlyTo = (service: string, resources: string[]) =>
  new PolicyStatement({ principals: [new AnyPrincipal()], actions: [`${service}:*`], resources });

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
