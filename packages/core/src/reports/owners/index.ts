import { ReportOwnerEntity } from "../entity";

/** Lists the officers who have a report of this id: one, unless another proposed the same. */
export async function ownersOf(reportId: string): Promise<string[]> {
  const { data } = await ReportOwnerEntity.query.ofReport({ reportId }).go();
  return data.map(({ ownerId }) => ownerId);
}
