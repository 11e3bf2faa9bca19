import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { cancelSubOrders } from '@ante/contract/lottery/orders/orders.ts'
import { sql } from 'kysely'

import { bulkMove, requireAll } from '../../../kit/state-machine/bulk-move.ts'
import { subOrderStates } from '../sub-order-states.ts'
import type { SignedIn } from '../../../kit/context.ts'
import { inTransaction } from '../../../kit/db.ts'
import type { Db } from '../../../kit/db.ts'
import { exactTextOf } from '../../../kit/money.ts'
import type { Ports } from '../../../kit/ports.ts'
import { refusalsOf } from '../../../kit/serve.ts'
import { lotteryPayments, transactionCode } from '../../../wallet/public.ts'
import { lotteryTermsOf } from '../../limits/terms.ts'
import type { LotteryTerms } from '../../limits/terms.ts'
import { releaseExposure } from '../exposure.ts'
import { lockPlayers } from '../lock-players.ts'
import { publishOrders } from '../publish-orders.ts'
import { detailRows, numberOf, shownOrder } from '../shown/shown-order.ts'
import type { DetailRow } from '../shown/shown-order.ts'
import { feeOf } from './rules.ts'

const refuse = refusalsOf(cancelSubOrders)

type Cancelled = OutputOf<typeof cancelSubOrders>

/** Cancels sub-orders, all or none, while their draws accept bets. The stakes are refunded less the fee. */
export async function cancelOrders(
  ports: Pick<Ports, 'db' | 'clock' | 'bus'>,
  member: SignedIn,
  orderDetailIds: readonly string[],
): Promise<Cancelled> {
  const ids = [...new Set(orderDetailIds.map(BigInt))]
  const cancelled = await inTransaction(ports.db, (tx) => cancelIn(ports, tx, { member, ids }))
  publishOrders(ports.bus, [BigInt(member.memberId)])
  return cancelled
}

interface Params {
  member: SignedIn
  ids: readonly bigint[]
}

async function cancelIn({ clock }: Pick<Ports, 'clock'>, tx: Db, { member, ids }: Params): Promise<Cancelled> {
  const { merchantCode, currency } = member
  const memberId = BigInt(member.memberId)
  const terms = await lotteryTermsOf(tx, merchantCode)
  if (!terms.mayCancel) throw refuse('LGS_CANCEL_ORDER_INACTIVITY')
  await lockPlayers(tx, merchantCode, [memberId])
  const rows = await ownRows(tx, memberId, ids)
  if (rows.length !== ids.length) throw refuse('order.not.found')
  const now = clock.now()
  for (const row of rows) requireOpen(row, now, terms)
  await requireLastFirst(tx, rows)
  await endRows(tx, rows, { terms, now })
  const sums = await payBack(tx, { rows, member, terms, now })
  await releaseExposure(tx, ids)
  const after = await ownRows(tx, memberId, ids)
  return {
    cancelled: after.map((row) => shownOrder(row, { terms, now })),
    refund: exactTextOf(sums.refund - sums.fee),
    fee: exactTextOf(sums.fee),
    balance: exactTextOf(sums.balance),
    currency,
    serverTime: now.toISOString(),
  }
}

const ownRows = (tx: Db, memberId: bigint, ids: readonly bigint[]): Promise<DetailRow[]> =>
  detailRows(tx, sql`detail.id = any (${[...ids]}::int8[]) and detail.member_id = ${memberId}`, sql`order by detail.id`)

/** Refuses sub-orders that are not open, or whose draw accepts no more bets by the gateway's clock. */
function requireOpen(row: DetailRow, now: Date, terms: LotteryTerms): void {
  const orderDetailId = String(row.id)
  if (CANCELLED.has(row.status)) throw refuse('ORDER_IS_CANCELED', { orderDetailId })
  if (row.status !== 2) throw refuse('LGS_CANCEL_ORDER_NOT_AVAILABLE', { orderDetailId })
  if (row.drawAt <= now) throw refuse('ORDER_NOT_DRAWABLE', { orderDetailId })
  if (row.lockAt <= now) throw refuse('LGS_CANCEL_ORDER_NOT_AVAILABLE', { orderDetailId })
  if (feeOf(row.cost, terms) >= row.cost) throw refuse('LGS_CANCEL_ORDER_SERIVCE_CHARGE_LIMIT', { orderDetailId })
}

const CANCELLED: ReadonlySet<number> = new Set([6, 7, 8, 12, 14, 15, 17])

/** Refuses a phase of a chase while a later phase is open and not cancelled with it. */
async function requireLastFirst(tx: Db, rows: readonly DetailRow[]): Promise<void> {
  const { rows: later } = await sql<{ requested: bigint }>`
    select requested.id as requested from lottery_detail requested
    join lottery_detail later on later.slip_id = requested.slip_id and later.phase > requested.phase and later.status = 2
    where requested.id = any (${rows.map(({ id }) => id)}::int8[])
      and later.id <> all (${rows.map(({ id }) => id)}::int8[])
    order by requested.id limit 1`.execute(tx)
  const first = later[0]
  if (first) throw refuse('CANCEL_CHASE_ORDER_IS_NOT_LAST_START', { orderDetailId: String(first.requested) })
}

async function endRows(tx: Db, rows: readonly DetailRow[], { terms, now }: { terms: LotteryTerms; now: Date }) {
  const fees = rows.map(({ cost }) => feeOf(cost, terms))
  const cancelled = bulkMove(subOrderStates, { from: 2, to: 8 })
  const { numAffectedRows } = await sql`
    update lottery_detail detail set ${cancelled.set}, refunded = cost, fee = ended.fee, settled_at = ${now}
    from unnest(${rows.map(({ id }) => id)}::int8[], ${fees}::int8[]) ended (id, fee)
    where detail.id = ended.id and ${cancelled.isFrom}`.execute(tx)
  requireAll(subOrderStates, rows.length, numAffectedRows)
}

interface PayingBack {
  rows: readonly DetailRow[]
  member: SignedIn
  terms: LotteryTerms
  now: Date
}

/** Refunds the whole stake, and debits the fee by a separate entry. */
async function payBack(tx: Db, { rows, member, terms, now }: PayingBack) {
  const memberId = BigInt(member.memberId)
  const wallets = await lotteryPayments(tx, { ...member, at: now }, [memberId])
  const refund = rows.reduce((sum, { cost }) => sum + cost, 0n)
  const fee = rows.reduce((sum, { cost }) => sum + feeOf(cost, terms), 0n)
  const first = rows[0]
  if (first) {
    const entry = { memberId, reference: numberOf(first) }
    const key = `lottery:cancel:${first.id}`
    await wallets.credit([{ ...entry, key, code: transactionCode.lotteryCancelled, amount: refund }])
    await wallets.debit([{ ...entry, key: `${key}:fee`, code: transactionCode.lotteryCancelFee, amount: fee }])
  }
  return { refund, fee, balance: await wallets.balanceOf(memberId) }
}
