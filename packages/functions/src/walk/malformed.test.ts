import type { Endpoint } from "@highway/core/platform/declare/endpoint";
import { startFiles } from "@highway/local/files";
import { startMail } from "@highway/local/mail";
import { startOutside } from "@highway/local/outside";
import { startQueues } from "@highway/local/queues";
import { startTable } from "@highway/local/table";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { failure } from "../endpoint";
import { read } from "../request";
import { senderOfBodies, withBody } from "./bodies";
import { makesFiles } from "./exports";
import { isJson, malformedBodies } from "./malformed";
import { storedItems } from "./stage";

const sendAs = senderOfBodies([
  startTable,
  startMail,
  startOutside,
  startFiles,
  () => startQueues({ exports: makesFiles() }),
]);

type Refusal = { status: number; body: { error: { alertMessage: string; fields?: Record<string, string> } } };

/** A sentence, and the fields that it is about wherever the body is JSON of which fields can be told. */
function expectRefusal(body: string, { status, body: { error } }: Refusal) {
  expect([400, 413]).toContain(status);
  expect(error.alertMessage).toMatch(/^["A-Z].*\w/s);
  if (error.fields) for (const sentence of Object.values(error.fields)) expect(sentence).toMatch(/\w/);
  else expect(isJson(body) && !/nested too deeply/.test(error.alertMessage)).toBe(false);
}

/** What the wrapper answers to a body alone: without a handler, a table or somebody who is signed in, so that hundreds cost little. */
async function refusalOf(route: string, declared: Endpoint, body: string): Promise<Refusal> {
  const { path, query, cookies, ...alone } = declared;
  try {
    await read(alone, { body, headers: {} } as APIGatewayProxyEventV2);
  } catch (error) {
    const answer = failure(error, { route, declared, requestId: "fuzz" });
    return { status: answer.statusCode!, body: JSON.parse(answer.body!) };
  }
  throw new Error(`It takes ${body}`);
}

describe.each(withBody)("%s", (route, declared: Endpoint) => {
  const send = (raw: string) => sendAs(route, declared, raw);

  it("words the refusal of 200 malformed bodies, each with the field", () =>
    fc.assert(
      fc.asyncProperty(malformedBodies(declared), async (body) =>
        expectRefusal(body, await refusalOf(route, declared, body)),
      ),
      { numRuns: 200 },
    ));

  // By what sentence is shown above, by many more; here, that no handler comes before the wrapper.
  it("refuses five of them and keeps nothing", async () => {
    const before = await storedItems();
    await fc.assert(
      fc.asyncProperty(malformedBodies(declared), async (body) => expectRefusal(body, await send(body))),
      { numRuns: 5 },
    );
    expect(await storedItems()).toEqual(before);
  });

  it("refuses a body that is too large", async () => {
    const answer = await send(JSON.stringify({ a: "x".repeat(declared.mostBytes ?? 256 * 1024) }));
    expect(answer).toMatchObject({ status: 413, body: { error: { code: "tooLarge" } } });
  });

  it("refuses no body at all", async () => {
    expect((await send("")).status).toBe(400);
  });

  it("names a field that it does not know", async () => {
    const answer = await send(JSON.stringify({ ...(declared.example.body as object), nope: 1 }));
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { fields: { nope: 'There is no field "nope" here.' } } },
    });
  });
});

it("walks the endpoints that take a body", () => {
  expect(withBody.length).toBeGreaterThan(5);
});
