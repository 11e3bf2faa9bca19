import { fixtureById } from '@ante/demo/season/fixtures.ts'
import { inTransaction } from '@ante/plain-server/db.ts'
import type { Db, Queryable } from '@ante/plain-server/db.ts'
import type { Log } from '@ante/plain-server/log.ts'
import * as z from 'zod/mini'

import type { HeldRound } from '../../kit/game.ts'
import type { Decided as CurrentResult } from '../../kit/held/correct.ts'
import type { HeldRounds } from '../../kit/held/held.ts'
import { marketById, SCOPES, settled } from '../markets/market.ts'
import type { LegOutcome, Scope } from '../markets/market.ts'
import type { Matches } from '../matches/matches.ts'
import { scoreIn } from '../season/score-in.ts'
import type { Score } from '../season/moment.ts'
import { fixturesWithOpenLegs, legsOf, storeOutcome, openLegsOf } from '../tickets/leg-store.ts'
import type { StoredLeg } from '../tickets/leg-store.ts'
import type { Outcome } from '../tickets/outcome.ts'
import { remainingTicketOf, soldOf } from '../tickets/sold-parts.ts'
import { subjectOf } from '../tickets/subject.ts'
import { payoutOf, Ticket } from '../tickets/ticket.ts'
import { validCentsOf } from './valid-bet.ts'

export interface SettlePorts {
  db: Db
  log: Log
  heldRounds: HeldRounds
  matches: Matches
}

/** Maximum number of picks of one part of a match that are settled in one transaction. */
const AT_ONCE = 500

/**
 * Settles picks whose part of the match is decided, in batches per match, so that no match waits for another. Returns
 * whether more may remain.
 */
export async function settleMatches(ports: SettlePorts): Promise<boolean> {
  const { db, log, matches } = ports
  const waitedFor = await fixturesWithOpenLegs(db, new Date(matches.now))
  await matches.load(waitedFor)
  let hasMore = false
  for (const fixtureId of waitedFor) {
    try {
      for (const scope of decidedScopes(matches, fixtureId)) {
        hasMore = (await settleScope(ports, { fixtureId, scope })) || hasMore
      }
    } catch (error) {
      log.error({ event: 'sportsbook.settlement_failed', err: error, fixtureId }, 'cannot settle match')
    }
  }
  return hasMore
}

/** Returns the parts of a match that can be settled; `any` for all, so that stakes on an unknown match are returned. */
function decidedScopes(matches: Matches, fixtureId: string): readonly (Scope | 'any')[] {
  const fixture = fixtureById(fixtureId)
  if (!fixture) return ['any']
  const { phase, moment } = matches.position(fixture)
  if (phase === 'before') return []
  if (phase !== 'live') return ['any']
  return SCOPES.filter((scope) => scoreIn(fixture.league.sport, scope, moment) !== null)
}

/** Settles a batch of open picks of one decided part of a match. Returns whether more may remain. */
async function settleScope(
  { db, heldRounds, matches }: SettlePorts,
  decidedScope: { fixtureId: string; scope: Scope | 'any' },
): Promise<boolean> {
  const open = await openLegsOf(db, decidedScope, AT_ONCE)
  const decided = open.flatMap((leg) => {
    const became = outcomeOf(matches, leg)
    return became ? [{ ...leg, became }] : []
  })
  if (decided.length === 0) return false
  const legs = { legs: decided, recordDecided: storeOutcome, isCorrection: false }
  await inTransaction(db, (tx) => endTickets(tx, { heldRounds, matches }, legs))
  return decided.length === AT_ONCE
}

/** Returns the score that decides a pick; null while there is none. */
export function scoreFor(
  matches: Matches,
  { fixtureId, market: id }: Pick<StoredLeg, 'fixtureId' | 'market'>,
): Score | null {
  const [fixture, market] = [fixtureById(fixtureId), marketById(id)]
  if (!fixture || !market) return null
  const { phase, moment } = matches.position(fixture)
  return phase === 'before' ? null : scoreIn(fixture.league.sport, market.scope, moment)
}

export function outcomeOf(matches: Matches, leg: StoredLeg): LegOutcome | null {
  const [fixture, market] = [fixtureById(leg.fixtureId), marketById(leg.market)]
  if (!fixture || !market) return 'void'
  const score = scoreFor(matches, leg)
  if (score) return settled(market, leg.pick, score)
  return matches.position(fixture).phase === 'abandoned' ? 'void' : null
}

type Decided = StoredLeg & { became: LegOutcome }

