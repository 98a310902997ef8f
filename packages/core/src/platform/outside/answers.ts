import { CustomAttributeType, Entity } from "electrodb";
import { inSeconds } from "../clock";
import { table } from "../table/table";

/** An answer from outside belongs to nobody: everyone is told the same. Nothing that a person typed is kept here. */
const OutsideAnswerEntity = new Entity(
  {
    model: { service: "highway", entity: "outsideanswer", version: "1" },
    attributes: {
      question: { type: "string", required: true },
      answer: { type: CustomAttributeType<unknown>("any"), required: true },
      expiresAt: { type: "number", required: true },
    },
    indexes: { byQuestion: { pk: { field: "pk", composite: ["question"] }, sk: { field: "sk", composite: [] } } },
  },
  table,
);

/**
 * Asks outside once, and keeps the answer for everyone.
 * @param question  names the answer and the shape that it has; never an address or anything else that a person typed
 * @param keepFor   seconds, by what was answered
 */
export async function remembered<T>(
  question: string,
  keepFor: (answer: T) => number,
  learn: () => Promise<T>,
): Promise<T> {
  const { data } = await OutsideAnswerEntity.get({ question }).go();
  // The table deletes expired items in its own time, so an item may have expired.
  if (data && data.expiresAt > inSeconds(0)) return data.answer as T;
  const answer = await learn();
  await OutsideAnswerEntity.put({ question, answer, expiresAt: inSeconds(keepFor(answer)) }).go();
  return answer;
}
