import { expect, it } from "vitest";
import { HeaderInput } from "./header.schema";

const header: HeaderInput = {
  useHeader: false,
  hasCMA: true,
  name: "Ann Lee",
  license: "1482093",
  isNmls: false,
  company: "Summit",
  title: "Loan Officer",
  email: "ann@summit.test",
  website: "https://summit.test",
  address: "1 Main St",
  city: "Raleigh",
  state: "NC",
  zip: "27601",
  primaryPhone: { number: "9195550142", type: 0, ext: "214" },
  secondaryPhone: { number: "9195550143", type: 1, ext: "" },
  alternatePhone: { number: "9195550144", type: 2, ext: "" },
  headshot: "headshot",
  logo: "logo",
  custom: "Ask me",
  titleEs: "Asesora hipotecaria",
  disclaimer: "Estimates only.",
  disclaimerEs: "Son solo estimados.",
  complianceLogos: "1234",
  stateLicenses: [{ stateLic: "NC", licenseNum: "L-1", stateLang: "Licensed" }],
};

it("keeps all that the specification has in a header", () => expect(HeaderInput.parse(header)).toEqual(header));

it("needs none of it: phones are of no kind, no logo is shown", () =>
  expect(HeaderInput.parse({})).toMatchObject({
    useHeader: true,
    name: "",
    primaryPhone: { number: "", type: -1, ext: "" },
    headshot: null,
    complianceLogos: "",
    stateLicenses: [],
  }));

it("knows the four compliance logos and no other", () => {
  expect(HeaderInput.safeParse({ complianceLogos: "5" }).success).toBe(false);
  expect(HeaderInput.safeParse({ complianceLogos: "12345" }).success).toBe(false);
});
