import { fixtureById } from '@ante/demo/season/fixtures.ts'

import { inTransaction } from '../../kit/db.ts'
import type { Db, Queryable } from '../../kit/db.ts'
import type { HeldRound } from '../../studio/game.ts'
import type { Held } from '../../studio/held/held.ts'
import { marketById, settled } from '../markets/market.ts'
import type { Became } from '../markets/market.ts'
import type { Matches } from '../matches/matches.ts'
import { scoreIn } from '../season/score-in.ts'
import type { Score } from '../season/moment.ts'
import { fixturesWithOpenLegs, legsOf, noteBecame, openLegsOf } from '../tickets/leg-store.ts'
import type { StoredLeg } from '../tickets/leg-store.ts'
import type { Outcome } from '../tickets/outcome.ts'
import { subjectOf } from '../tickets/subject.ts'
import { payoutOf, Ticket } from '../tickets/ticket.ts'

export interface SettlePorts {
  db: Db
  held: Held
  matches: Matches
}

/** Picks of one match that are settled in one transaction. */
const AT_ONCE = 500

/** Settles every pick whose part of the match is decided; says whether there may be more at once. */
export async function settleMatches({ db, held, matches }: SettlePorts): Promise<boolean> {
  const waitedFor = await fixturesWithOpenLegs(db)
  await matches.load(waitedFor)
  let more = false
  for (const fixtureId of waitedFor) {
    const open = await openLegsOf(db, fixtureId, AT_ONCE)
    const decided = open.flatMap((leg) => {
      const became = becameOf(matches, leg)
      return became ? [{ ...leg, became }] : []
    })
    if (decided.length > 0) await inTransaction(db, (tx) => settleLegs(tx, { held, matches }, decided))
    more ||= decided.length === AT_ONCE
  }
  return more
}

/** The score that decides a pick; null while there is none. */
export function scoreFor(
  matches: Matches,
  { fixtureId, market: id }: Pick<StoredLeg, 'fixtureId' | 'market'>,
): Score | null {
  const [fixture, market] = [fixtureById(fixtureId), marketById(id)]
  if (!fixture || !market) return null
  const { phase, moment } = matches.standing(fixture)
  return phase === 'before' ? null : scoreIn(fixture.league.sport, market.scope, moment)
}

function becameOf(matches: Matches, leg: StoredLeg): Became | null {
  const [fixture, market] = [fixtureById(leg.fixtureId), marketById(leg.market)]
  if (!fixture || !market) return 'void'
  const score = scoreFor(matches, leg)
  if (score) return settled(market, leg.pick, score)
  return matches.standing(fixture).phase === 'abandoned' ? 'void' : null
}

type Decided = StoredLeg & { became: Became }

/** The tickets are locked before anything of the book's own, in one order. */
async function settleLegs(
  tx: Queryable,
  { held, matches }: Omit<SettlePorts, 'db'>,
  decided: readonly Decided[],
): Promise<void> {
  const roundIds = [...new Set(decided.map(({ roundId }) => roundId))].sort()
  for (const roundId of roundIds) await held.lockSubject(tx, subjectOf(roundId))
  await noteBecame(tx, decided)
  const legs = await legsOf(tx, roundIds)
  const settlements: { roundId: string; outcome: Outcome; wonCents: bigint }[] = []
  const voided: string[] = []
  for (const roundId of roundIds) {
    const [round] = await held.heldOf(tx, subjectOf(roundId))
    const ticketLegs = legs.get(roundId) ?? []
    if (!round || ticketLegs.length === 0) continue
    if (ticketLegs.every(({ became }) => became === 'void')) voided.push(roundId)
    else settlements.push(...settlementOf(round, ticketLegs, matches))
  }
  await held.settleHeld(tx, settlements)
  await held.voidHeld(tx, voided, 'match.abandoned')
}

/** One where nothing is left to win is settled before its last match. */
function settlementOf(round: HeldRound<unknown, unknown>, legs: readonly StoredLeg[], matches: Matches) {
  const ticket = Ticket.parse(round.choice)
  const atBest = legs.map(({ became }) => became ?? 'won')
  const wonCents = payoutOf(ticket, atBest)
  const isDecided = wonCents === 0n || legs.every(({ became }) => became !== null)
  if (!isDecided) return []
  const outcome: Outcome = {
    how: 'settled',
    legs: legs.map((leg) => ({ became: leg.became, score: leg.became ? scoreFor(matches, leg) : null })),
  }
  return [{ roundId: round.id, outcome, wonCents }]
}
