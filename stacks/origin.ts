import { apiPaths } from "@highway/core/platform/http/one-origin";
import { Distribution, HttpVersion, PriceClass, SecurityPolicyProtocol } from "aws-cdk-lib/aws-cloudfront";
import { BlockPublicAccess, Bucket, BucketEncryption } from "aws-cdk-lib/aws-s3";
import { RemovalPolicy } from "aws-cdk-lib/core";
import { type Stack, type StackContext, use } from "sst/constructs";
import { api } from "./api";
import { apiBehaviour, appBehaviour } from "./behaviours";
import { bucketAddress } from "./bucket";
import { domain, publish } from "./domain";
import { secrets } from "./secrets";
import { securityPolicy } from "./security";

/** The one address of a stage. It stands before the handlers, which are told it, and before the app's files, which go into its bucket last. */
export function origin({ app, stack }: StackContext) {
  const bucket = files(stack);
  const headers = securityPolicy(stack, bucketAddress(app));
  const shared = use(secrets);
  const called = apiBehaviour(stack, use(api), shared.origin, headers);
  const own = domain(stack);
  // No log of addresses and queries: some of them will be links that open a client's report.
  const distribution = new Distribution(stack, "Distribution", {
    comment: `${stack.stackName}, ${shared.generation}`,
    defaultRootObject: "index.html",
    defaultBehavior: appBehaviour(stack, bucket, headers),
    // No error pages: CloudFront would put them in the place of the API's own refusals as well.
    additionalBehaviors: Object.fromEntries(apiPaths.map((path) => [path, called])),
    httpVersion: HttpVersion.HTTP2_AND_3,
    minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    priceClass: PriceClass.PRICE_CLASS_100,
    ...(own && { domainNames: [own.name], certificate: own.certificate }),
  });
  if (own) publish(stack, own, distribution);
  const url = `https://${own?.name ?? distribution.distributionDomainName}`;
  stack.addOutputs({ Address: url, PointTheDomainAt: distribution.distributionDomainName });
  return { url, bucket, distribution };
}

/** Built from the sources at any time, so no stage keeps it. */
const files = (stack: Stack) =>
  new Bucket(stack, "Files", {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    removalPolicy: RemovalPolicy.DESTROY,
    autoDeleteObjects: true,
  });
