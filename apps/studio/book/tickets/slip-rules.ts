import type { Limits } from './limits.ts'
import type { Leg, OddsChange, Ticket } from './ticket.ts'
import { mostPayoutOf, stakeCentsOf } from './ticket.ts'

export type SlipRefusal =
  | { code: 'ticket.same_match'; details: { fixtureId: string } }
  | { code: 'ticket.below_least'; details: { leastCents: string } }
  | { code: 'ticket.stake_limit'; details: { mostCents: string } }
  | { code: 'ticket.payout_limit'; details: { mostCents: string } }
  | { code: 'ticket.closed'; details: { legs: number[] } }
  | { code: 'ticket.odds_changed'; details: { prices: (number | null)[] } }

/** Why this slip cannot be a ticket whatever its prices do, or null. */
export function slipRefusal(ticket: Ticket, limits: Limits): SlipRefusal | null {
  const twice = ticket.legs.find(({ fixtureId }, place) => fixtureIdsBefore(ticket, place).includes(fixtureId))
  if (twice) return { code: 'ticket.same_match', details: { fixtureId: twice.fixtureId } }
  if (BigInt(ticket.unitCents) < limits.leastCents) {
    return { code: 'ticket.below_least', details: { leastCents: `${limits.leastCents}` } }
  }
  if (stakeCentsOf(ticket) > limits.mostStakeCents) {
    return { code: 'ticket.stake_limit', details: { mostCents: `${limits.mostStakeCents}` } }
  }
  return null
}

/** Why these prices are not taken, or null: nothing is cut off later that is promised now. */
export function payoutRefusal(ticket: Ticket, limits: Limits): SlipRefusal | null {
  if (mostPayoutOf(ticket) <= limits.mostPayoutCents) return null
  return { code: 'ticket.payout_limit', details: { mostCents: `${limits.mostPayoutCents}` } }
}

const fixtureIdsBefore = ({ legs }: Ticket, place: number): string[] =>
  legs.slice(0, place).map(({ fixtureId }) => fixtureId)

/** The picks at today's prices, or why the player has to look at them again. A null price is one that is not sold. */
export function priced(
  { legs, oddsChange }: Pick<Ticket, 'legs' | 'oddsChange'>,
  prices: readonly (number | null)[],
): { legs: Leg[] } | { refusal: SlipRefusal } {
  const closed = [...prices.keys()].filter((place) => prices[place] === null)
  if (closed.length > 0) return { refusal: { code: 'ticket.closed', details: { legs: closed } } }
  const now = legs.map((leg, place) => ({ ...leg, price: prices[place] ?? leg.price }))
  if (now.every(({ price }, place) => mayBecome(oddsChange, legs[place]?.price ?? price, price))) return { legs: now }
  return { refusal: { code: 'ticket.odds_changed', details: { prices: [...prices] } } }
}

function mayBecome(oddsChange: OddsChange, seen: number, now: number): boolean {
  return seen === now || oddsChange === 'any' || (oddsChange === 'better' && now > seen)
}
