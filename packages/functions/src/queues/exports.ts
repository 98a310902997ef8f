import * as Making from "@highway/core/exports/making/index";
import { ExportMessage } from "@highway/core/exports/schema";
import { draw, prepare } from "../print/draw";
import { queued } from "../queued";

/** The browser gets ready while the report is read, and once more for the next file when this one is done. */
export const handler = queued(ExportMessage, async (message) => {
  void prepare();
  await Making.make(message, draw);
  await prepare();
});
