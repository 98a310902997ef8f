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
});
