import { brand } from "../../branding/example";
import type { Brand } from "../../branding/schema";

/** An officer with what only some officers have: a face, and a company whose license has words of its own. */
export const dana: Brand = {
  ...brand,
  hasHeadshot: true,
  corpLicenses: [{ stateLic: "NC", licenseNum: "L-940310", stateLang: "Licensed by the NC Commissioner of Banks" }],
};
