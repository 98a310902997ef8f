import { stateIn } from "../../lib/words/states";
import type { Option } from "../select";

const codes =
  "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY";
const territories = { GU: "Guam", PR: "Puerto Rico", VI: "U.S. Virgin Islands" };

const byName = [
  ...codes.split(" ").map((code) => [code, stateIn("en", code)] as const),
  ...Object.entries(territories),
];
export const stateName = (code: string) => byName.find(([each]) => each === code)?.[1] ?? code;

/** By code, where there is little room. */
export const stateCodeOptions: readonly Option[] = [
  { value: "", label: "" },
  ...byName.map(([code]) => ({ value: code, label: code })).sort((one, other) => one.value.localeCompare(other.value)),
];
export const stateOptions: readonly Option[] = [
  { value: "", label: "Choose a state" },
  ...byName.map(([value, label]) => ({ value, label })).sort((one, other) => one.label.localeCompare(other.label)),
];
