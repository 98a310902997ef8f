import { expect, it } from "vitest";
import { runBeside } from "./run-beside.fixture";

it("stops what was named last first, and what it uses only once it has ended", async () => {
  const ended: string[] = [];
  const service = (name: string) => ({
    environment: {},
    stop: async () => {
      await new Promise((resolve) => setImmediate(resolve));
      ended.push(name);
    },
  });
  const stop = await runBeside(service("table"), Promise.resolve(service("mail")), service("sockets"));
  await stop();
  expect(ended).toEqual(["sockets", "mail", "table"]);
});
