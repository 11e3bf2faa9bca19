import { Readable } from 'node:stream'

import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { orderStatus } from '@ante/contract/lottery/orders/order-status.ts'
import { ORDERS_PER_FILE } from '@ante/contract/lottery/orders/orders-file.ts'
import type { ordersFile as endpoint } from '@ante/contract/lottery/orders/orders-file.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { SignedIn } from '../../../kit/context.ts'
import { BYTE_ORDER_MARK, csvLine, csvTimes } from '../../../kit/csv-line.ts'
import { exactTextOf } from '../../../kit/money.ts'
import { orderFilter } from './search-orders.ts'
import type { ShowingPorts } from './search-orders.ts'
import { detailRows, numberOf } from './shown-order.ts'
import type { DetailRow } from './shown-order.ts'

const AT_ONCE = 500

/** Streams the member's sub-orders as CSV; the client's reading speed limits the queries. */
export function ordersFile(
  ports: ShowingPorts,
  member: SignedIn,
  input: ParsedInputOf<typeof endpoint>,
): Promise<{ name: string; content: Readable }> {
  const { zone } = ports.merchants.of(member.merchantCode)
  const where = orderFilter(member, input, ports.clock.now().getTime())
  return Promise.resolve({
    name: 'lottery-bets.csv',
    content: Readable.from(lines(ports, { where, zone, currency: member.currency })),
  })
}

interface FileRequest {
  where: RawBuilder<unknown>
  zone: string
  currency: string
}

async function* lines({ db }: ShowingPorts, { where, zone, currency }: FileRequest): AsyncGenerator<string> {
  const times = csvTimes(zone)
  yield BYTE_ORDER_MARK + csvLine(headOf(zone))
  let afterCondition = sql`true`
  for (let remaining = ORDERS_PER_FILE; remaining > 0;) {
    const limit = Math.min(remaining, AT_ONCE)
    const order = sql`order by detail.placed_at desc, detail.id desc limit ${limit}`
    const rows = await detailRows(db, sql`${where} and ${afterCondition}`, order)
    yield rows.map((row) => csvLine(cellsOf(row, { times, currency }))).join('')
    const last = rows.at(-1)
    if (!last || rows.length < limit) return
    afterCondition = sql`(detail.placed_at, detail.id) < (
      select one.placed_at, one.id from lottery_detail one where one.id = ${last.id})`
    remaining -= rows.length
  }
}

const headOf = (zone: string) => [
  `Placed (${zone})`,
  'Bet',
  'Game',
  'Draw number',
  `Draw (${zone})`,
  'Play',
  'Content',
  'Phase',
  'Status',
  'Planned',
  'Staked',
  'Won',
  'Rebate',
  'Stake back',
  'Fee',
  'Currency',
]

const STATUS_NAMES = new Map<number, string>(Object.entries(orderStatus).map(([name, status]) => [status, name]))

interface OrderRow {
  times: Intl.DateTimeFormat
  currency: string
}

function cellsOf(row: DetailRow, { times, currency }: OrderRow): string[] {
  const { gameName, drawNumber, playCode, content, chase, phase, status } = row
  const { cost, refunded, won, rebate, fee } = row
  const money = [cost, cost - refunded, won, rebate, refunded - fee, fee].map(exactTextOf)
  const at = (time: Date) => times.format(time)
  const phases = chase === null ? '' : `${phase}/${chase.length}`
  const bet = [at(row.placedAt), numberOf(row), gameName, drawNumber, at(row.drawAt), playCode, content, phases]
  return [...bet, STATUS_NAMES.get(status) ?? String(status), ...money, currency]
}
