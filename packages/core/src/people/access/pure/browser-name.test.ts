import { expect, it } from "vitest";
import { browserName, isPhone } from "./browser-name";

const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 15_1) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile Safari/604.1";

it.each([
  [`${mac} Version/18.1 Safari/605.1.15`, "Safari on macOS"],
  [`${mac} Chrome/131.0 Safari/537.36`, "Chrome on macOS"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0 Safari/537.36 Edg/131.0", "Edge on Windows"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0", "Firefox on Linux"],
  [iphone, "Safari on iPhone"],
  ["Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/131.0 Mobile Safari/537.36", "Chrome on Android"],
  ["curl/8.5.0", "A browser"],
])("names %s", (agent, name) => expect(browserName(agent)).toBe(name));

it("tells a phone from a desk", () => {
  expect(isPhone(iphone)).toBe(true);
  expect(isPhone(mac)).toBe(false);
});
