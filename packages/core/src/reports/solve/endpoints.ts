import * as z from "zod/mini";
import { endpoints } from "../../platform/declare/endpoint";
import { SolveAnswer } from "../calculate/result";
import { scenario } from "../examples";
import { SolveInput } from "./ask.schema";
import solution from "./example-solution.json";

export const solveEndpoints = endpoints({
  "POST /v2/scenario/solve": {
    does: "The one input of a loan (price, down payment, rate, points or extra payment) with which it reaches a figure, exact to the cent, and beside it the nearest marketable one that meets it (rates and points in eighths, dollars in whole hundreds or tens), or the reason why none does. Nothing is kept.",
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
