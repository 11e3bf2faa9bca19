import type { listPlayerLottery, listPlayerRounds } from '@ante/contract/console/players/play-lists.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { orderStatus } from '@ante/contract/lottery/orders/order-status.ts'
import { sql } from 'kysely'

import { textOf } from '../../../kit/money.ts'
import { pageOf } from '../../../kit/page-of.ts'
import { cursorText, roundsAfter } from '../../../launch/public.ts'
import { cursorId, timeOf } from './page.ts'
import type { ListPorts, ListQuery } from './page.ts'

/** Format of cursors of the player's own list of rounds: day, time in microseconds, and id. */
const ROUND_CURSOR = /^\d{4}-\d\d-\d\d\.\d{1,18}\.\d{1,18}$/
const ALWAYS = { from: '1990-01-01', to: '2999-12-31' }

/** Returns rounds of all days, as on the player's own page. */
export async function playerRounds(
  { db }: ListPorts,
  { player, after, size }: ListQuery,
): Promise<OutputOf<typeof listPlayerRounds>> {
  const cursor = after !== undefined && ROUND_CURSOR.test(after) ? after : undefined
  const found = await roundsAfter(db, { memberId: player.id, ...ALWAYS }, { after: cursor, limit: size + 1 })
  const { page, next } = pageOf(found, size, cursorText)
  const nodes = [...new Set(page.map(({ node_id: node }) => node))]
  const games =
    nodes.length === 0
      ? []
      : await db.selectFrom('game').select(['node_id', 'name']).where('node_id', 'in', nodes).execute()
  const names = new Map(games.map(({ node_id: node, name }) => [node, name]))
  return {
    rows: page.map((row) => ({
      id: String(row.id),
      round: row.round_id,
      at: row.opened_at.toISOString(),
      vendor: row.vendor,
      game: names.get(row.node_id) ?? null,
      category: row.category,
      outcome: row.outcome,
      staked: textOf(row.staked),
      paid: textOf(row.paid),
      closedAt: timeOf(row.closed_at),
      held: row.under_review === null || row.under_review === 0n ? null : textOf(row.under_review),
    })),
    next,
  }
}

interface BetRow {
  id: bigint
  order: string
  at: Date
  moment: bigint
  game: string
  draw: string
  play: string
  text: string
  status: number
  cost: bigint
  won: bigint
  refunded: bigint
  settled: Date | null
}

const TEXT_SHOWN = 120
const statusNames = new Map<number, string>(Object.entries(orderStatus).map(([name, number]) => [number, name]))

/** Returns the lottery bets, one row per draw and slip; the cursor consists of time and id. */
export async function playerLottery(
  { db }: ListPorts,
  { player, after, size }: ListQuery,
): Promise<OutputOf<typeof listPlayerLottery>> {
  const [moment, number] = after !== undefined && /^\d{1,18}\.\d{1,18}$/.test(after) ? after.split('.') : []
  const before =
    moment === undefined
      ? sql`'infinity'`
      : sql`timestamptz 'epoch' + ${BigInt(moment)}::bigint * interval '1 microsecond'`
  const { rows: found } = await sql<BetRow>`
    select detail.id, placed.number as order, detail.placed_at as at, (extract(epoch from detail.placed_at) * 1000000)::bigint as moment,
      game.name as game, detail.draw_number as draw, slip.play_code as play, left(slip.content, ${TEXT_SHOWN}) as text,
      detail.status, detail.cost, detail.won, detail.refunded, detail.settled_at as settled
    from lottery_detail detail
    join lottery_order placed on placed.id = detail.order_id
    join lottery_slip slip on slip.id = detail.slip_id
    join lottery_game game on game.id = detail.game_id
    where detail.member_id = ${player.id} and (detail.placed_at, detail.id) < (${before}, ${cursorId(number)})
    order by detail.placed_at desc, detail.id desc limit ${size + 1}`.execute(db)
  const { page, next } = pageOf(found, size, ({ moment: last, id }) => `${last}.${id}`)
  return {
    rows: page.map(({ id, at, cost, won, refunded, settled, status, order, game, draw, play, text }) => ({
      id: String(id),
      order,
      at: at.toISOString(),
      game,
      draw,
      play,
      text,
      status: statusNames.get(status) ?? String(status),
      cost: textOf(cost),
      won: textOf(won),
      refunded: textOf(refunded),
      settledAt: timeOf(settled),
    })),
    next,
  }
}
