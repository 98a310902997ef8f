import { Making } from "@highway/core/exports/making/index";
import { ExportMessage } from "@highway/core/exports/schema";
import { draw } from "../print/draw";
import { queued } from "../queued";

export const handler = queued(ExportMessage, (message) => Making.make(message, draw));
