import { CustomAttributeType, Entity } from "electrodb";
import { inSeconds } from "../clock";
import { table } from "../table/table";

/** Nobody's own: what everyone gets told alike. Nothing that a person typed is kept here. */
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
 * What was learned outside, asked for once and kept for everyone.
 * @param question  names the answer and the shape that it has; never an address or anything else that a person typed
 * @param keepFor   seconds, by what was answered
 */
export async function remembered<T>(
  question: string,
  keepFor: (answer: T) => number,
  learn: () => Promise<T>,
): Promise<T> {
  const { data } = await OutsideAnswerEntity.get({ question }).go();
  // The table deletes what has expired in its own time.
  if (data && data.expiresAt > inSeconds(0)) return data.answer as T;
  const answer = await learn();
  await OutsideAnswerEntity.put({ question, answer, expiresAt: inSeconds(keepFor(answer)) }).go();
  return answer;
}
