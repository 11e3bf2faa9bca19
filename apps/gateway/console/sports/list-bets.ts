import { MAX_NEW_BETS } from '@ante/contract/console/sports.ts'
import type { BetState } from '@ante/contract/console/list-filters.ts'
import type {
  countNewSportsBets as countEndpoint,
  listSportsBets as listEndpoint,
  SportsBet,
} from '@ante/contract/console/sports.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import type { TicketType } from '@ante/contract/launch/vendor-tickets.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { textOf, unitsOf } from '../../kit/money.ts'
import { pageOf } from '../../kit/page-of.ts'
import { legsOfTickets } from './ticket-legs.ts'

const PAGE_SIZE = 50

interface Row {
  round: bigint
  vendor: string
  round_id: string
  account: string
  member_id: bigint
  opened_at: Date
  state: 'open' | 'closed' | 'voided'
  outcome: BetState
  staked: bigint
  paid: bigint
  type: TicketType | null
  system: string | null
  combinations: number | null
  price: string | null
  is_live: boolean | null
  max_payout: bigint | null
}

interface Site {
  merchantCode: string
  currency: string
}

/** Returns a page of bets, newest first. */
export async function listBets(
  db: Db,
  { merchantCode, currency }: Site,
  { after, ...filters }: ParsedInputOf<typeof listEndpoint>,
): Promise<OutputOf<typeof listEndpoint>> {
  const { rows } = await sql<Row>`
    select ticket.round, ticket.vendor, ticket.round_id, member.account, ticket.member_id, ticket.opened_at, round.state, round.outcome,
      round.staked, round.paid, ticket.type, ticket.system, ticket.combinations, ticket.price::text as price, ticket.is_live,
      ticket.max_payout
    ${matching(merchantCode, filters)} and (${after ?? null}::int8 is null or ticket.round < ${after ?? null}::int8)
    order by ticket.round desc limit ${PAGE_SIZE + 1}`.execute(db)
  const { page, next } = pageOf(rows, PAGE_SIZE, ({ round }) => String(round))
  const legs = await legsOfTickets(
    db,
    page.map(({ round }) => round),
  )
  return {
    bets: page.map((row) => ({ ...shownBet(row), legs: legs.get(row.round) ?? [] })),
    currency,
    vendors: await vendorsWithBets(db, merchantCode),
    next,
  }
}

/** Counts newer bets, up to a limit. */
export async function countNewBets(
  db: Db,
  merchantCode: string,
  { since, ...filters }: ParsedInputOf<typeof countEndpoint>,
): Promise<OutputOf<typeof countEndpoint>> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select ${matching(merchantCode, filters)} and ticket.round > ${since}::int8 limit ${MAX_NEW_BETS}) newer`.execute(
    db,
  )
  return { count: rows[0]?.count ?? 0 }
}

type Filters = Omit<ParsedInputOf<typeof listEndpoint>, 'merchant' | 'after'>

/** Returns the tables and conditions of the bets that match the filters; the index `sports_ticket_feed` sorts them. */
const matching = (merchantCode: string, { state, phase, vendor, minimum, maximum, player, match }: Filters) => sql`
  from sports_ticket ticket
  join game_round round on round.vendor = ticket.vendor and round.member_id = ticket.member_id and round.round_id = ticket.round_id
  join member on member.id = ticket.member_id
  where ticket.merchant_code = ${merchantCode}
    and (${state ?? null}::text is null or round.outcome = ${state ?? null})
    and (${phase ?? null}::text is null or ticket.is_live = (${phase ?? null} = 'live'))
    and (${vendor ?? null}::text is null or ticket.vendor = ${vendor ?? null})
    and (${unitsOrNull(minimum)}::int8 is null or round.staked >= ${unitsOrNull(minimum)}::int8)
    and (${unitsOrNull(maximum)}::int8 is null or round.staked <= ${unitsOrNull(maximum)}::int8)
    and (${player ?? null}::text is null or ticket.member_id = (
      select id from member where merchant_code = ${merchantCode} and lower(account) = lower(${player ?? null})))
    and (${match ?? null}::text is null or exists (
      select from sports_leg leg where leg.round = ticket.round and leg.match_id = ${match ?? null}))`

const unitsOrNull = (amount: string | undefined): bigint | null => (amount === undefined ? null : unitsOf(amount))

function shownBet(row: Row): Omit<SportsBet, 'legs'> {
  const risk = riskOf(row)
  return {
    id: String(row.round),
    vendor: row.vendor,
    roundId: row.round_id,
    player: row.account,
    playerId: String(row.member_id),
    at: row.opened_at.toISOString(),
    state: row.outcome,
    type: row.type,
    system: row.system,
    combinations: row.combinations,
    price: row.price,
    isLive: row.is_live,
    stake: textOf(row.staked),
    paid: textOf(row.paid),
    risk: risk === null ? null : textOf(risk),
  }
}

/** Returns what the merchant wins in the worst case; null while the highest payout of an open bet is not known. */
function riskOf({ state, staked, paid, max_payout: max }: Pick<Row, 'state' | 'staked' | 'paid' | 'max_payout'>) {
  if (state !== 'open') return staked - paid
  return max === null ? null : staked - paid - max
}

async function vendorsWithBets(db: Db, merchantCode: string) {
  const { rows } = await sql<{ code: string; name: string }>`
    select vendor.code, vendor.name from vendor
    join merchant_vendor offered on offered.vendor = vendor.code and offered.merchant_code = ${merchantCode}
    where exists (select from game where game.vendor = vendor.code and game.category in ('SPORTS', 'ESPORTS'))
    order by vendor.name, vendor.code`.execute(db)
  return rows
}
