/** The reasons why an address gets no more reports by mail: the person said so, to us or to their mail program, or the mailbox does not exist. */
export const reasons = ["unsubscribed", "complained", "bounced"] as const;
export type Reason = (typeof reasons)[number];
