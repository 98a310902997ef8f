import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods, ObjectOwnership } from "aws-cdk-lib/aws-s3";
import { Duration } from "aws-cdk-lib/core";
import { type StackContext, use } from "sst/constructs";
import { bucketName } from "./bucket";
import { origin } from "./origin";
import { removal } from "./removal";

/** What people upload. Nothing in it is public: pages send by signed addresses and get their pictures from the API. */
export function files({ app, stack }: StackContext) {
  const kept = removal(app);
  const bucket = new Bucket(stack, "Uploads", {
    bucketName: bucketName(app),
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    // A picture that was replaced or removed by mistake can be had back for a month.
    versioned: true,
    cors: [{ allowedOrigins: [use(origin).url], allowedMethods: [HttpMethods.PUT], allowedHeaders: ["content-type"] }],
    lifecycleRules: [
      { prefix: "incoming/", expiration: Duration.days(1), noncurrentVersionExpiration: Duration.days(1) },
      // An alert lasts seven days, and its draft may lie for weeks.
      { prefix: "kept/alerts/", expiration: Duration.days(60) },
      { prefix: "kept/", noncurrentVersionExpiration: Duration.days(30) },
      { prefix: "exports/", expiration: Duration.days(7), noncurrentVersionExpiration: Duration.days(1) },
      // What expires leaves a mark that it is gone, and the mark goes once the last version has.
      { abortIncompleteMultipartUploadAfter: Duration.days(1), expiredObjectDeleteMarker: true },
    ],
    ...kept,
    autoDeleteObjects: app.stage !== "prod",
  });
  return { bucket };
}
