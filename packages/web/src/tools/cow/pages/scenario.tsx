import { HomeAndLoanPage } from "../../every/answer/home-and-loan-page";
import { buyingLoan, LoanChoice } from "../../every/answer/loan-choice";
import { RentField } from "../../every/answer/rent-field";
import { LaterRateField } from "../later-rate-field";

/** The home, its purchase loan, the rent until then and the later rate. */
const ScenarioPage = () => (
  <HomeAndLoanPage
    loan={{ ...buyingLoan, choice: <LoanChoice /> }}
    asks="What would waiting look like?"
    says="Type the rent that the client pays until then, or 0 for someone who lives with family, and the rate that you expect at the later purchase. Everything else has a default value, which you can change beside the answer."
  >
    <RentField label="Monthly rent while waiting" />
    <LaterRateField />
  </HomeAndLoanPage>
);

export default ScenarioPage;
