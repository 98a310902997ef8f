import type { Endpoint } from "@highway/core/platform/declare/endpoint";
import { startFiles } from "@highway/local/files";
import { startMail } from "@highway/local/mail";
import { startOutside } from "@highway/local/outside";
import { startQueues } from "@highway/local/queues";
import { startTable } from "@highway/local/table";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { senderOfBodies, withBody } from "./bodies";
import { makesFiles } from "./exports";
import { fits, unforeseenBodies } from "./malformed";

/** Where so many calls are too many, all but the first few bodies would be refused for that. */
vi.mock(import("@highway/core/platform/table/limit"), async (original) => ({
  ...(await original()),
  limit: async () => {},
}));

const sendAs = senderOfBodies([
  startTable,
  startOutside,
  startFiles,
  startMail,
  () => startQueues({ exports: makesFiles() }),
]);

describe.each(withBody)("%s", (route, declared: Endpoint) => {
  it("fails over no body that its schema lets through, and answers as declared", async () => {
    await fc.assert(
      fc.asyncProperty(unforeseenBodies(declared), async (body) => {
        // What its schema refuses reaches no handler: malformed.test.ts.
        if (!fits(declared, body)) return;
        const answer = await sendAs(route, declared, body);
        expect(answer.status).toBeLessThan(500);
        if (answer.status < 300) expect(declared.answer.parse(answer.body.data)).toEqual(answer.body.data);
      }),
      { numRuns: 25 },
    );
  });
});
