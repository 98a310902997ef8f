import { DebtsStrip } from "../../../forms/debts/debts-strip";
import { openDebts } from "../../../forms/debts/debts-window";
import { Button } from "../../../ui/button";
import { HomeAndLoanPage } from "../../every/answer/home-and-loan-page";
import { ClientsDebts } from "../clients-debts";
import { NewLoanChoice, newLoan } from "../new-loan";

/** The home, the new loan, and the mortgages and debts that it replaces. */
const ScenarioPage = () => (
  <HomeAndLoanPage
    loan={{ ...newLoan, choice: <NewLoanChoice /> }}
    below={<DebtsStrip />}
    asks="What does the client owe?"
    says="Type each mortgage and debt with its balance, payment and rate, and check what the new loan pays off. A rate that is not known can be added later."
  >
    <div>
      <Button onClick={openDebts}>Mortgages and debts</Button>
    </div>
    <ClientsDebts />
  </HomeAndLoanPage>
);

export default ScenarioPage;
