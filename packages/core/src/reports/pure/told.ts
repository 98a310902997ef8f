/** Which of its loans and homes a report tells its client of. A link, paper and the officer's review leave out the same. */
type ToldLoan = { category: string; payOff?: boolean | undefined; propertyID: string };

/** Tells whether a client reads of what is owed today: a refinance pays it off, or the sale of a home for which another is bought. */
export const tellsOwed = (loans: readonly ToldLoan[]): boolean =>
  loans.some(
    ({ category, payOff, propertyID }) =>
      category === "refinance" ||
      (category === "existing" &&
        payOff === true &&
        loans.some((other) => other.category === "purchase" && other.propertyID !== propertyID)),
  );

/** Lists the loans that a report tells of. Mortgages that nothing pays off are left out, unless no other loan is offered. */
export function loansTold<Loan extends ToldLoan>(loans: readonly Loan[]): readonly Loan[] {
  const offered = loans.filter(({ category }) => category !== "existing");
  return tellsOwed(loans) || offered.length === 0 ? loans : offered;
}

type Homes<Home> = { properties: readonly Home[]; loans: readonly ToldLoan[] };

/** Lists the homes that a report tells of: those on which a loan stands that it tells of, else the first one. Others are kept to be looked at. */
export function homesTold<Home extends { id: string }>({ properties, loans }: Homes<Home>): Home[] {
  const told = loansTold(loans);
  const homes = properties.filter(({ id }) => told.some(({ propertyID }) => propertyID === id));
  return homes.length > 0 ? homes : properties.slice(0, 1);
}
