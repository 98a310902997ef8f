import type { Solution } from "@highway/engine/scenario/solve/goal";
import { solve } from "@highway/engine/scenario/solve/solve";
import type * as z from "zod/mini";
import { withDate } from "../scenario-date";
import type { SolveInput } from "./ask.schema";

/** Finds the one input with which a loan reaches a figure, or why none does. */
export const solveScenario = ({ scenario, ask }: z.output<typeof SolveInput>): Solution =>
  solve(withDate(scenario), ask);
