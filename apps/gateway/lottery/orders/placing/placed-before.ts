import type { PlacedOrder } from '@ante/contract/lottery/orders/betting.ts'
import { LOTTERY_WALLET } from '@ante/contract/wallet/balance.ts'

import type { Db } from '../../../kit/db.ts'
import { exactTextOf, textOf } from '../../../kit/money.ts'
import type { Ports } from '../../../kit/ports.ts'
import { commonRefusal } from '../../../kit/refusal.ts'
import type { LotteryOrder } from './write-order.ts'

interface Repeated {
  memberId: bigint
  requestKey: string | null
  fingerprint: Buffer
}

/** Returns the caller's order with this idempotency key, or null; refuses the key if the two orders differ. */
export async function repeatedOrder(
  db: Db,
  { memberId, requestKey, fingerprint }: Repeated,
): Promise<LotteryOrder | null> {
  if (requestKey === null) return null
  const row = await db
    .selectFrom('lottery_order')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst()
  if (row && !row.fingerprint.equals(fingerprint)) throw commonRefusal('idempotency_key.conflict')
  return row ?? null
}

export async function placedOrderView(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  order: LotteryOrder,
): Promise<PlacedOrder> {
  const { balance } = await db
    .selectFrom('account')
    .select('balance')
    .where('kind', '=', 'member')
    .where('member_id', '=', order.member_id)
    .where('wallet_type', '=', LOTTERY_WALLET)
    .executeTakeFirstOrThrow()
  const lastDraws = await db
    .selectFrom('lottery_detail')
    .select(['draw_number as drawNumber', 'phase'])
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute()
  return {
    orderMasterId: String(order.id),
    orderNumber: order.number,
    amount: exactTextOf(order.amount),
    broughtFromMain: textOf(order.from_main_wallet),
    balance: exactTextOf(balance ?? 0n),
    currency: order.currency,
    stakes: Number(order.stakes),
    details: order.details,
    drawNumber: lastDraws[0]?.drawNumber ?? '',
    lastDrawNumber: order.chase === null ? null : (lastDraws.at(-1)?.drawNumber ?? null),
    serverTime: clock.now().toISOString(),
  }
}
