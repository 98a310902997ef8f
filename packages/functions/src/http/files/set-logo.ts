import { fileEndpoints } from "@highway/core/files/endpoints";
import * as Files from "@highway/core/files/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(fileEndpoints, "PUT /v1/user/logo", async ({ body }) => one(await Files.setLogo(body)));
