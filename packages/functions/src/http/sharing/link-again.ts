import { sharingEndpoints } from "@highway/core/sharing/endpoints";
import * as Again from "@highway/core/sharing/sending/again/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(
  sharingEndpoints,
  "POST /v2/share/live-share-again",
  async ({ query: { link, tool }, body: { send = false } }) => one(await Again.linkAgain({ linkId: link, tool, send })),
);
