import type { Template } from "aws-cdk-lib/assertions";
import { beforeAll, expect, it } from "vitest";
import { synthesise } from "./synthesise";

let prod: Record<string, Template>;
let test: Record<string, Template>;
beforeAll(() => {
  prod = synthesise("prod");
  test = synthesise("test");
});

const only = (templates: Record<string, Template>, type: string) => {
  const found = Object.values(templates.files!.findResources(type));
  expect(found, type).toHaveLength(1);
  return found[0]!;
};
const properties = () => only(prod, "AWS::S3::Bucket").Properties;

it("is nobody's but ours: nothing is public, all is encrypted, and nothing travels without TLS 1.2", () => {
  expect(properties()).toMatchObject({
    PublicAccessBlockConfiguration: {
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    },
    OwnershipControls: { Rules: [{ ObjectOwnership: "BucketOwnerEnforced" }] },
    BucketEncryption: {
      ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: "AES256" } }],
    },
  });
  const statements = only(prod, "AWS::S3::BucketPolicy").Properties.PolicyDocument.Statement;
  expect(statements).toMatchObject([
    { Effect: "Deny", Action: "s3:*", Condition: { Bool: { "aws:SecureTransport": "false" } } },
    { Effect: "Deny", Action: "s3:*", Condition: { NumericLessThan: { "s3:TlsVersion": 1.2 } } },
  ]);
});

it("lets pages of the one origin put files, and does nothing else for any page", () => {
  const [rule, ...others] = properties().CorsConfiguration.CorsRules;
  expect(others).toEqual([]);
  expect(rule).toMatchObject({ AllowedMethods: ["PUT"], AllowedHeaders: ["content-type"] });
  expect(JSON.stringify(rule.AllowedOrigins)).toMatch(
    /^\[\{"Fn::Join":\["",\["https:\/\/",\{"Fn::ImportValue":"prod-highway-origin:/,
  );
});

it("forgets in a day what was never kept, in a week what was made of reports, in two months recordings of alerts, and in a month what was replaced", () => {
  expect(properties()).toMatchObject({
    VersioningConfiguration: { Status: "Enabled" },
    LifecycleConfiguration: {
      Rules: [
        { Prefix: "incoming/", ExpirationInDays: 1, NoncurrentVersionExpiration: { NoncurrentDays: 1 } },
        { Prefix: "kept/alerts/", ExpirationInDays: 60 },
        { Prefix: "kept/", NoncurrentVersionExpiration: { NoncurrentDays: 30 } },
        { Prefix: "exports/", ExpirationInDays: 7, NoncurrentVersionExpiration: { NoncurrentDays: 1 } },
        { AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 }, ExpiredObjectDeleteMarker: true },
      ],
    },
  });
  // S3 takes a rule either for files or for the marks that they leave.
  for (const { ExpirationInDays, ExpiredObjectDeleteMarker } of properties().LifecycleConfiguration.Rules)
    expect(ExpirationInDays && ExpiredObjectDeleteMarker).toBeUndefined();
});

it("outlives a mistake in production, and leaves nothing elsewhere", () => {
  const emptied = (templates: Record<string, Template>) =>
    Object.keys(templates.files!.findResources("Custom::S3AutoDeleteObjects")).length;
  expect([only(prod, "AWS::S3::Bucket").DeletionPolicy, emptied(prod)]).toEqual(["RetainExceptOnCreate", 0]);
  expect([only(test, "AWS::S3::Bucket").DeletionPolicy, emptied(test)]).toEqual(["Delete", 1]);
});
