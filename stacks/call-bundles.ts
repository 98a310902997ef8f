/**
 * Loads bundles as Lambda does and calls each once. A process of its own, so that nothing but the bundle and Lambda's SDK is there:
 * `node stacks/call-bundles.ts` reads a list of calls as JSON and writes the list of answers.
 */
import { text } from "node:stream/consumers";

export type Call = { file: string; method: string; path: string; headers: Record<string, string>; body?: string };
export type Answer = { statusCode: number; body?: string; headers?: Record<string, string> };

const context = { awsRequestId: "offline", functionName: "offline" };

async function call({ file, method, path, headers, body }: Call): Promise<Answer> {
  const { handler } = await import(file);
  const cookies = headers.cookie ? [headers.cookie] : [];
  const requestContext = { http: { method, path, sourceIp: "192.0.2.1" }, requestId: "offline" };
  const event = { version: "2.0", rawPath: path, rawQueryString: "", headers, cookies, requestContext, body };
  return handler({ ...event, pathParameters: { id: "x", clientId: "x" }, isBase64Encoded: false }, context);
}

const calls: Call[] = JSON.parse(await text(process.stdin));
const answers: Answer[] = [];
for (const each of calls) answers.push(await call(each));
process.stdout.write(JSON.stringify(answers));
