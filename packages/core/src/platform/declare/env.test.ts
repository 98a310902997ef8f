import { expect, it } from "vitest";
import { browserEnvironment } from "./env";

it("gives the browser none of the function's keys and secrets", () => {
  const given = browserEnvironment({
    PATH: "/usr/bin",
    TABLE_NAME: "highway",
    AWS_ACCESS_KEY_ID: "key",
    AWS_SECRET_ACCESS_KEY: "secret",
    AWS_SESSION_TOKEN: "token",
    AUTH_SECRET: "secret",
  });
  expect(given).toEqual({ PATH: "/usr/bin" });
});
