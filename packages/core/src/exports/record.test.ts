import { expect, it } from "vitest";
import { fileName } from "./record";

const nameOf = (client: string) =>
  fileName({ asOf: "2026-11-20" }, client, { lang: "en", format: "pdf", kind: "report" });

it.each([
  ["Zoë Ångström-Łuk", "Zoe-Angstrom-Luk-2026-11-20.pdf"],
  ["Søren Æbler-Groß", "Soren-Aebler-Gross-2026-11-20.pdf"],
  ["Đorđe Yıldız", "Dorde-Yildiz-2026-11-20.pdf"],
  ['🏡 "Smith" / O\'Neil \\ <b>', "Smith-O-Neil-b-2026-11-20.pdf"],
  ["../../etc/passwd", "etc-passwd-2026-11-20.pdf"],
  ["Line\r\nBcc: x@y.z", "Line-Bcc-x-y-z-2026-11-20.pdf"],
  ["مريم الحسن", "loans-2026-11-20.pdf"],
])("a file is named after %s in letters that every system takes", (client, name) => expect(nameOf(client)).toBe(name));
