/** What is shown of a person before the passcode: first letters, and masks that do not tell a length. */

/** The first letter of a word, "L" of “(Lupita)”; its first sign where it has no letter. */
const first = (text: string) => text.match(/[\p{L}\p{N}]/u)?.[0] ?? [...text][0] ?? "";

/** Masks a name: "Jordan Doe" becomes "J••• D••", "Jordan" becomes "J•••". */
export function maskedName(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [one = "", ...others] = words;
  const last = others.at(-1);
  return [`${first(one)}•••`, last && `${first(last)}••`].filter(Boolean).join(" ");
}

/** Masks an address: "jordan@example.com" becomes "j•••@e•••.com". */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  return `${first(email.slice(0, at))}•••@${first(domain)}•••${domain.slice(domain.lastIndexOf("."))}`;
}
