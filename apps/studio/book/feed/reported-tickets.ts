import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { LegResult } from '@ante/contract/launch/vendor-tickets.ts'
import type { VendorTicket, vendorSportsTickets } from '@ante/contract/launch/vendor-tickets.ts'
import { fixtureById } from '@ante/demo/season/fixtures.ts'
import type { Fixture } from '@ante/demo/season/fixtures.ts'
import type { Db } from '@ante/plain-server/db.ts'
import { decimalText } from '@ante/wallet-client/decimal-text.ts'
import * as z from 'zod/mini'

import { roundsOfVendor } from '../../kit/rounds/round-store.ts'
import { isPlayed } from '../../kit/rounds/round.ts'
import type { Round } from '../../kit/rounds/round.ts'
import { english } from '../front/texts/english.ts'
import { lineText } from '../markets/line-text.ts'
import { marketById, PRICE_UNIT } from '../markets/market.ts'
import type { LegOutcome, Market } from '../markets/market.ts'
import { legsOf } from '../tickets/leg-store.ts'
import type { StoredLeg } from '../tickets/leg-store.ts'
import { remainingTicketOf, soldOf } from '../tickets/sold-parts.ts'
import { combinationsOf } from '../tickets/systems.ts'
import { payoutOf, systemIn, Ticket } from '../tickets/ticket.ts'
import type { Leg } from '../tickets/ticket.ts'

type Reported = OutputOf<typeof vendorSportsTickets>

/** Returns the tickets of these rounds, for the sports desk of the operator. */
export async function reportedTickets(
  db: Db,
  vendor: string,
  { gameId, roundIds }: ParsedInputOf<typeof vendorSportsTickets>,
): Promise<Reported> {
  const rounds = (await roundsOfVendor(db, { vendor, ids: roundIds })).filter((round) => round.gameId === gameId)
  const legs = await legsOf(
    db,
    rounds.map(({ id }) => id),
  )
  return { tickets: rounds.map((round) => reportedTicket(round, legs.get(round.id) ?? [])) }
}

function reportedTicket(round: Round, stored: readonly StoredLeg[]): VendorTicket {
  const ticket = Ticket.parse(round.choice)
  const system = systemIn(ticket)
  const ends = endsOf(round, ticket.legs, stored)
  return {
    roundId: round.id,
    ...typeOf(ticket.system, ticket.legs.length),
    combinations: combinationsOf(system),
    price: system.sizes.length === 1 && combinationsOf(system) === 1 ? totalPrice(ticket.legs) : null,
    maxPayout: decimalText(round.state === 'held' ? maxCentsOf(ticket, round, ends) : 0n),
    isLive: ticket.legs.some(({ fixtureId }) => (fixtureById(fixtureId)?.kickOff ?? round.drawnAt) < round.drawnAt),
    legs: ticket.legs.flatMap((leg, index) => reportedLeg(leg, ends[index]) ?? []),
  }
}

interface LegEnd {
  became: LegOutcome | null
  score: { home: number; away: number } | null
}

/** Returns the outcomes of the picks so far. A ticket that has ended stores them with its round. */
function endsOf(round: Round, legs: readonly Leg[], stored: readonly StoredLeg[]): LegEnd[] {
  const ended = isPlayed(round) ? outcomeOf(round.outcome) : null
  return legs.map((_, index) => {
    const end = ended?.legs[index]
    return { became: end?.became ?? stored[index]?.became ?? null, score: end?.score ?? null }
  })
}

const Ends = z.object({
  legs: z.array(
    z.object({
      became: z.nullable(z.enum(LegResult.options.filter((result) => result !== 'open'))),
      score: z.nullable(z.object({ home: z.int(), away: z.int() })),
    }),
  ),
})

const outcomeOf = (outcome: unknown): z.output<typeof Ends> | null => Ends.safeParse(outcome).data ?? null

/** Returns the payout if all undecided picks win, of what was not cashed out. */
function maxCentsOf(ticket: Ticket, { progress }: Round, ends: readonly LegEnd[]): bigint {
  return payoutOf(
    remainingTicketOf(ticket, soldOf(progress)),
    ends.map(({ became }) => became ?? 'won'),
  )
}

function typeOf(system: string, legs: number): Pick<VendorTicket, 'type' | 'system'> {
  if (legs === 1) return { type: 'single', system: null }
  return system === 'accumulator' ? { type: 'express', system: null } : { type: 'system', system }
}

/** Multiplies the prices of the picks, truncated to thousandths. */
function totalPrice(legs: readonly Leg[]): string {
  const unit = BigInt(PRICE_UNIT)
  const product = legs.reduce((total, { price }) => total * BigInt(price), 1n)
  const thousandths = product / unit ** BigInt(legs.length - 1)
  return `${thousandths / unit}.${String(thousandths % unit).padStart(3, '0')}`
}

const priceText = (price: number): string =>
  `${Math.floor(price / PRICE_UNIT)}.${String(price % PRICE_UNIT).padStart(3, '0')}`

function reportedLeg(leg: Leg, end: LegEnd | undefined): VendorTicket['legs'][number] | null {
  const [fixture, market] = [fixtureById(leg.fixtureId), marketById(leg.market)]
  if (!fixture || !market) return null
  const { league, home, away, kickOff } = fixture
  return {
    matchId: fixture.id,
    sport: league.sport,
    league: league.name,
    homeTeam: home.name,
    awayTeam: away.name,
    startsAt: kickOff.toISOString(),
    market: marketName(market, fixture),
    pick: pickName(leg, { fixture, market }),
    price: priceText(leg.price),
    result: end?.became ?? 'open',
    score: end?.score ? `${end.score.home}:${end.score.away}` : null,
  }
}

/** Returns the English name of a market. */
function marketName({ kind, scope }: Market, { league: { sport } }: Fixture): string {
  const isMap = scope !== 'match'
  const name = kind === 'total' ? english[`market.total.${isMap ? 'map' : sport}`] : english[`market.${kind}`]
  return isMap ? `Map ${scope.slice(-1)}: ${name}` : name
}

function pickName({ pick }: Leg, { fixture, market }: { fixture: Fixture; market: Market }): string {
  const line = lineText(market, pick)
  const names: Record<Leg['pick'], string> = {
    home: `${fixture.home.name}${line}`,
    away: `${fixture.away.name}${line}`,
    draw: english.draw,
    over: `Over${line}`,
    under: `Under${line}`,
  }
  return names[pick]
}
