import { stateCodes } from "@highway/core/platform/pure/states";
import { stateIn } from "../../lib/words/states";
import type { Option } from "./select";

const byName = stateCodes.map((code) => [code, stateIn("en", code)] as const);
export const stateName = (code: string) => byName.find(([each]) => each === code)?.[1] ?? code;

/** The states by code, for narrow places. */
export const stateCodeOptions: readonly Option[] = [
  { value: "", label: "" },
  ...byName.map(([code]) => ({ value: code, label: code })).sort((one, other) => one.value.localeCompare(other.value)),
];
export const stateOptions: readonly Option[] = [
  { value: "", label: "Choose a state" },
  ...byName.map(([value, label]) => ({ value, label })).sort((one, other) => one.label.localeCompare(other.label)),
];
