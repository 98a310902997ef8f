import { createServer, request as httpRequest, type Server, type ServerResponse } from "node:http";
import { request as httpsRequest, type RequestOptions } from "node:https";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { pngOf } from "../picture.fixture";
import { NoRemotePicture, type Reach, remotePicture } from "./remote-picture";

const hosts = ["pictures.example", "more.pictures.example"];
const png = pngOf(4, 4);
const publicAddress = { address: "93.184.216.34", family: 4 };

let server: Server;
let answer: (response: ServerResponse) => void;
/** What reached out, and where it would have connected. */
let asked: RequestOptions[];
let connectedTo: unknown[];
let lookedUp: string[];
beforeAll(async () => {
  server = createServer((_, response) => answer(response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  [asked, connectedTo, lookedUp] = [[], [], []];
  answer = (response) => response.writeHead(200, { "content-type": "image/png" }).end(png);
});

/** The internet in these tests: names lead where the test says, and every connection ends at one server, without TLS. */
const reach = (addresses: Reach["lookup"] = async () => [publicAddress], milliseconds = 10_000): Reach => ({
  milliseconds,
  lookup: async (host) => {
    lookedUp.push(host);
    return addresses(host);
  },
  request: (options, answered) => {
    asked.push(options);
    const resolve = options.lookup!;
    for (const all of [true, false]) resolve("whoever.asks", { all }, (_, to) => connectedTo.push(to));
    const { port } = server.address() as AddressInfo;
    const { path, headers, signal } = options;
    return httpRequest({ host: "127.0.0.1", port, path, headers, signal, agent: false }, answered);
  },
});
const fetched = (url: string, by = reach()) => remotePicture(url, hosts, by);
const refused = (url: string, by = reach()) => expect(fetched(url, by)).rejects.toBeInstanceOf(NoRemotePicture);

it("fetches a picture of an allowed host, from the address that was looked up and checked", async () => {
  expect(await fetched("https://pictures.example/a%20b.png?size=2")).toEqual({
    bytes: Buffer.from(png),
    type: "image/png",
  });
  expect(asked[0]).toMatchObject({
    host: "pictures.example",
    servername: "pictures.example",
    path: "/a%20b.png?size=2",
    headers: { accept: "image/*" },
  });
  expect(asked[0]!.headers).not.toHaveProperty("cookie");
  expect([lookedUp, connectedTo]).toEqual([["pictures.example"], [[publicAddress], publicAddress.address]]);
});

it("connects where the first look led, whatever a second one would say", async () => {
  let looks = 0;
  const rebinding = reach(async () => [++looks === 1 ? publicAddress : { address: "127.0.0.1", family: 4 }]);
  await fetched("https://pictures.example/a.png", rebinding);
  expect([looks, connectedTo]).toEqual([1, [[publicAddress], publicAddress.address]]);
});

it("speaks TLS from the first byte, and asks for the host by its name", async () => {
  const { promise: hello, resolve } = Promise.withResolvers<Buffer>();
  const listener = createTcpServer((socket) =>
    socket.once("data", (data) => {
      resolve(data);
      socket.destroy();
    }),
  );
  await new Promise<void>((listening) => listener.listen(0, "127.0.0.1", listening));
  const { port } = listener.address() as AddressInfo;
  const toThisMachine = { host: "127.0.0.1", port, lookup: undefined };
  await refused("https://pictures.example/a.png", {
    ...reach(),
    request: (options, answered) => httpsRequest({ ...options, ...toThisMachine }, answered),
  });
  const sent = await hello;
  listener.close();
  expect([sent[0], sent.includes("pictures.example"), sent.includes("GET")]).toEqual([0x16, true, false]);
});

describe("asks nobody for", () => {
  it.each([
    "http://pictures.example/a.png",
    "https://pictures.example:8443/a.png",
    "https://evil.example/a.png",
    "https://pictures.example.evil.example/a.png",
    "https://evilpictures.example/a.png",
    "https://sub.more.pictures.example/a.png",
    "https://pictures.example@evil.example/a.png",
    "https://user@pictures.example/a.png",
    "https://pictures.example./a.png",
    "https://127.0.0.1/a.png",
    "https://[::1]/a.png",
    "https://2130706433/a.png",
    "//pictures.example/a.png",
    "file:///etc/passwd",
    "data:image/png;base64,AAAA",
    "ftp://pictures.example/a.png",
    "pictures.example/a.png",
    "",
  ])("%s", async (url) => {
    await refused(url);
    expect([lookedUp, asked]).toEqual([[], []]);
  });
});

it.each([
  ["this machine", [{ address: "127.0.0.1", family: 4 }]],
  ["a private network", [{ address: "10.1.2.3", family: 4 }]],
  ["AWS's credentials", [{ address: "169.254.169.254", family: 4 }]],
  ["this machine among others", [publicAddress, { address: "::1", family: 6 }]],
  ["nowhere", []],
])("does not connect to an allowed host whose name leads to %s", async (_, addresses) => {
  await refused(
    "https://pictures.example/a.png",
    reach(async () => addresses),
  );
  expect(asked).toEqual([]);
});

it("does not connect to an address that is itself on the list, if it is not public", async () => {
  const by = reach(async (address) => [{ address, family: 4 }]);
  await expect(remotePicture("https://192.168.1.1/a.png", ["192.168.1.1"], by)).rejects.toBeInstanceOf(NoRemotePicture);
  expect(asked).toEqual([]);
});

it.each([301, 302, 303, 307, 308])("follows no redirect: %s", async (status) => {
  answer = (response) => response.writeHead(status, { location: "https://pictures.example/b.png" }).end(png);
  await refused("https://pictures.example/a.png");
  expect(asked).toHaveLength(1);
});

it.each([
  ["a page", 200, "text/html", "<p>hello</p>"],
  ["a page that says it is a picture", 200, "image/png", "<script>alert(1)</script>"],
  ["a drawing with scripts", 200, "image/svg+xml", "<svg xmlns='http://www.w3.org/2000/svg'/>"],
  ["nothing", 204, "image/png", ""],
  ["a picture with an error", 404, "image/png", png],
  ["a picture that says it is text", 200, "text/plain", png],
])("does not pass on %s", async (_, status, type, body) => {
  answer = (response) => response.writeHead(status, { "content-type": type }).end(body);
  await refused("https://pictures.example/a.png");
});

it("stops reading what is too large, whatever length was announced", async () => {
  let sent = 0;
  answer = (response) => {
    response.writeHead(200, { "content-type": "image/png" }).write(png);
    const more = () => {
      while (!response.destroyed && sent < 64 * 1024 * 1024) {
        sent += 65_536;
        if (!response.write(new Uint8Array(65_536))) return void response.once("drain", more);
      }
      response.end();
    };
    more();
  };
  await refused("https://pictures.example/a.png");
  expect(sent).toBeLessThan(32 * 1024 * 1024);
});

it("passes on nothing that breaks off", async () => {
  answer = (response) => {
    response.writeHead(200, { "content-type": "image/png", "content-length": 1000 });
    response.write(png, () => response.destroy());
  };
  await refused("https://pictures.example/a.png");
});

it("does not wait for a host that begins and never ends, or whose name is never found", async () => {
  answer = (response) => void response.writeHead(200, { "content-type": "image/png" }).write(png);
  const slow = reach(async () => [publicAddress], 100);
  const lost = reach(() => new Promise(() => undefined), 100);
  await Promise.all([slow, lost].map((by) => refused("https://pictures.example/a.png", by)));
});

it("needs nothing but a name that cannot be found to say no", async () => {
  await refused(
    "https://pictures.example/a.png",
    reach(() => Promise.reject(new Error("ENOTFOUND"))),
  );
});
