/** What `vi.waitFor` is given for what mails, queues and jobs do in their own time: its usual second is short on a busy machine. */
export const patience = { timeout: 30_000 };
