import { expect, it } from "vitest";
import { advance, now } from "../platform/clock";
import { securityText } from "./index";

it("names an address, and an end that is ahead whenever it is asked for, and less than a year away", () => {
  Object.assign(process.env, {
    SECURITY_CONTACT: "security@summit.example",
    ORIGIN: "https://app.example.com,http://x",
  });
  const years = 5 * 365 * 86_400_000;
  for (const ahead of [0, years]) {
    advance(ahead);
    const { bytes, type } = securityText();
    const text = new TextDecoder().decode(bytes);
    const days = (Date.parse(/^Expires: (.+)$/m.exec(text)![1]!) - now()) / 86_400_000;
    advance(-ahead);
    expect(type).toBe("text/plain; charset=utf-8");
    expect(text).toMatch(/^Contact: mailto:security@summit\.example$/m);
    expect(text).toMatch(/^Canonical: https:\/\/app\.example\.com\/\.well-known\/security\.txt$/m);
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  }
});
