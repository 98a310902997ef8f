declare global {
  interface Window {
    /** What `inline/early-requests.js` has asked for, by address. */
    earlyAnswers?: Map<string, Promise<Response>>;
  }
}

/** The answer to what was asked before the app's own code was there, if it is one. Each is taken once. */
export async function takeEarlyAnswer(url: string): Promise<Response | null> {
  const answer = window.earlyAnswers?.get(url);
  window.earlyAnswers?.delete(url);
  const response = await answer;
  // What went wrong then may go well now.
  return response?.ok ? response : null;
}

/** After a change, or another sign-in, what was asked before it does not count. */
export const forgetEarlyAnswers = () => window.earlyAnswers?.clear();
