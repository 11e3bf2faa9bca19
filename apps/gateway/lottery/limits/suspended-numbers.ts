import type { Db } from '../../kit/db.ts'

/** Returns the numbers of a game on which the merchant currently accepts no bets. */
export async function suspendedNumbers(db: Db, gameId: bigint): Promise<string[]> {
  const rows = await db
    .selectFrom('lottery_suspended_number')
    .select('number')
    .where('game_id', '=', gameId)
    .orderBy('number')
    .execute()
  return rows.map(({ number }) => number)
}

export interface SuspendedNumber {
  merchantCode: string
  gameId: bigint
  number: string
}

export async function suspendNumber(tx: Db, { merchantCode, gameId, number }: SuspendedNumber): Promise<void> {
  await tx
    .insertInto('lottery_suspended_number')
    .values({ merchant_code: merchantCode, game_id: gameId, number })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function releaseNumber(tx: Db, { gameId, number }: SuspendedNumber): Promise<void> {
  await tx.deleteFrom('lottery_suspended_number').where('game_id', '=', gameId).where('number', '=', number).execute()
}
