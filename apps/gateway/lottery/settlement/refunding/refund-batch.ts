import { sql } from 'kysely'

import { inTransaction } from '../../../kit/db.ts'
import type { Db } from '../../../kit/db.ts'
import { releaseExposure } from '../../orders/exposure.ts'
import { lockPlayers } from '../../orders/lock-players.ts'
import { lockIfUnchanged } from '../waiting-draw.ts'
import type { WaitingDraw } from '../waiting-draw.ts'
import { byMember, payMembers } from '../paying/pay-members.ts'
import type { RefundStatus } from './refund-codes.ts'
import { refundDetails } from './refund-details.ts'

interface Refunding {
  memberIds: readonly bigint[]
  ids: readonly bigint[]
  status: RefundStatus
  now: Date
}

/** Status of sub-orders on a void draw. It accepts no more bets, so their exposure need not be released. */
const VOID = 12

/** Ends these sub-orders with this status and refunds their stakes, each once. */
export async function refundBatch(
  db: Db,
  draw: WaitingDraw,
  { memberIds, ids, status, now }: Refunding,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const debts = await lockPlayers(tx, draw.merchantCode, memberIds)
    if (!(await lockIfUnchanged(tx, draw))) return
    const refunded = await refundDetails(tx, ids, { status, now })
    const paid = { kind: status, amounts: byMember(refunded, (item) => item) }
    await payMembers(tx, { draw, part: `back.${ids[0]}`, now, debts }, [paid])
    if (status !== VOID)
      await releaseExposure(
        tx,
        refunded.map(({ id }) => id),
      )
  })
}

/** Returns the ids of these members' open sub-orders on a draw. */
export async function openIds(db: Db, drawId: bigint, memberIds: readonly bigint[]): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select id from lottery_detail
    where draw_id = ${drawId} and member_id = any (${[...memberIds]}::int8[]) and status = 2
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}
