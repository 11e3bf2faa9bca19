import { Refused } from '@ante/plain-server/refusal.ts'
import * as z from 'zod/mini'

import type { HeldGame } from '../kit/game.ts'
import type { Round } from '../kit/rounds/round.ts'
import type { Matches } from './matches/matches.ts'
import { sellTicket } from './tickets/sell-ticket.ts'
import { playerName } from './settle/valid-bet.ts'
import { insertLegs } from './tickets/leg-store.ts'
import type { Outcome } from './tickets/outcome.ts'
import type { TicketPlacer } from './tickets/place-ticket.ts'
import { RequestedPart, soldOf } from './tickets/sold-parts.ts'
import type { Progress } from './tickets/sold-parts.ts'
import { subjectOf } from './tickets/subject.ts'
import { bookTexts } from './front/texts/book-texts.ts'
import { frameTexts } from '../kit/front/frame/texts/frame-texts.ts'
import { combineTables } from '../kit/front/texts/combine-tables.ts'
import { describeTicket } from './tickets/describe-ticket.ts'
import { Ticket } from './tickets/ticket.ts'
import { titleOffer } from './title-offer.ts'

const CashOut = z.object({
  cashOut: z.object({
    /** Minimum sale price: the offer shown to the player. */
    atLeastCents: z.string().check(z.regex(/^\d{1,15}$/)),
    /** When missing, everything that remains is sold. */
    part: z.optional(RequestedPart),
  }),
})
export type CashOut = z.output<typeof CashOut>

export type BookGame = HeldGame<Outcome, Ticket, Progress | null, CashOut>

interface GamePorts {
  matches: Matches
  ticketPlacer: TicketPlacer
  changed(round: Round): void
}

/** A ticket is a stake held until its picks are decided, or until it is cashed out. */
export const bookGame = ({ matches, ticketPlacer, changed }: GamePorts): BookGame => ({
  engine: 'book',
  stakeGrainCents: () => 1n,
  limits: (title) => {
    const { minCents, maxStakeCents } = titleOffer(title).limits
    return { minCents, maxCents: maxStakeCents }
  },
  choiceIn: () => Ticket,
  fair: false,
  begin: async (_tx, { roundId, choice: ticket, stakeCents }) => {
    if (!ticketPlacer.isChecked(roundId, { ticket, stakeCents })) throw new Refused('ticket.unchecked', {}, 400)
    return { subject: subjectOf(roundId), progress: null }
  },
  accepts: async (tx, round) => {
    const { id: roundId, choice, stakeCents } = round
    if (!choice.legs.every((leg) => matches.mayKeepPrice(leg))) return false
    await insertLegs(tx, { roundId, player: playerName(round), stakeCents }, choice)
    return true
  },
  actIn: CashOut,
  act: (tx, round, { cashOut: { atLeastCents, part = null } }) =>
    sellTicket(tx, matches, { round, atLeastCents: BigInt(atLeastCents), part }),
  view: (outcome) => outcome,
  viewHeld: ({ progress }) => progress,
  texts: combineTables(frameTexts, bookTexts),
  describe: ({ choice, outcome }, translator) =>
    describeTicket({ ticket: choice, sold: outcome.sold ?? [], outcome }, translator),
  describeHeld: ({ choice, progress }, translator) =>
    describeTicket({ ticket: choice, sold: soldOf(progress), outcome: null }, translator),
  changed,
})
