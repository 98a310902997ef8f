import { gunzipSync } from "node:zlib";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { expect, it } from "vitest";
import { compress, json } from "./answer";

const asked = (encodings?: string) =>
  ({
    headers: encodings === undefined ? {} : { "x-highway-encodings": encodings },
  }) as unknown as APIGatewayProxyEventV2;
const long = json(200, { data: Array.from({ length: 200 }, (_, n) => ({ id: `cli_${n}`, name: "Müller" })) });
const short = json(200, { data: [] });
const picture = { statusCode: 200, body: "A".repeat(5_000), isBase64Encoded: true };

it("gives the same words in a tenth of the bytes to who takes them so", () => {
  const answer = compress(long, asked("br, gzip;q=0.8"));
  expect(answer.headers).toEqual({ ...long.headers, "content-encoding": "gzip", vary: "accept-encoding" });
  const bytes = Buffer.from(answer.body!, "base64");
  expect(gunzipSync(bytes).toString()).toBe(long.body);
  expect(bytes.length * 8).toBeLessThan(Buffer.byteLength(long.body!));
});

it.each([
  ["a caller who says nothing", long, asked()],
  ["a caller who takes another encoding alone", long, asked("br")],
  ["a short answer", short, asked("gzip")],
  ["a picture", picture, asked("gzip")],
])("leaves the answer to %s as it is", (_what, answer, event) => {
  expect(compress(answer, event)).toBe(answer);
});
