import { randomInt } from 'node:crypto'

import { sql } from 'kysely'
import type { Selectable } from 'kysely'

import type { Db } from '../../../kit/db.ts'
import type { LotteryOrderTable } from '../tables.ts'
import { contentOf } from './require-not-sold-out.ts'
import type { LockedDraw } from './lock-draws.ts'
import type { ReadSlip } from './read-slips.ts'

export type LotteryOrder = Selectable<LotteryOrderTable>

export type NewOrder = Omit<LotteryOrder, 'id' | 'number' | 'chase' | 'device' | 'details'> & {
  number: string
  ownSeries: number
  device: string
}

/** Letters and digits of order numbers, without those that are easily confused. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const NUMBER_LETTERS = 11

export const newOrderNumber = (): string =>
  `L${Array.from({ length: NUMBER_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`

/** Returns the cost of a slip in all of these draws together. */
export const costOfSlip = (slip: ReadSlip, draws: readonly { multiple: number }[]): bigint =>
  draws.reduce((sum, draw) => sum + slip.cost * BigInt(slip.multiple * draw.multiple), 0n)

interface Cart {
  slips: readonly ReadSlip[]
  draws: readonly LockedDraw[]
}

/** Stores an order; call it in the transaction that debits the stake. */
export async function writeOrder(
  tx: Db,
  { ownSeries, ...order }: NewOrder,
  { slips, draws }: Cart,
): Promise<LotteryOrder> {
  const isChase = draws.length > 1
  const chase = draws.map(({ slot, multiple }) => ({ drawNumber: slot.drawNumber, multiple }))
  const written = await tx
    .insertInto('lottery_order')
    .values({ ...order, chase: isChase ? JSON.stringify(chase) : null, details: slips.length * draws.length })
    .returningAll()
    .executeTakeFirstOrThrow()
  const ids = await writeSlips(tx, written.id, slips, ownSeries)
  await writeDetails(tx, written, ids, { slips, draws })
  return written
}

async function writeSlips(tx: Db, orderId: bigint, slips: readonly ReadSlip[], ownSeries: number): Promise<bigint[]> {
  const rows = await tx
    .insertInto('lottery_slip')
    .values(
      slips.map((slip, index) => ({
        order_id: orderId,
        position: index,
        play_id: slip.play.id,
        play_code: slip.play.code,
        text: slip.text,
        content: contentOf(slip),
        number: slip.number,
        bet_type: slip.input.betType,
        stakes: slip.stakes,
        series: slip.series,
        own_series: slip.series === null ? null : ownSeries,
        unit: slip.input.unit,
        multiple: slip.multiple,
        amount: slip.amount,
        odds: slip.odds && JSON.stringify(slip.odds),
        cost: slip.cost,
        top_prize: slip.topPrize,
        max_prize: slip.maxPayout,
      })),
    )
    .returning(['id', 'position'])
    .execute()
  return rows.toSorted((a, b) => a.position - b.position).map(({ id }) => id)
}

/** Stores the sub-orders: one per slip and draw, ordered by draw. */
async function writeDetails(
  tx: Db,
  order: LotteryOrder,
  slipIds: readonly bigint[],
  { slips, draws }: Cart,
): Promise<void> {
  const details = draws.flatMap((draw, phase) =>
    slips.map((slip, index) => {
      const multiple = slip.multiple * draw.multiple
      return { slip: slipIds[index], draw, phase: phase + 1, multiple, cost: slip.cost * BigInt(multiple) }
    }),
  )
  await sql`
    insert into lottery_detail (order_id, slip_id, merchant_code, member_id, game_id, draw_id, draw_number, position, phase,
      multiple, cost, placed_at)
    select ${order.id}, slip, ${order.merchant_code}, ${order.member_id}, ${order.game_id}, draw, draw_number, position, phase,
      multiple, cost, ${order.placed_at}::timestamptz
    from unnest(${details.map(({ slip }) => slip)}::int8[], ${details.map(({ draw }) => draw.id)}::int8[],
      ${details.map(({ draw }) => draw.slot.drawNumber)}::text[], ${details.map(({ phase }) => phase)}::int[],
      ${details.map(({ multiple }) => multiple)}::int[], ${details.map(({ cost }) => cost)}::int8[])
      with ordinality requested (slip, draw, draw_number, phase, multiple, cost, position)
    order by position`.execute(tx)
}
