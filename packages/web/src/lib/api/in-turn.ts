/** The last save of each thing that is not answered yet. */
const underWay = new Map<string, Promise<unknown>>();

/**
 * Makes a call once the earlier ones of the same thing are answered. Two that are on their way together may reach the server in the other order, and then
 * the earlier one is what stays.
 * @param thing  what the calls save
 */
export function callInTurn<T>(thing: string, make: () => Promise<T>): Promise<T> {
  const before = underWay.get(thing);
  const answer = before ? before.then(make, make) : make();
  underWay.set(thing, answer);
  const leave = () => underWay.get(thing) === answer && underWay.delete(thing);
  answer.then(leave, leave);
  return answer;
}
