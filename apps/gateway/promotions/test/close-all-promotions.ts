import type { TestGateway } from '../../test/start-gateway.ts'

/** Closes all other promotions, including the demo's, so that only those of the test grant rewards. */
export async function closeAllPromotions({ ports: { db } }: TestGateway): Promise<void> {
  await db
    .updateTable('promotion')
    .set({ state: 'closed', closed_at: new Date(0) })
    .execute()
}
