import { callInTurn } from "../../lib/api/in-turn";

/** Writes a report once its earlier writes are answered: each names the state that it is based on, which the one before it changes. */
export const writeInTurn = <T>(id: string, write: () => Promise<T>) => callInTurn(`report ${id}`, write);
