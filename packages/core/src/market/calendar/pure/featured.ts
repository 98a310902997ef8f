/** Events that are featured until an administrator says otherwise, by the names that the specification has and those that FXStreet gives to the same series. */
const byDefault = [
  "Pending Home Sales (MoM)",
  "ADP Private Payroll Change",
  "ADP Employment Change",
  "FOMC Minutes",
  "Unemployment Rate",
  "Consumer Price Index (MoM)",
  "Consumer Price Index Ex Food & Energy (MoM)",
  "Personal Consumption Expenditures (YoY)",
  "Personal Consumption Expenditures (MoM)",
  "Personal Consumption Expenditures - Price Index (YoY)",
  "Personal Consumption Expenditures - Price Index (MoM)",
];

/** Two spellings of a name differ in case, spaces and marks alone. */
const plainName = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, "");
const names = new Set(byDefault.map(plainName));

export const isFeaturedByDefault = (name: string): boolean => names.has(plainName(name));
