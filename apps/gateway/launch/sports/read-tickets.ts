import { MAX_TICKETS, vendorSportsTickets } from '@ante/contract/launch/vendor-tickets.ts'
import type { VendorTicket } from '@ante/contract/launch/vendor-tickets.ts'
import { MINUTE_MS, SECOND_MS } from '@ante/contract/kit/time.ts'
import { sql } from 'kysely'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { unitsOf } from '../../kit/money.ts'
import type { Ports } from '../../kit/ports.ts'
import type { VendorKeys } from '../vendor-keys.ts'
import { callVendorService } from '../vendors/call-service.ts'
import './tables.ts'

/** Interval in milliseconds at which open tickets are read again once a match of theirs has started. */
const AGAIN_MS = 20 * SECOND_MS
/** Pause in milliseconds after a sportsbook did not answer. */
const SILENT_MS = 30 * SECOND_MS
/** Attempts to read a ticket that the sportsbook does not know (yet). */
const MAX_ATTEMPTS = 5

export interface TicketPorts extends Pick<Ports, 'db' | 'clock'> {
  keys: VendorKeys
}

interface DueTicket {
  round: bigint
  vendor: string
  game_id: string
  round_id: string
  merchant_code: string
  is_open: boolean
  attempts: number
  /** Compared when the answer is stored: a change of the round in between is read again. */
  read_at: Date
}

/** Asks sportsbooks for tickets that are new or may have changed. Those without such a call are not asked again. */
export async function readSportsTickets(ports: TicketPorts): Promise<void> {
  const due = await dueTickets(ports.db)
  for (const tickets of Map.groupBy(due, ({ vendor, game_id: game }) => `${vendor} ${game}`).values())
    await readTickets(ports, tickets)
}

async function dueTickets(db: Db): Promise<DueTicket[]> {
  const { rows } = await sql<DueTicket>`
    select ticket.round, ticket.vendor, game.game_id, ticket.round_id, ticket.merchant_code, ticket.attempts, ticket.read_at,
      round.state = 'open' as is_open
    from sports_ticket ticket
    join game on game.node_id = ticket.node_id
    join game_round round on round.vendor = ticket.vendor and round.member_id = ticket.member_id and round.round_id = ticket.round_id
    where ticket.read_at <= now() order by ticket.read_at limit ${MAX_TICKETS}`.execute(db)
  return rows
}

async function readTickets(ports: TicketPorts, due: readonly DueTicket[]): Promise<void> {
  const [first] = due
  if (!first) return
  const { vendor, game_id: gameId } = first
  const address = await ports.keys.addressOf(vendor)
  if (!address?.serviceUrl) return postpone(ports.db, due, null)
  const input = { gameId, roundIds: due.map(({ round_id: id }) => id) }
  const answer = await callVendorService(ports, vendor, vendorSportsTickets, input)
  if (answer.kind === 'unknown') return postpone(ports.db, due, SILENT_MS)
  if (answer.kind === 'refused') return postpone(ports.db, due, null)
  const reported = new Map(answer.value.tickets.map((ticket) => [ticket.roundId, ticket]))
  for (const ticket of due) {
    const report = reported.get(ticket.round_id)
    if (report) await store(ports, ticket, report)
    else await postpone(ports.db, [ticket], ticket.attempts + 1 < MAX_ATTEMPTS ? SILENT_MS : null)
  }
}

/** Reads tickets again after a time, or with null not any more unless their rounds change. */
async function postpone(db: Db, tickets: readonly DueTicket[], ms: number | null): Promise<void> {
  for (const { round, read_at: readAt } of tickets)
    await sql`
      update sports_ticket set attempts = attempts + 1, read_at = now() + ${ms}::int8 * interval '1 millisecond'
      where round = ${round} and read_at = ${readAt}`.execute(db)
}

async function store({ db, clock }: TicketPorts, ticket: DueTicket, report: VendorTicket): Promise<void> {
  const { round, read_at: readAt } = ticket
  const againMs = ticket.is_open ? againIn(report, clock.now()) : null
  await inTransaction(db, async (tx) => {
    const { type, system, combinations, price, isLive } = report
    await sql`
      update sports_ticket set type = ${type}, system = ${system}, combinations = ${combinations}, price = ${price}::numeric,
        max_payout = ${unitsOf(report.maxPayout)}, is_live = ${isLive}, attempts = 0,
        read_at = case when read_at = ${readAt} then now() + ${againMs}::int8 * interval '1 millisecond' else read_at end
      where round = ${round}`.execute(tx)
    await tx.deleteFrom('sports_leg').where('round', '=', round).execute()
    await tx
      .insertInto('sports_leg')
      .values(
        report.legs.map((leg, index) => ({
          round,
          position: index,
          merchant_code: ticket.merchant_code,
          vendor: ticket.vendor,
          match_id: leg.matchId,
          sport: leg.sport,
          league: leg.league,
          home_team: leg.homeTeam,
          away_team: leg.awayTeam,
          starts_at: new Date(leg.startsAt),
          market: leg.market,
          pick: leg.pick,
          price: leg.price,
          result: leg.result,
          score: leg.score,
        })),
      )
      .execute()
  })
}

/** Returns the time in milliseconds until picks of an open ticket can have changed: from the start of the next match on. */
function againIn({ legs }: VendorTicket, now: Date): number {
  const starts = legs
    .filter(({ result }) => result === 'open')
    .map(({ startsAt }) => Date.parse(startsAt) - now.getTime())
  // At the latest each hour, because kick-offs are postponed.
  return Math.max(AGAIN_MS, Math.min(60 * MINUTE_MS, ...starts))
}
