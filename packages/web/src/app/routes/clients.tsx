import { ClientsScreen } from "../../features/clients/clients-screen";

export const ClientsRoute = () => <ClientsScreen />;
