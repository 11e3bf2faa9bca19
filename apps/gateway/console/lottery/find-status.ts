import type { DrawStatus } from '@ante/contract/lottery/draws/draw.ts'

import type { Db } from '../../kit/db.ts'
import { lockAtOf, statusAt } from '../../lottery/public.ts'
import { lotteriesOf } from './lotteries.ts'

interface DrawName {
  merchantCode: string
  code: string
  drawNumber: string
}

/** Returns the status of a stored or scheduled draw at a time; INIT for an unknown one. */
export async function findStatus(db: Db, { merchantCode, code, drawNumber }: DrawName, now: Date): Promise<DrawStatus> {
  const game = (await lotteriesOf(db, merchantCode)).find((one) => one.code === code)
  const row = await db
    .selectFrom('lottery_draw')
    .select(['status', 'open_at', 'lock_at', 'draw_at'])
    .where('game_id', '=', game?.id ?? 0n)
    .where('draw_number', '=', drawNumber)
    .executeTakeFirst()
  if (row) {
    const hours = { openAt: row.open_at.getTime(), lockAt: row.lock_at.getTime(), drawAt: row.draw_at.getTime() }
    return statusAt(row.status, hours, now.getTime())
  }
  const slot = game?.timetable.named(drawNumber)
  return game && slot ? statusAt('INIT', { ...slot, lockAt: lockAtOf(game, slot) }, now.getTime()) : 'INIT'
}
