import { expect, it } from "vitest";
import { channelTable } from "../channels";
import type { Channel } from "../platform/declare/channel";
import { asyncApi } from "./async-document";

const document = asyncApi(channelTable);
const declared = Object.entries<Channel>(channelTable);

it("describes every channel at its path, each of its messages and the failure that all send, and nothing else", () => {
  expect(Object.values(document.channels).map(({ address }) => address)).toEqual(declared.map(([path]) => path));
  for (const [, { handler, receives, sends }] of declared) {
    expect(Object.keys(document.channels[handler]!.messages).sort()).toEqual(
      [...Object.keys(receives), ...Object.keys(sends), "failure"].sort(),
    );
    const operations = Object.values(document.operations).filter(({ channel }) => channel.$ref.endsWith(`/${handler}`));
    const titles = (action: string) =>
      operations.filter((each) => each.action === action).flatMap(({ messages }) => messages.map(({ $ref }) => $ref));
    expect(titles("receive")).toEqual(Object.keys(receives).map((title) => `#/channels/${handler}/messages/${title}`));
    expect(titles("send")).toHaveLength(Object.keys(sends).length + 1);
  }
});

it("refers only to what it holds", () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) =>
    path!.split("/"),
  );
  expect(references.length).toBeGreaterThan(5);
  for (const path of references) {
    const target = path.reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], document);
    expect(target, path.join("/")).toBeTypeOf("object");
  }
});

it("says of each message its name, its fields and an example of both", () => {
  for (const { name, payload, examples } of Object.values(document.components.messages)) {
    expect(payload.required).toContain("action");
    expect(payload.properties).toMatchObject({ action: { const: name } });
    for (const each of examples) expect(each).toMatchObject({ payload: { action: name } });
  }
  expect(document.components.messages.hubFrame!.payload.properties).toHaveProperty("coupons");
});
