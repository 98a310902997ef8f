import * as ReportPictures from "@highway/core/reports/pictures/index";
import { job } from "../job";

export const handler = job("remove-pictures", (_event, { until }) => ReportPictures.removeDue(until));
