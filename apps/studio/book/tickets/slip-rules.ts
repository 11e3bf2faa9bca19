import type { Limits } from './limits.ts'
import type { Leg, OddsChange, Ticket } from './ticket.ts'
import { maxPayoutOf, stakeCentsOf } from './ticket.ts'

export type SlipRefusal =
  | { code: 'ticket.same_match'; details: { fixtureId: string } }
  | { code: 'ticket.below_least'; details: { minCents: string } }
  | { code: 'ticket.stake_limit'; details: { maxCents: string } }
  | { code: 'ticket.payout_limit'; details: { maxCents: string } }
  | { code: 'ticket.closed'; details: { legs: number[] } }
  | { code: 'ticket.odds_changed'; details: { prices: (number | null)[] } }

/** Returns why this slip cannot become a ticket at any price, or null. */
export function slipRefusal(ticket: Ticket, limits: Limits): SlipRefusal | null {
  const repeatedLeg = ticket.legs.find(({ fixtureId }, index) => fixtureIdsBefore(ticket, index).includes(fixtureId))
  if (repeatedLeg) return { code: 'ticket.same_match', details: { fixtureId: repeatedLeg.fixtureId } }
  if (BigInt(ticket.unitCents) < limits.minCents) {
    return { code: 'ticket.below_least', details: { minCents: `${limits.minCents}` } }
  }
  if (stakeCentsOf(ticket) > limits.maxStakeCents) {
    return { code: 'ticket.stake_limit', details: { maxCents: `${limits.maxStakeCents}` } }
  }
  return null
}

/**
 * Returns a refusal if the maximum payout exceeds the limit, null otherwise. Checked before the acceptance, because a
 * payout is never reduced later.
 */
export function payoutRefusal(ticket: Ticket, limits: Limits): SlipRefusal | null {
  if (maxPayoutOf(ticket) <= limits.maxPayoutCents) return null
  return { code: 'ticket.payout_limit', details: { maxCents: `${limits.maxPayoutCents}` } }
}

const fixtureIdsBefore = ({ legs }: Ticket, index: number): string[] =>
  legs.slice(0, index).map(({ fixtureId }) => fixtureId)

/** Returns the picks at current prices, or why the player has to review them. A null price means not offered. */
export function priced(
  { legs, oddsChange }: Pick<Ticket, 'legs' | 'oddsChange'>,
  prices: readonly (number | null)[],
): { legs: Leg[] } | { refusal: SlipRefusal } {
  const closed = [...prices.keys()].filter((index) => prices[index] === null)
  if (closed.length > 0) return { refusal: { code: 'ticket.closed', details: { legs: closed } } }
  const now = legs.map((leg, index) => ({ ...leg, price: prices[index] ?? leg.price }))
  if (now.every(({ price }, index) => mayBecome(oddsChange, legs[index]?.price ?? price, price))) return { legs: now }
  return { refusal: { code: 'ticket.odds_changed', details: { prices: [...prices] } } }
}

function mayBecome(oddsChange: OddsChange, seen: number, now: number): boolean {
  return seen === now || oddsChange === 'any' || (oddsChange === 'better' && now > seen)
}
