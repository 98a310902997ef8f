import { pictureEndpoints } from "@highway/core/pictures/endpoints";
import * as Pictures from "@highway/core/pictures/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(pictureEndpoints, "GET /v1/user/pictures", () => Pictures.list());
