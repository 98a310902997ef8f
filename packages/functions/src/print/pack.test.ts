import { afterEach, expect, it } from "vitest";
import { pack } from "./pack";
import { readPdf } from "./pdf.fixture";

const content = "BT /F1 24 Tf 72 700 Td (A mortgage of $400,000.00) Tj ET";
const objects = [
  "<</Type /Catalog /Pages 2 0 R /Lang (es) /MarkInfo <</Marked true>>>>",
  "<</Type /Pages /Kids [3 0 R] /Count 1>>",
  "<</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources <</Font <</F1 5 0 R>>>>>>",
  `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
  "<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>",
];

/** A PDF as Chromium builds one: plain objects, and one table of where they are. */
function plain(): Buffer {
  let text = "%PDF-1.4\n";
  const places = objects.map((body, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}`;
  const trailer = `trailer\n<</Size ${objects.length + 1}\n/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF`;
  return Buffer.from(`${text}${table}${trailer}`, "latin1");
}

let pdf: Awaited<ReturnType<typeof readPdf>> | undefined;
afterEach(() => pdf?.close());

it("keeps all that a document says, with its plain objects in one stream", async () => {
  const packed = pack(plain());
  const text = packed.toString("latin1");
  expect(text.match(/\/Type \/ObjStm/g)).toHaveLength(1);
  expect(text).not.toContain("/Helvetica");
  pdf = await readPdf(packed);
  expect([pdf.text, pdf.isTagged, pdf.info.Language]).toEqual(["A mortgage of $400,000.00", true, "es"]);
});

it("takes no file that is built in another way, one that is packed already among them", () => {
  expect(() => pack(pack(plain()))).toThrow("The PDF has no plain table of its objects.");
  expect(() => pack(Buffer.from("no PDF"))).toThrow();
});
