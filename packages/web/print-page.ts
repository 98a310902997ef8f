/** `tsx packages/web/print-page.ts FOLDER` builds the print page alone, for the function that makes files of reports. */
import { resolve } from "node:path";
import { documents } from "./documents";
import { buildDocument } from "./other-documents";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Name the folder to build into.");
process.env.NODE_ENV = "production";
await buildDocument(documents.print, resolve(folder));
