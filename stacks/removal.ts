import { RemovalPolicy } from "aws-cdk-lib/core";
import type { App } from "sst/constructs";

/** What holds people's data or history outlives a mistake in production; every other stage leaves nothing behind. */
export const removal = (app: App) => ({
  removalPolicy: app.stage === "prod" ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
});
