import type { Db } from '../kit/db.ts'

/** Whether a game currently belongs to a class of its category, regardless of the merchants that offer it. */
export async function hasClass(db: Db, { nodeId, name }: { nodeId: bigint; name: string }): Promise<boolean> {
  const game = await db.selectFrom('game').select('classes').where('node_id', '=', nodeId).executeTakeFirst()
  return game?.classes.includes(name) ?? false
}
