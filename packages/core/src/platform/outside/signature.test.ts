import { expect, it } from "vitest";
import { signatureOf } from "./signature";

const keys = { accessKeyId: "AKIDEXAMPLE", secretAccessKey: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY" };
const at = new Date("2015-08-30T12:36:00Z");
const scope = { service: "geo-places", region: "us-east-1", credentials: keys };
const places = "https://places.geo.us-east-1.amazonaws.com";

it("signs AWS's published example, get-vanilla of the signature version 4 test suite", async () => {
  const request = { method: "GET", url: new URL("https://example.amazonaws.com/"), headers: {}, body: "" };
  expect(await signatureOf(request, { ...scope, service: "service" }, at)).toEqual({
    "x-amz-date": "20150830T123600Z",
    authorization:
      "AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request, SignedHeaders=host;x-amz-date, Signature=5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31",
  });
});

/** The signatures that the SDK's clients give these requests. */
it.each([
  [
    "a path with signs of its own, a query and a session",
    {
      method: "GET",
      url: new URL(`${places}/v2/place/a%2Fb%20c%28d%29%2B%3D?intended-use=Storage&language=en`),
      headers: {},
      body: "",
    },
    { ...keys, sessionToken: "tok/en+=" },
    "33ba4c752384946bb9abc6ebf94583666f2b6b192c56cc0c891bd81db1c6d148",
  ],
  [
    "a body",
    {
      method: "POST",
      url: new URL(`${places}/v2/autocomplete`),
      headers: { "content-type": "application/json" },
      body: '{"QueryText":"é 12"}',
    },
    { ...keys, sessionToken: "tok/en+=" },
    "43221eff9446f9707df46f5910209247888e184eda8679d8b6933975537b0406",
  ],
  [
    "a port, and a query in another order",
    { method: "GET", url: new URL(`${places}:8443/v2/place/x~y?b=1%202&a=%2A!`), headers: {}, body: "" },
    keys,
    "5ba4b1c9a4b66a8028d080276837704ff00ec072c5ba75ff1d1bd215c7713e5c",
  ],
])("signs %s as AWS does", async (_, request, credentials, expected) => {
  const { authorization } = await signatureOf(request, { ...scope, credentials }, at);
  expect(authorization).toMatch(new RegExp(`Signature=${expected}$`));
});
