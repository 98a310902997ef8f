import * as z from "zod/mini";
import { endpoints } from "../../platform/declare/endpoint";
import { SolveAnswer } from "../calculate/result";
import { scenario } from "../examples";
import { SolveInput } from "./ask.schema";
import solution from "./example-solution.json";

export const solveEndpoints = endpoints({
  "POST /v2/scenario/solve": {
    does: "Finds the value of one input of a loan (price, down payment, rate, points or extra payment) that brings a figure to its target, exact to the cent, and the nearest marketable value that also meets it (rates and points in eighths, dollars in whole hundreds or tens). If no value does, the answer says why. Nothing is stored.",
    handler: "scenario/solve",
    allow: "officer",
    uses: ["table"],
    body: SolveInput,
    answer: z.tuple([SolveAnswer]),
    example: {
      body: { ...scenario, vary: "price", target: { figure: "monthlyPayment", value: 2500 } },
      answer: [solution],
    },
  },
});
