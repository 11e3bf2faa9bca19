import type { Queryable } from '../../kit/db.ts'
import { Refused } from '../../kit/refusal.ts'
import type { HeldRound } from '../../studio/game.ts'
import { FACTOR_UNIT, factorOf } from '../markets/market.ts'
import type { Matches } from '../matches/matches.ts'
import { scoreFor } from '../settle/settle-matches.ts'
import { cashOutCents } from './cash-out.ts'
import { forgetLegs, legsOf } from './leg-store.ts'
import type { StoredLeg } from './leg-store.ts'
import type { Outcome } from './outcome.ts'
import type { Ticket } from './ticket.ts'

/** What the book pays for a ticket now; null while one of its matches is not sold. */
export function cashOutOffer(matches: Matches, ticket: Ticket, legs: readonly StoredLeg[]): bigint | null {
  const worths = legs.map((leg) => (leg.became ? factorOf(leg.became, leg.price) / FACTOR_UNIT : matches.worth(leg)))
  if (worths.some((worth) => worth === null)) return null
  const cents = cashOutCents(
    ticket,
    worths.map((worth) => worth ?? 0),
  )
  return cents > 0n ? cents : null
}

/** Buys a ticket back, for no less than the player was offered. */
export async function buyBack(
  tx: Queryable,
  matches: Matches,
  { round, atLeastCents }: { round: HeldRound<Ticket, unknown>; atLeastCents: bigint },
): Promise<{ outcome: Outcome; wonCents: bigint }> {
  const legs = (await legsOf(tx, [round.id])).get(round.id) ?? []
  const offered = cashOutOffer(matches, round.choice, legs)
  if (offered === null) throw new Refused('cash_out.suspended')
  if (offered < atLeastCents) throw new Refused('cash_out.changed', { offerCents: `${offered}` })
  await forgetLegs(tx, round.id)
  const outcome: Outcome = {
    how: 'cashed-out',
    legs: legs.map((leg) => ({ became: leg.became, score: leg.became ? scoreFor(matches, leg) : null })),
  }
  return { outcome, wonCents: offered }
}
