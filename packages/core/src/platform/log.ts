import { isoNow } from "./clock";

/** Logs one line of JSON that says who was refused what, and from where. */
export function logRefusal(refusal: { route: string; code: string; address: string; actor?: string | undefined }) {
  // biome-ignore lint/suspicious/noConsole: a refusal is worth a line, and is no error of ours.
  console.warn(JSON.stringify({ level: "warn", at: isoNow(), ...refusal }));
}

/** Logs one line of JSON for a wrong code, which stacks/alarms.ts counts. It tells neither the code nor whose it was. */
export function logWrongCode(wrongCode: string) {
  // biome-ignore lint/suspicious/noConsole: an alarm counts these lines.
  console.warn(JSON.stringify({ level: "warn", at: isoNow(), wrongCode }));
}

/** Logs one line of JSON for a feed that is late while it should tell something, which stacks/alarms.ts counts. */
export function logLateFeed(lateFeed: "quotes") {
  // biome-ignore lint/suspicious/noConsole: an alarm counts these lines.
  console.warn(JSON.stringify({ level: "warn", at: isoNow(), lateFeed }));
}

/** Matches an email address. The mail service names in its refusals whom it did not write to. */
const emailAddress = /(?<![^\s<>()",;:/\\])[^\s<>()",;:/\\@]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}\b/gi;
const withoutAddresses = (text: string) => text.replace(emailAddress, "(an address)");

/** Logs one line of JSON with the whole error: its causes and stacks, but never a body, a cookie, a header or somebody's email address. */
export function logError(error: unknown, context: Record<string, string | undefined> = {}) {
  const causes: object[] = [];
  for (let each = error; each instanceof Error && causes.length < 5; each = each.cause)
    causes.push({
      name: each.name,
      message: withoutAddresses(each.message),
      stack: each.stack && withoutAddresses(each.stack),
    });
  if (causes.length === 0) causes.push({ name: typeof error, message: withoutAddresses(String(error)) });
  console.error(JSON.stringify({ level: "error", at: isoNow(), ...context, causes }));
}