/** Legs of a stored outcome; `jsonb` does not preserve the order of fields. */
const Legs = z.object({
  legs: z.array(
    z.object({
      became: z.nullable(z.string()),
      score: z.nullable(z.object({ home: z.number(), away: z.number() })),
    }),
  ),
})
const legsText = (outcome: unknown) => JSON.stringify(Legs.safeParse(outcome).data)

interface Ended {
  legs: readonly Decided[]
  /** Stores the outcomes. */
  recordDecided(tx: Queryable, legs: readonly Decided[]): Promise<void>
  /** Whether the picks are settled again: then a ticket with an unchanged payout gets the new score as well. */
  isCorrection: boolean
}

/**
 * Ends the tickets of these picks, or corrects ended ones; tickets are locked before the book's own rows, in one order.
 */
export async function endTickets(
  tx: Queryable,
  { heldRounds, matches }: Pick<SettlePorts, 'heldRounds' | 'matches'>,
  { legs: decided, recordDecided, isCorrection }: Ended,
): Promise<void> {
  const roundIds = [...new Set(decided.map(({ roundId }) => roundId))].sort()
  for (const roundId of roundIds) await heldRounds.lockSubject(tx, subjectOf(roundId))
  await recordDecided(tx, decided)
  const legs = await legsOf(tx, roundIds)
  const settlements: Settlement[] = []
  const voided: string[] = []
  for (const roundId of roundIds) {
    const [round] = await heldRounds.heldRoundsOf(tx, subjectOf(roundId))
    const ticketLegs = legs.get(roundId) ?? []
    if (!round || ticketLegs.length === 0) continue
    const isVoid = ticketLegs.every(({ became }) => became === 'void')
    // A ticket with a sold part is settled instead: its whole stake can no longer be returned.
    if (isVoid && soldOf(round.progress).length === 0) voided.push(roundId)
    else settlements.push(...(await withValidBet(tx, round, { ticketLegs, matches })))
  }
  const corrections = (await heldRounds.decidedAmong(tx, roundIds)).flatMap((position) => {
    const [settlement] = settlementOf(position.round, legs.get(position.round.id) ?? [], matches)
    return settlement && differs(settlement, position, isCorrection) ? [corrected(settlement)] : []
  })
  await heldRounds.settleHeld(tx, settlements)
  await heldRounds.voidHeld(tx, voided, 'match.abandoned')
  await heldRounds.correctHeld(tx, corrections)
}

interface Settlement {
  roundId: string
  outcome: Outcome
  wonCents: bigint
  validCents?: bigint
}

async function withValidBet(
  tx: Queryable,
  round: HeldRound<unknown, unknown>,
  { ticketLegs, matches }: { ticketLegs: readonly StoredLeg[]; matches: Matches },
): Promise<Settlement[]> {
  const [settlement] = settlementOf(round, ticketLegs, matches)
  if (!settlement) return []
  const validCents = await validCentsOf(tx, round, { legs: ticketLegs, wonCents: settlement.wonCents })
  return [{ ...settlement, ...(validCents !== null && { validCents }) }]
}

/** Returns no settlement while the ticket can still win, or for a sold ticket, which has no picks any more. */
function settlementOf(round: HeldRound<unknown, unknown>, legs: readonly StoredLeg[], matches: Matches): Settlement[] {
  if (legs.length === 0) return []
  const sold = soldOf(round.progress)
  const ticket = remainingTicketOf(Ticket.parse(round.choice), sold)
  const bestOutcomes = legs.map(({ became }) => became ?? 'won')
  const wonCents = payoutOf(ticket, bestOutcomes)
  const isDecided = wonCents === 0n || legs.every(({ became }) => became !== null)
  if (!isDecided) return []
  const outcome: Outcome = {
    how: 'settled',
    ...(sold.length > 0 && { sold }),
    legs: legs.map((leg) => ({ became: leg.became, score: leg.became ? scoreFor(matches, leg) : null })),
  }
  return [{ roundId: round.id, outcome, wonCents }]
}

/** Whether a correction changes the payout, or the stored outcome of a pick. */
function differs({ outcome, wonCents }: Settlement, current: CurrentResult, isCorrection: boolean): boolean {
  if (wonCents !== current.wonCents) return true
  return isCorrection && legsText(outcome) !== legsText(current.outcome)
}

const corrected = ({ outcome, ...settlement }: Settlement): Settlement => ({
  ...settlement,
  outcome: { ...outcome, isCorrected: true },
})
