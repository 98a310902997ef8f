/** What is shown of somebody before the passcode: first letters, and masks that tell no length. */

const first = (text: string) => [...text][0] ?? "";

/** "Jordan Doe" is "J••• D••", "Jordan" is "J•••". */
export function maskedName(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [one = "", ...others] = words;
  const last = others.at(-1);
  return [`${first(one)}•••`, last && `${first(last)}••`].filter(Boolean).join(" ");
}

/** "jordan@example.com" is "j•••@e•••.com". */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  return `${first(email.slice(0, at))}•••@${first(domain)}•••${domain.slice(domain.lastIndexOf("."))}`;
}
