import { beforeAll, expect, it } from "vitest";
import { compose } from "./mail";

beforeAll(() => {
  process.env.MAIL_FROM = "Highway <no-reply@highway.test>";
});

it("writes a subject and a name that hold a line break on one line, and begins no header with them", () => {
  const { raw } = compose({
    to: "dana@highway.test",
    fromName: "Dana\r\nWhitfield\u0000",
    subject: "Ann\nBcc: eve@example.com viewed your report",
    text: "x",
    html: "<p>x</p>",
  });
  const head = Buffer.from(raw).toString().split("\r\n\r\n")[0]!;
  expect(head).toContain("Subject: Ann Bcc: eve@example.com viewed your report\r\n");
  expect(head).toContain('From: "Dana Whitfield" <no-reply@highway.test>\r\n');
  expect(head).not.toMatch(/^bcc:/im);
});

it("takes out of a subject and a name what turns the direction of a line, and leaves accents", () => {
  const { raw } = compose({
    to: "dana@highway.test",
    fromName: "\u202eDana\u202c \u2066Hale\u2069",
    subject: "\u202dZoë\u202c viewed your report",
    text: "x",
    html: "<p>x</p>",
  });
  const head = Buffer.from(raw).toString().split("\r\n\r\n")[0]!;
  expect(head).toContain('From: "Dana Hale" <no-reply@highway.test>\r\n');
  expect(head).toContain("Subject: =?UTF-8?B?Wm/Dqw==?= viewed your report\r\n");
});
