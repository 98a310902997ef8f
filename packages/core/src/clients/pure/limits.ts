/** The most reinvestments that a client's record holds. */
export const MOST_REINVESTMENTS = 10;
export const reinvestmentsSentence = `A client can have at most ${MOST_REINVESTMENTS} reinvestments`;
