import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'
import { MAX_ORDER_DAYS, MAX_ORDERS_DEPTH } from '@ante/contract/lottery/orders/orders.ts'
import type { OrdersPage, searchOrders as endpoint, todaysOrders } from '@ante/contract/lottery/orders/orders.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { SignedIn } from '../../../kit/context.ts'
import type { Db } from '../../../kit/db.ts'
import { exactTextOf } from '../../../kit/money.ts'
import type { Ports } from '../../../kit/ports.ts'
import { commonRefusal } from '../../../kit/refusal.ts'
import type { MerchantDirectory } from '../../../merchant/public.ts'
import { lotteryTermsOf } from '../../limits/terms.ts'
import { detailRows, shownOrder } from './shown-order.ts'

export interface ShowingPorts extends Pick<Ports, 'db' | 'clock'> {
  merchants: MerchantDirectory
}

const DEFAULT_DAYS = 7

type Search = ParsedInputOf<typeof endpoint>

interface OrderMatch {
  where: RawBuilder<unknown>
  page: number
  size: number
}

/** Returns a member's bets in a period that match the search. */
export function searchOrders(ports: ShowingPorts, member: SignedIn, filter: Search): Promise<OrdersPage> {
  const where = orderFilter(member, filter, ports.clock.now().getTime())
  return pageOf(ports, member, { where, page: filter.page, size: filter.size })
}

/** SQL condition of a search for sub-orders. */
export function orderFilter(member: SignedIn, filter: Filter, now: number): RawBuilder<unknown> {
  const defaultDays = filter.settledFrom === undefined ? DEFAULT_DAYS : MAX_ORDER_DAYS - 1
  const { startDate = now - defaultDays * DAY_MS, endDate = now + DAY_MS } = filter
  if (startDate > endDate || endDate - startDate > MAX_ORDER_DAYS * DAY_MS) {
    throw commonRefusal('request.invalid', { fields: [{ path: 'endDate', problem: 'too many days, or none' }] })
  }
  const between = sql`detail.placed_at >= ${new Date(startDate)} and detail.placed_at <= ${new Date(endDate)}`
  return sql.join([ownOf(member), between, ...filtersOf(filter)], sql` and `)
}

/** Returns the orders since midnight in the merchant's time zone. */
export function ordersOfToday(
  ports: ShowingPorts,
  member: SignedIn,
  { gameId, page, size }: ParsedInputOf<typeof todaysOrders>,
): Promise<OrdersPage> {
  const { zone } = ports.merchants.of(member.merchantCode)
  const now = ports.clock.now()
  const midnight = sql`date_trunc('day', ${now}::timestamptz at time zone ${zone}) at time zone ${zone}`
  const where = [ownOf(member), sql`detail.placed_at >= ${midnight}`, ...filtersOf({ gameId })]
  return pageOf(ports, member, { where: sql.join(where, sql` and `), page, size })
}

const ownOf = ({ memberId }: SignedIn) => sql`detail.member_id = ${BigInt(memberId)}`

type Filter = Partial<Omit<Search, 'page' | 'size'>>

function filtersOf(filter: Filter): RawBuilder<unknown>[] {
  const { gameId, drawNumber, chasingOrder, settledFrom } = filter
  const found: RawBuilder<unknown>[] = []
  if (gameId !== undefined) found.push(sql`detail.game_id = ${BigInt(gameId)}`)
  if (settledFrom !== undefined) found.push(sql`detail.settled_at > ${new Date(settledFrom)}`)
  if (drawNumber !== undefined) found.push(sql`detail.draw_number = ${drawNumber}`)
  if (chasingOrder !== undefined) found.push(sql`(placed.chase is not null) = ${chasingOrder}`)
  return [...found, ...statusFilter(filter), ...numberFilter(filter), ...chaseFilter(filter)]
}

function statusFilter({ orderStatus }: Filter): RawBuilder<unknown>[] {
  if (orderStatus === undefined) return []
  return [sql`detail.status = any (${[orderStatus].flat()}::int2[])`]
}

/** Matches the number of an order or a sub-order. */
const NUMBER = /^([^-]+)(?:-(\d{1,6}))?$/

function numberFilter({ orderNumber }: Filter): RawBuilder<unknown>[] {
  if (orderNumber === undefined) return []
  const [, number = '', position] = NUMBER.exec(orderNumber.trim().toUpperCase()) ?? []
  const isIt = sql`placed.number = ${number}`
  return position === undefined ? [isIt] : [isIt, sql`detail.position = ${Number(position)}`]
}

/** Returns the conditions of the chase filter. A chase is running while a phase of its slip is open. */
function chaseFilter({ chasingStatus }: Filter): RawBuilder<unknown>[] {
  if (chasingStatus === undefined) return []
  const isOpen = sql`exists (select from lottery_detail other where other.slip_id = detail.slip_id and other.status = 2)`
  return [sql`placed.chase is not null`, chasingStatus === 'running' ? isOpen : sql`not ${isOpen}`]
}

/** Returns a page of sub-orders and the totals of all, from one snapshot. */
function pageOf({ db, clock }: ShowingPorts, member: SignedIn, { where, page, size }: OrderMatch): Promise<OrdersPage> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const sums = await sumsOf(tx, where)
      const terms = await lotteryTermsOf(tx, member.merchantCode)
      const offset = (page - 1) * size
      const rows =
        offset >= MAX_ORDERS_DEPTH
          ? []
          : await detailRows(
              tx,
              where,
              sql`order by detail.placed_at desc, detail.id desc limit ${size} offset ${offset}`,
            )
      const now = clock.now()
      const total = Number(sums.count)
      return {
        orders: {
          content: rows.map((row) => shownOrder(row, { terms, now })),
          totalPages: Math.ceil(Math.min(total, MAX_ORDERS_DEPTH) / size),
          totalElements: total,
          page,
        },
        orderSumTO: {
          sumPlanBettingAmt: exactTextOf(sums.planned),
          sumActualBettingAmt: exactTextOf(sums.actual),
          sumWinningAmt: exactTextOf(sums.won),
        },
        currency: member.currency,
        serverTime: now.toISOString(),
      }
    })
}

interface Sums {
  count: bigint
  planned: bigint
  actual: bigint
  won: bigint
}

async function sumsOf(tx: Db, where: RawBuilder<unknown>): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select count(*) as count, coalesce(sum(detail.cost), 0)::bigint as planned,
      coalesce(sum(detail.cost - detail.refunded), 0)::bigint as actual, coalesce(sum(detail.won), 0)::bigint as won
    from lottery_detail detail join lottery_order placed on placed.id = detail.order_id
    where ${where}`.execute(tx)
  return rows[0] ?? { count: 0n, planned: 0n, actual: 0n, won: 0n }
}
