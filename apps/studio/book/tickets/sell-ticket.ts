import type { Queryable } from '@ante/plain-server/db.ts'
import { Refused } from '@ante/plain-server/refusal.ts'

import type { ActionResult, HeldRound } from '../../kit/game.ts'
import { FACTOR_UNIT, factorOf } from '../markets/market.ts'
import type { Matches } from '../matches/matches.ts'
import { scoreFor } from '../settle/settle-matches.ts'
import { cashOutCents } from './cash-out.ts'
import { deleteLegs, legsOf } from './leg-store.ts'
import type { StoredLeg } from './leg-store.ts'
import type { Outcome } from './outcome.ts'
import { partCents, partRefusal, remainingTicketOf, soldOf, stakeOfUnit } from './sold-parts.ts'
import type { RequestedPart, Progress } from './sold-parts.ts'
import type { Ticket } from './ticket.ts'

/** Returns the current cash-out price of a ticket; null while betting on one of its matches is closed. */
export function cashOutOffer(matches: Matches, ticket: Ticket, legs: readonly StoredLeg[]): bigint | null {
  const worths = legs.map((leg) =>
    leg.became ? factorOf(leg.became, leg.price) / FACTOR_UNIT : matches.expectedValue(leg),
  )
  if (worths.some((worth) => worth === null)) return null
  const cents = cashOutCents(
    ticket,
    worths.map((worth) => worth ?? 0),
  )
  return cents > 0n ? cents : null
}

interface Sale {
  round: HeldRound<Ticket, Progress | null>
  /** Minimum price accepted by the player. */
  atLeastCents: bigint
  /** Null when everything that remains is sold. */
  part: RequestedPart | null
}

/** Cashes out a ticket or a part of it, for no less than the player was offered. */
export async function sellTicket(
  tx: Queryable,
  matches: Matches,
  { round, atLeastCents, part }: Sale,
): Promise<ActionResult<Outcome, Progress>> {
  const [sold, legs] = [soldOf(round.progress), (await legsOf(tx, [round.id])).get(round.id) ?? []]
  const remainingTicket = remainingTicketOf(round.choice, sold)
  const wholeOffer = cashOutOffer(matches, remainingTicket, legs)
  if (wholeOffer === null) throw new Refused('cash_out.suspended')
  const refusal = part && partRefusal({ part, sold, remainingTicket, whole: wholeOffer })
  if (refusal) throw new Refused(refusal.code, refusal.details)
  const offered = part ? partCents(wholeOffer, part) : wholeOffer
  if (offered < atLeastCents) throw new Refused('cash_out.changed', { offerCents: `${wholeOffer}` })
  if (part) {
    const stakeCents = stakeOfUnit(remainingTicket, BigInt(part.unitCents))
    const soldPart = { unitCents: part.unitCents, stakeCents: `${stakeCents}`, paidCents: `${offered}` }
    return { progress: { sold: [...sold, soldPart] }, paysCents: offered }
  }
  await deleteLegs(tx, round.id)
  const outcome: Outcome = {
    how: 'cashed-out',
    ...(sold.length > 0 && { sold }),
    legs: legs.map((leg) => ({ became: leg.became, score: leg.became ? scoreFor(matches, leg) : null })),
  }
  return { outcome, wonCents: wholeOffer }
}
