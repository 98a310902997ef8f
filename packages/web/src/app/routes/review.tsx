import { ClientReport } from "../../features/results/client-report";
import { ReviewScreen } from "../../features/review/review-screen";

export const ReviewRoute = () => <ReviewScreen report={(answered) => <ClientReport answered={answered} />} />;
