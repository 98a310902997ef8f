/** The states, the District of Columbia and the territories, by the codes of the Postal Service. */
export const stateCodes =
  "AL AK AS AZ AR CA CO CT DE DC FL GA GU HI ID IL IN IA KS KY LA ME MD MA MI MN MP MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA PR RI SC SD TN TX UT VT VA VI WA WV WI WY".split(
    " ",
  );

export const isStateCode = (code: string): boolean => stateCodes.includes(code);
