import { Aws } from "aws-cdk-lib/core";
import type { App } from "sst/constructs";

/**
 * The name of the bucket of uploaded files. It is chosen, not made up by AWS: pages are allowed to send there by the distribution's policy,
 * and the bucket allows the distribution's pages, so neither can wait for the other.
 */
export const bucketName = (app: App) => `${`${app.name}-${app.stage}`.toLowerCase()}-files-${Aws.ACCOUNT_ID}`;

/** Where a signed address leads. */
export const bucketAddress = (app: App) => `https://${bucketName(app)}.s3.${app.region}.${Aws.URL_SUFFIX}`;
