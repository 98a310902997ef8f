import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { LogGroup } from "aws-cdk-lib/aws-logs";
import { type FunctionProps, type StackContext, use } from "sst/constructs";
import { logGroup } from "./logs";
import { nodejs, runtime } from "./runtime";
import { secrets } from "./secrets";

/** What a function gets: its environment, and nothing beyond its grants. */
export type Given = { environment: Record<string, string>; grants: PolicyStatement[] };

type Wanted = {
  /** A file below packages/functions/src, without ".ts". */
  handler: string;
  /** How the function is named where people look for it. */
  description: string;
  given: Given;
  /** What it has other than every function. */
  own?: Partial<FunctionProps>;
};

/** Every function of ours, whoever calls it: the log group of its stack, a role of its own, its code and its environment. */
export const lambda = (context: StackContext, id: string, { handler, description, given, own }: Wanted) => {
  const logs = logsOf(context);
  return {
    ...runtime,
    nodejs,
    ...own,
    handler: `packages/functions/src/${handler}.handler`,
    description: `${description}, ${use(secrets).generation}`,
    logGroup: logs,
    environment: given.environment,
    role: role(context, id, [writing(logs), ...given.grants]),
  } satisfies FunctionProps;
};

/** One log group a stack, made with its first function. */
export function logsOf({ app, stack }: StackContext): LogGroup {
  const made = stack.node.tryFindChild("Logs");
  return made instanceof LogGroup ? made : logGroup(app, stack, "Logs");
}

/** A role of its own instead of AWS's managed one, which may write to every log of the account. */
const role = ({ stack }: StackContext, id: string, statements: PolicyStatement[]) =>
  new Role(stack, `Role_${id}`, {
    assumedBy: new ServicePrincipal("lambda.amazonaws.com"),
    inlinePolicies: { least: new PolicyDocument({ statements }) },
  });

const writing = ({ logGroupArn }: LogGroup) =>
  new PolicyStatement({ actions: ["logs:CreateLogStream", "logs:PutLogEvents"], resources: [logGroupArn] });
