import fc from "fast-check";
import { expect, it } from "vitest";
import { signatureOf } from "../outside/signature";
import { postSignature } from "./post-signature";

const signs = fc.string({ minLength: 1, maxLength: 24, unit: "binary-ascii" });
const token = fc.base64String({ minLength: 4, maxLength: 40 });
const secrets = fc.record({ accessKeyId: fc.constantFrom("AKIDEXAMPLE", "ASIAEXAMPLE"), secretAccessKey: signs });
const hash = fc.string({ minLength: 64, maxLength: 64, unit: fc.constantFrom(..."0123456789abcdef") });
const times = fc.date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true });

it("signs every request as the signer of AWS's SDK does, with and without a session, on any day", async () => {
  const requests = fc.record({
    id: signs,
    method: fc.constantFrom("POST", "DELETE"),
    hash,
    time: times,
    keys: secrets,
    sessionToken: fc.option(token),
    port: fc.constantFrom("", ":8080"),
  });
  await fc.assert(
    fc.asyncProperty(requests, async ({ id, method, hash, time, keys, sessionToken, port }) => {
      const scope = { region: "us-east-1", credentials: { ...keys, ...(sessionToken && { sessionToken }) } };
      const url = new URL(`https://x.execute-api.amazonaws.com${port}/live/@connections/${encodeURIComponent(id)}`);
      const signed = { method, host: url.host, path: url.pathname, hash };
      const theirs = await signatureOf(
        { method, url, headers: { "x-amz-content-sha256": hash }, body: "" },
        { service: "execute-api", ...scope },
        time,
      );
      expect(postSignature(signed, scope, time)).toEqual(theirs);
    }),
    { numRuns: 200 },
  );
});
