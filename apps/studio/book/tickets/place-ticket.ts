import { setTimeout as sleep } from 'node:timers/promises'

import { fixtureById } from '@ante/demo/season/fixtures.ts'
import type { Db } from '@ante/plain-server/db.ts'
import { Refused } from '@ante/plain-server/refusal.ts'

import type { HeldRounds } from '../../kit/held/held.ts'
import type { ConcurrencyLimiter } from '../../kit/rounds/few-at-once.ts'
import { roundByTap } from '../../kit/rounds/round-store.ts'
import { roundIdPrefix } from '../../kit/rounds/round.ts'
import type { Round } from '../../kit/rounds/round.ts'
import type { PlaySession } from '../../kit/sessions/play-session.ts'
import type { Matches } from '../matches/matches.ts'
import type { TitleOffer } from '../title-offer.ts'
import { payoutRefusal, priced, slipRefusal } from './slip-rules.ts'
import type { SlipRefusal } from './slip-rules.ts'
import { stakeCentsOf } from './ticket.ts'
import type { Ticket } from './ticket.ts'

export interface TicketPlacerPorts {
  db: Db
  heldRounds: HeldRounds
  /** A waiting slip counts towards the page's limit of concurrent calls. */
  limiter: ConcurrencyLimiter
  matches: Matches
  /** Delay before a pick of a running match is checked again. */
  delayMs: number
}

interface Slip {
  session: PlaySession
  offer: TitleOffer
  tapId: string
  ticket: Ticket
}

/** Turns slips into tickets. No stake is placed before prices and time were checked. */
export class TicketPlacer {
  readonly #ports: TicketPlacerPorts
  readonly #inFlight = new Map<string, Promise<Round>>()
  /** Checked tickets whose stake is being placed, as JSON by round id; any other stake is refused. */
  readonly #checked = new Map<string, string>()

  constructor(ports: TicketPlacerPorts) {
    this.#ports = ports
  }

  /** Whether exactly this ticket was checked: a manipulated page could send another ticket with the same tap id. */
  isChecked(roundId: string, { ticket, stakeCents }: { ticket: Ticket; stakeCents: bigint }): boolean {
    return this.#checked.get(roundId) === JSON.stringify(ticket) && stakeCents === stakeCentsOf(ticket)
  }

  /** Places the ticket of a slip. A slip submitted again with the same tap id returns the same ticket. */
  place(slip: Slip): Promise<Round> {
    const roundId = roundIdPrefix(slip.session.id) + slip.tapId
    const before = this.#inFlight.get(roundId)
    if (before) return before
    const placed = this.#placeOnce(roundId, slip).finally(() => this.#inFlight.delete(roundId))
    this.#inFlight.set(roundId, placed)
    return placed
  }

  async #placeOnce(roundId: string, slip: Slip): Promise<Round> {
    const { heldRounds, limiter } = this.#ports
    const { session, tapId } = slip
    const ticket = await limiter.run(session.id, () => this.#ticketOf(slip))
    this.#checked.set(roundId, JSON.stringify(ticket))
    try {
      return await heldRounds.stakeHeld({
        sessionId: session.id,
        tapId,
        stakeCents: stakeCentsOf(ticket),
        choice: ticket,
      })
    } finally {
      this.#checked.delete(roundId)
    }
  }

  /** Returns the ticket at its final prices. A slip whose tap already has a round is not checked again. */
  async #ticketOf(slip: Slip): Promise<Ticket> {
    const { session, tapId, ticket } = slip
    const isNew = (await roundByTap(this.#ports.db, { sessionId: session.id, tapId })) === null
    return isNew ? this.#pricedTicket(slip) : ticket
  }

  /** Returns the ticket at its final prices; a pick of a running match is checked twice, some seconds apart. */
  async #pricedTicket({ ticket, offer }: Slip): Promise<Ticket> {
    const { limits, sports } = offer
    orRefuse(slipRefusal(ticket, limits))
    const fixtures = ticket.legs.map(({ fixtureId }) => fixtureById(fixtureId))
    if (fixtures.some((fixture) => !fixture || !sports.includes(fixture.league.sport))) {
      throw new Refused('ticket.unknown_match', {}, 400)
    }
    const now = this.#priced(ticket)
    orRefuse(payoutRefusal(now, limits))
    const isInPlay = fixtures.some((fixture) => fixture && this.#ports.matches.position(fixture).phase !== 'before')
    if (!isInPlay) return now
    await sleep(this.#ports.delayMs)
    const later = this.#priced(ticket)
    orRefuse(payoutRefusal(later, limits))
    return later
  }

  #priced(ticket: Ticket): Ticket {
    const found = priced(
      ticket,
      ticket.legs.map((leg) => this.#ports.matches.price(leg)),
    )
    if ('refusal' in found) throw refusedBy(found.refusal)
    return { ...ticket, legs: found.legs }
  }
}

function orRefuse(refusal: SlipRefusal | null): void {
  if (refusal) throw refusedBy(refusal)
}

const refusedBy = ({ code, details }: SlipRefusal): Refused => new Refused(code, details)
