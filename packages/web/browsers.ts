/** The browsers of the last two years; the native popover and `:has` set the floor. */
export const browsers = ["chrome125", "edge125", "firefox128", "safari17.5"];
