type Service = { environment: Record<string, string>; stop: () => Promise<unknown> };

/**
 * Runs services beside the tests of a file, which reach them as the product does: by the environment.
 * @returns  what stops them, the last named first, since it may still use those before it: handed on by `beforeAll`, it runs after the last test
 */
export async function runBeside(...services: (Service | Promise<Service>)[]): Promise<() => Promise<unknown>> {
  const running = await Promise.all(services);
  Object.assign(process.env, ...running.map(({ environment }) => environment));
  return async () => {
    for (const { stop } of running.toReversed()) await stop();
  };
}
