import type * as z from "zod/mini";

/**
 * Makes an action that carries its schema, so that handlers, jobs and scripts all get the same check.
 * @throws ZodError when the input does not fit; the wrapper words it.
 */
export function action<S extends z.ZodMiniType, R>(input: S, run: (value: z.output<S>) => R) {
  return Object.assign((raw: z.input<S>): R => run(input.parse(raw)), { input });
}
