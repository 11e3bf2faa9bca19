import type { Round } from '../../kit/rounds/round.ts'
import type { MatchView, TicketsView } from '../book-contract.ts'
import type { Matches } from '../matches/matches.ts'
import { cashOutOffer } from './sell-ticket.ts'
import type { StoredLeg } from './leg-store.ts'
import { remainingTicketOf, soldOf } from './sold-parts.ts'
import { payoutOf, Ticket } from './ticket.ts'

interface OpenTicket {
  round: Pick<Round, 'id' | 'drawnAt' | 'stakeCents' | 'choice' | 'progress'>
  legs: readonly StoredLeg[]
  matches: Matches
  viewOf(fixtureId: string): MatchView | null
}

/** An open ticket: its remaining part, the maximum payout of that, and the current cash-out price. */
export function ticketView({ round, legs, matches, viewOf }: OpenTicket): TicketsView['tickets'][number] {
  const [ticket, sold] = [Ticket.parse(round.choice), soldOf(round.progress)]
  const remainingTicket = remainingTicketOf(ticket, sold)
  const offered = cashOutOffer(matches, remainingTicket, legs)
  const atBest = legs.map(({ became }) => became ?? 'won')
  return {
    roundId: round.id,
    at: round.drawnAt.toISOString(),
    stakeCents: `${round.stakeCents}`,
    ticket,
    sold,
    legs: legs.map(({ fixtureId, became }) => ({ match: viewOf(fixtureId), became })),
    maxCents: `${payoutOf(remainingTicket, atBest)}`,
    cashOutCents: offered === null ? null : `${offered}`,
  }
}
