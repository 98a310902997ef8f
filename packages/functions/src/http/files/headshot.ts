import { fileEndpoints } from "@highway/core/files/endpoints";
import * as Files from "@highway/core/files/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(fileEndpoints, "GET /v1/user/headshot", ({ query }) => Files.headshot(query));
