import { endpoints } from "../../platform/declare/endpoint";
import { CorpPermissions } from "./schema";

export const permissionEndpoints = endpoints({
  "GET /v1/user/corp-permissions": {
    does: "What the person's corporation allows.",
    handler: "permissions/get",
    allow: "officer",
    uses: ["table"],
    answer: CorpPermissions,
    example: { answer: CorpPermissions.parse({ showUSDA: true, cc: "compliance@summithome.example" }) },
  },
});
