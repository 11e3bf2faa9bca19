import { inTransaction } from '@ante/plain-server/db.ts'
import type { Db } from '@ante/plain-server/db.ts'

import { fairDraw, mixedSeeds } from '../../kit/fairness/round-fairness.ts'
import type { Seal } from '../../kit/fairness/seal.ts'
import type { HeldRound } from '../../kit/game.ts'
import type { HeldRounds } from '../../kit/held/held.ts'
import { dealById, dealsOfSet, storeDecision } from '../deals/deal-store.ts'
import { subjectOf } from '../deals/deal.ts'
import type { Deal } from '../deals/deal.ts'
import { stakesIn, totalsOf } from '../deals/stake-totals.ts'
import type { DealSource } from '../deals/view-deal.ts'
import { stakesOnDeal } from '../table-game.ts'

export interface DecidePorts extends DealSource {
  db: Db
  heldRounds: HeldRounds
  /** Encryption of pending seeds. */
  seal: Seal
  /** Duration of the display: a balance shown elsewhere must not reveal the result earlier. */
  revealMs: number
}

/** Result of a deal for each of its stakes. */
interface Decided {
  deal: Deal
  /** Empty when it was decided concurrently. */
  wins: { round: HeldRound<unknown, unknown>; wonCents: bigint }[]
}

/**
 * Draws a deal and settles its stakes in one transaction: after a crash the same seed gives the same result. Only the
 * first of several callers decides the deal; the others get no wins. Returns null for an unknown deal.
 */
export function decideDeal(
  { db, heldRounds, seal, rules, title, revealMs }: DecidePorts,
  id: string,
): Promise<Decided | null> {
  return inTransaction(db, async (tx) => {
    await heldRounds.lockSubject(tx, subjectOf(id))
    const deal = await dealById(tx, id)
    if (!deal || deal.decidedAt) return deal && { deal, wins: [] }

    const decidedAt = new Date()
    const { drawBelow, fairness } = fairDraw(seedsOf(deal, seal))
    const earlier = rules.dealsOfSet > 1 ? await dealsOfSet(tx, deal, deal.set) : []
    const drawn = rules.draw(
      drawBelow,
      earlier.map((before) => before.drawn),
    )
    const rounds = await stakesOnDeal(tx, heldRounds, id)
    const totals = totalsOf(rounds)
    const outcomeBy = new Map(
      Object.keys(totals).map((money) => [money, rules.outcomeOf(drawn, stakesIn(totals, money), title)]),
    )
    const wins = rounds.map(({ round, money, choice }) => {
      const outcome = outcomeBy.get(money)
      const won = choice.spots.map(([spot, cents]) => rules.spotWonCents(spot, BigInt(cents), outcome, title))
      return { round, outcome, wonCents: won.reduce((sum, cents) => sum + cents, 0n) }
    })
    const paid = { fairness, payInMs: revealMs }
    await heldRounds.settleHeld(
      tx,
      wins.map(({ round, outcome, wonCents }) => ({ roundId: round.id, outcome, wonCents, ...paid })),
    )
    const decided = { drawn, fairness, totals, decidedAt }
    await storeDecision(tx, id, decided)
    return { deal: { ...deal, ...decided }, wins }
  })
}

/**
 * Returns the seeds of a deal. The client seed is derived from the deal's id and the seed contributions of the first
 * stakes, so that no party could choose the result before them.
 */
function seedsOf({ id, number, marks, sealedSeed }: Deal, seal: Seal) {
  const serverSeed = seal.open(sealedSeed)
  if (serverSeed === null) throw new Error(`The seed of deal ${id} is encrypted with another secret.`)
  const half = { serverSeed, nonce: number }
  return marks ? mixedSeeds({ ...half, mixed: { base: id, marks } }) : { ...half, clientSeed: id }
}
