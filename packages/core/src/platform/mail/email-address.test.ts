import fc from "fast-check";
import { expect, it } from "vitest";
import { isEmail } from "../pure/email-address";
import { mime } from "./mime";

const mail = { from: "Highway <no-reply@highway.test>", subject: "x", text: "x", html: "x" };

it("takes the addresses that people have", () => {
  for (const address of ["zoe.o'neil@highway.test", "D+loans@mail.summit-home.com", "a_b@1st.example"])
    expect(isEmail(address), address).toBe(true);
});

it("takes none that a mail could not name", () => {
  const parts = fc.constantFrom("dana", "é", ",", ";", "<", ">", " ", "\r\n", "@", ".", "summit.test", '"', "\u0000");
  const addresses = fc.array(parts, { minLength: 1, maxLength: 8 }).map((each) => each.join(""));
  fc.assert(
    fc.property(addresses, (address) => {
      if (isEmail(address)) mime({ ...mail, to: address, replyTo: address });
    }),
  );
});
