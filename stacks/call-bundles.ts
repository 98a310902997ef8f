/**
 * Runs bundles as Lambda does. A process of its own, so that nothing but the bundle and Lambda's SDK is there: it is sent events, each with the file
 * of its bundle, and sends back what the handler answers.
 */
export type Call = { id: number; file: string; event: object; context: object };
export type Answered = { id: number; answer?: unknown; problem?: string };

/** What a function behind the API has. It is no part of the context that was sent, because functions cannot be. */
const getRemainingTimeInMillis = () => 10_000;

async function answered({ id, file, event, context }: Call): Promise<Answered> {
  try {
    const { handler } = await import(file);
    return { id, answer: await handler(event, { ...context, getRemainingTimeInMillis }) };
  } catch (error) {
    // A bundle is one line of 300 KB, which Node prints before it says what is wrong.
    return { id, problem: String(error instanceof Error ? error.stack : error).slice(-2000) };
  }
}

process.on("message", async (call: Call) => process.send!(await answered(call)));
// The browser that prints ends with the process.
process.on("disconnect", () => process.exit());
