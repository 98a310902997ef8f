import { balanceAfter } from "../../loan/schedule";
import { type Cents, dollars, sum } from "../../money/cents";
import { isOwedBeside } from "../schema/owed-beside";
import { existingContract, extraPaymentsOf, scheduleOfContract } from "../steps/contract";
import type { Working } from "../working";

/** Works out what is owed, in cents, after so many months on the other mortgages on the home of a loan. */
export function otherMortgagesOwed({ scenario, loan }: Working): (month: number) => Cents {
  const others = scenario.loans
    .filter((each) => isOwedBeside(each, loan))
    .map((each) => {
      const amount = dollars(each.balance ?? 0);
      return {
        amount,
        schedule: scheduleOfContract(existingContract(each, amount), extraPaymentsOf(each) ?? undefined),
      };
    });
  return (month) => sum(others.map(({ amount, schedule }) => balanceAfter(schedule, amount, month) as Cents));
}
