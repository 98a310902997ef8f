/** The years that the tools look at: the longest horizon. */
export const YEARS = 30;

/** Growth of prices that stay as they are, and of prices that fall at first, in percent a year. */
export const DOWNSIDES = { flat: [0], fall: [-5, 0] } as const;
