declare global {
  interface Window {
    /** What `inline/early-requests.js` has asked for, by address. */
    earlyAnswers?: Map<string, Promise<Response>>;
  }
}

/** Gives the answer to a request that was sent before the app's own code had come. Each is taken once. */
export async function takeEarlyAnswer(url: string): Promise<Response | null> {
  const answer = window.earlyAnswers?.get(url);
  window.earlyAnswers?.delete(url);
  const response = await answer;
  // A request that failed then may succeed now.
  return response?.ok ? response : null;
}

/** Drops the early answers after a change or another sign-in: they no longer hold. */
export const forgetEarlyAnswers = () => window.earlyAnswers?.clear();
