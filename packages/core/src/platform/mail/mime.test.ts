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

const pdf = {
  name: "Préstamos de la señora Muñoz.pdf",
  contentType: "application/pdf",
  bytes: Buffer.from("%PDF-1.7\n…"),
};
const picture = {
  id: "picture-1@highway",
  name: "home.png",
  contentType: "image/png",
  bytes: Buffer.from([137, 80, 78, 71]),
};

it("carries files and pictures whole, under their names, beside words that can be read", async () => {
  const read = await PostalMime.parse(mime({ ...mail, inline: [picture], attachments: [pdf] }));
  expect([read.text?.trimEnd(), read.html?.trimEnd()]).toEqual([mail.text.trimEnd(), mail.html]);
  const files = read.attachments.map(({ filename, mimeType, disposition, contentId, content }) => {
    return { filename, mimeType, disposition, contentId, bytes: Buffer.from(content as Uint8Array) };
  });
  expect(files).toEqual([
    {
      filename: picture.name,
      mimeType: "image/png",
      disposition: "inline",
      contentId: `<${picture.id}>`,
      bytes: picture.bytes,
    },
    {
      filename: pdf.name,
      mimeType: pdf.contentType,
      disposition: "attachment",
      contentId: undefined,
      bytes: pdf.bytes,
    },
  ]);
});

it("is answered to whom it says, copied to whom it says, and has the headers that it was given", async () => {
  const headers = { "List-Unsubscribe": `<https://highway.example/v1/unsubscribe/${"x".repeat(87)}>` };
  const read = await PostalMime.parse(
    mime({ ...mail, to: ["a@b.test", "c@d.test"], cc: ["e@f.test"], replyTo: "dana@summit.test", headers }),
  );
  expect(read.to?.map(({ address }) => address)).toEqual(["a@b.test", "c@d.test"]);
  expect(read.cc?.map(({ address }) => address)).toEqual(["e@f.test"]);
  expect(read.replyTo?.map(({ address }) => address)).toEqual(["dana@summit.test"]);
  expect(read.headers.find(({ key }) => key === "list-unsubscribe")?.value).toBe(headers["List-Unsubscribe"]);
});

it.each(["Dana Whitfield, Summit Home Lending", 'Dana "D" Whitfield \\ <eve@evil.example>', "María Núñez, Préstamos"])(
  "is sent in the name of %j, from the same address",
  async (fromName) => {
    expect((await PostalMime.parse(mime({ ...mail, fromName }))).from).toEqual({
      name: fromName,
      address: "no-reply@highway.test",
    });
  },
);

it.each([
  ["a name", { fromName: "Dana\r\nBcc: eve@evil.example" }],
  ["an answer's address", { replyTo: "a@b.test\r\nBcc: eve@evil.example" }],
  ["a copy's address", { cc: ["a@b.test, eve@evil.example"] }],
  ["a header", { headers: { "X-Tag": "1\nBcc: eve@evil.example" } }],
  ["a header's name", { headers: { "X-Tag: 1\r\nBcc": "eve@evil.example" } }],
  ["a file's name", { attachments: [{ ...pdf, name: "a\r\nBcc: eve@evil.example" }] }],
  ["a file's type", { attachments: [{ ...pdf, contentType: "a/b\r\nBcc: eve@evil.example" }] }],
  ["a picture's id", { inline: [{ ...picture, id: "a>\r\nBcc: eve@evil.example" }] }],
])("takes no line break in %s", (_where, change) => {
  expect(() => mime({ ...mail, ...change })).toThrow(/line break|address/);
});
