import * as z from "zod/mini";
import { endpoints } from "../platform/declare/endpoint";

export const openApiEndpoints = endpoints({
  "GET /v1/openapi.json": {
    does: "This document: every call, described by OpenAPI 3.1.",
    handler: "openapi/get",
    allow: "anyone",
    uses: ["table"],
    answer: z.looseObject({
      openapi: z.string(),
      info: z.looseObject({ title: z.string(), version: z.string() }),
      paths: z.record(z.string(), z.looseObject({})),
    }),
    bare: true,
    publicFor: 300,
    example: { answer: { openapi: "3.1.1", info: { title: "Highway", version: "1" }, paths: {} } },
  },
  "GET /v1/asyncapi.json": {
    does: "Every channel, described by AsyncAPI 3: the messages that it takes and the messages that it sends.",
    handler: "openapi/get-channels",
    allow: "anyone",
    uses: ["table"],
    answer: z.looseObject({
      asyncapi: z.string(),
      info: z.looseObject({ title: z.string(), version: z.string() }),
      channels: z.record(z.string(), z.looseObject({ address: z.string() })),
    }),
    bare: true,
    publicFor: 300,
    example: { answer: { asyncapi: "3.0.0", info: { title: "Highway", version: "1" }, channels: {} } },
  },
});
