import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { SqsEventSource } from "aws-cdk-lib/aws-lambda-event-sources";
import { Function as Lambda, type StackContext, use } from "sst/constructs";
import { watchFunctions } from "./alarms";
import { files } from "./files";
import { logGroup } from "./logs";
import { queues } from "./queues";
import { partsOf } from "./resources";
import { nodejs, runtime } from "./runtime";

/** Where the built print page lies beside the function's code. */
const page = "export-page";

/** At once: each is a browser of two gigabytes. */
const atOnce = 10;

/** The function that makes files of reports: it takes from a queue and prints the page that lies beside it. */
export function exports({ app, stack }: StackContext) {
  const logs = logGroup(app, stack, "Logs");
  const { bucket } = use(files);
  const { environment, grants } = partsOf(["table", "files"]);
  const printing = new Lambda(stack, "Printing", {
    ...runtime,
    // The browser is built for this processor alone.
    architecture: "x86_64",
    memorySize: "2048 MB",
    timeout: "90 seconds",
    handler: "packages/functions/src/queues/exports.handler",
    description: "Makes files of reports",
    nodejs: { ...nodejs, install: ["@sparticuz/chromium", "playwright-core"] },
    hooks: { afterBuild: (_props, out) => buildPage(join(out, page)) },
    logGroup: logs,
    environment: { ...environment, EXPORT_PAGE: `/var/task/${page}`, CHROMIUM_PATH: "none" },
    role: new Role(stack, "PrintingRole", {
      assumedBy: new ServicePrincipal("lambda.amazonaws.com"),
      inlinePolicies: {
        least: new PolicyDocument({
          statements: [
            new PolicyStatement({
              actions: ["logs:CreateLogStream", "logs:PutLogEvents"],
              resources: [logs.logGroupArn],
            }),
            new PolicyStatement({ actions: ["s3:PutObject"], resources: [`${bucket.bucketArn}/exports/*`] }),
            ...grants,
          ],
        }),
      },
    }),
  });
  printing.addEventSource(new SqsEventSource(use(queues).exports, { batchSize: 1, maxConcurrency: atOnce }));
  watchFunctions(stack, [printing]);
}

const buildPage = async (folder: string) => {
  await promisify(execFile)("node_modules/.bin/tsx", ["packages/web/print-page.ts", folder]);
};
