import type { APIGatewayProxyEventV2 } from "aws-lambda";
import fc from "fast-check";
import { expect, it } from "vitest";
import { formOf, isForm } from "./request";

const event = (body: Uint8Array | string, type = "multipart/form-data; boundary=b") =>
  ({
    headers: { "content-type": type },
    body: Buffer.from(body).toString("base64"),
    isBase64Encoded: true,
  }) as unknown as APIGatewayProxyEventV2;
const part = (disposition: string, content: string) =>
  `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
const refused = { code: "invalid", message: "The form is not well formed." };

it("reads fields and files, bytes as they are", async () => {
  const bytes = new Uint8Array(256).map((_, at) => at);
  const form = new FormData();
  form.append("type", "image/png");
  form.append("file", new File([bytes], 'ñ "a".png', { type: "text/html" }));
  const sent = new Response(form);
  const read = await formOf(event(await sent.bytes(), sent.headers.get("content-type")!));
  expect(read).toEqual({ type: "image/png", file: { name: 'ñ "a".png', bytes } });
});

it("refuses more than a call may bring, before it reads any of it", async () => {
  const body = part('name="file"; filename="a"', "x".repeat(4.25 * 1024 * 1024));
  await expect(formOf(event(body))).rejects.toMatchObject({ code: "tooLarge" });
});

it.each([
  ["nothing", ""],
  ["no end", part('name="a"', "1")],
  ["a field twice", `${part('name="a"', "1")}${part('name="a"', "2")}--b--\r\n`],
  ["too many fields", `${[..."abcdefghi"].map((name) => part(`name="${name}"`, "1")).join("")}--b--\r\n`],
  ["a part without a name", `${part("x=1", "1")}--b--\r\n`],
  ["another boundary", "--c\r\n\r\n--c--\r\n"],
])("refuses a form with %s", async (_, body) => {
  await expect(formOf(event(body))).rejects.toMatchObject(refused);
});

it("takes a name that means something to JavaScript for a name", async () => {
  const read = await formOf(event(`${part('name="__proto__"', "1")}--b--\r\n`));
  expect([Object.keys(read), Object.getPrototypeOf(read)]).toEqual([["__proto__"], Object.prototype]);
});

it("fails over no bytes, only refuses them", async () => {
  const bits = fc.constantFrom(
    "--b",
    "--",
    "\r\n",
    "\n",
    "Content-Disposition: form-data; name=",
    '"a"',
    "; filename=",
    "x",
    "\0",
    ":",
  );
  await fc.assert(
    fc.asyncProperty(fc.array(bits, { maxLength: 40 }), async (parts) => {
      const outcome = await formOf(event(parts.join(""))).catch((error) => error);
      if (outcome instanceof Error) expect(outcome).toMatchObject(refused);
    }),
  );
});

it("knows a form by its type", () => {
  expect(["multipart/form-data; boundary=x", "Multipart/Form-Data;boundary=x"].every(isForm)).toBe(true);
  expect(["application/json", "multipart/mixed; boundary=x", "multipart/form-data", "", undefined].some(isForm)).toBe(
    false,
  );
});
