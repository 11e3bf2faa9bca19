import type { TestGateway } from '../../test/start-gateway.ts'

/** What others have opened, or the demo, gives nothing from now on that a test does not mean. */
export async function closeAll({ ports: { db } }: TestGateway): Promise<void> {
  await db
    .updateTable('promotion')
    .set({ state: 'closed', closed_at: new Date(0) })
    .execute()
}
