import PostalMime from "postal-mime";
import { expect, it } from "vitest";
import { mime } from "./mime";

const mail = {
  from: "Highway <no-reply@highway.test>",
  to: "zoe.o'neil@highway.test",
  subject: "Préstamo para la señora Muñoz, con un asunto tan largo que hay que doblarlo en varias líneas 🏡",
  text: "Hola.\n\nUna línea muy larga: ".concat("ñandú ".repeat(60)),
  html: "<p>¡Hola!</p>",
};

it("is read by another program as it was written", async () => {
  const read = await PostalMime.parse(mime(mail));
  expect(read).toMatchObject({
    subject: mail.subject,
    from: { name: "Highway", address: "no-reply@highway.test" },
    to: [{ address: mail.to }],
  });
  expect(read.text?.trimEnd()).toBe(mail.text.trimEnd());
  expect(read.html?.trimEnd()).toBe(mail.html);
  expect(read.attachments).toEqual([]);
});

it("holds no line that a mail server may refuse or cut", () => {
  const lines = Buffer.from(mime(mail)).toString().split("\r\n");
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(78);
  expect(lines.join("")).not.toMatch(/[\r\n]/);
});

it("lets no value begin a header of its own", () => {
  for (const broken of ["x\r\nBcc: eve@evil.example", "x\nBcc: eve@evil.example", "x\rBcc: e"]) {
    expect(() => mime({ ...mail, subject: broken })).toThrow("line break");
    expect(() => mime({ ...mail, from: broken })).toThrow("line break");
  }
});

it.each(["zoë@highway.test", "a@b.test\r\nBcc: eve@evil.example", "a@b.test, eve@evil.example"])(
  "is sent to one plain address, not to %j",
  (to) => {
    expect(() => mime({ ...mail, to })).toThrow("address");
  },
);
