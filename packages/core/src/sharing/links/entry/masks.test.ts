import fc from "fast-check";
import { expect, it } from "vitest";
import { maskedEmail, maskedName } from "./masks";

it.each([
  ["Jordan Doe", "J••• D••"],
  ["  Jordan   Doe ", "J••• D••"],
  ["Jordan & Dana van der Berg", "J••• B••"],
  ["Jordan", "J•••"],
  ["Ángel Ñuñez", "Á••• Ñ••"],
  ['"Lupita" Doe (2)', "L••• 2••"],
  ["😀 王", "😀••• 王••"],
  ["", "•••"],
])("shows %j as %j", (name, mask) => expect(maskedName(name)).toBe(mask));

it.each([
  ["jordan@example.com", "j•••@e•••.com"],
  ["j@mail.example.co.uk", "j•••@m•••.uk"],
])("shows %j as %j", (email, mask) => expect(maskedEmail(email)).toBe(mask));

it("tells no length", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(maskedName(`x${one} y${other}`)).toBe("x••• y••");
      expect(maskedEmail(`x${one}@y${other}.com`)).toBe("x•••@y•••.com");
    }),
  );
});
