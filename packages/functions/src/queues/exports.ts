import { Exports } from "@highway/core/exports/index";
import { ExportMessage } from "@highway/core/exports/schema";
import { draw } from "../print/draw";
import { queued } from "../queued";

export const handler = queued(ExportMessage, (message) => Exports.make(message, draw));
