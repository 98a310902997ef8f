import * as Exports from "@highway/core/exports/index";
import { ExportMessage } from "@highway/core/exports/schema";
import * as Copies from "@highway/core/sharing/links/copies/index";
import { draw, prepare } from "../print/draw";
import { queueHandler } from "../queue-handler";

/** The browser gets ready while the report is read, and again for the next file when this one is done. */
export const handler = queueHandler("exports", ExportMessage, async (message) => {
  void prepare();
  await Exports.make(message, draw, Copies.endPaper);
  await prepare();
});
