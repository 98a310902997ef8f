import type { Endpoint } from "@highway/core/platform/endpoint";
import { startFiles } from "@highway/local/files";
import { startMail } from "@highway/local/mail";
import { startOutside } from "@highway/local/outside";
import { startQueue } from "@highway/local/queue";
import { startTable } from "@highway/local/table";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { senderOfBodies, withBody } from "./bodies";
import { makesFiles } from "./exports";
import { isJson, malformed } from "./malformed";
import { stored } from "./stage";

const sendAs = senderOfBodies([
  startTable,
  startMail,
  startOutside,
  startFiles,
  () => startQueue({ take: makesFiles() }),
]);

describe.each(withBody)("%s", (route, declared: Endpoint) => {
  const send = (raw: string) => sendAs(route, declared, raw);

  it("refuses 500 malformed bodies with a sentence and the field, and keeps nothing of them", {
    timeout: 120_000,
  }, async () => {
    const before = await stored();
    await fc.assert(
      fc.asyncProperty(malformed(declared), async (body) => {
        const answer = await send(body);
        expect([400, 413]).toContain(answer.status);
        expect(answer.body.error.alertMessage).toMatch(/^["A-Z].*\w/s);
        const { fields } = answer.body.error;
        if (fields) for (const sentence of Object.values(fields)) expect(sentence).toMatch(/\w/);
        else expect(isJson(body) && !/nested too deeply/.test(answer.body.error.alertMessage)).toBe(false);
      }),
      { numRuns: 500 },
    );
    expect(await stored()).toEqual(before);
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
