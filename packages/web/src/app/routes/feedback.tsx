import { FeedbackScreen } from "../../features/pages/feedback-screen";

export const FeedbackRoute = () => <FeedbackScreen />;
