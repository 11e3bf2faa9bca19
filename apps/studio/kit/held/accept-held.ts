import { inTransaction } from '@ante/plain-server/db.ts'

import { isHeldGame } from '../game.ts'
import type { HeldGame, HeldRound } from '../game.ts'
import type { RoundPorts } from '../rounds/advance.ts'
import { moveRound } from '../rounds/round-store.ts'
import type { Move } from '../rounds/round-store.ts'
import type { Round } from '../rounds/round.ts'
import { shareSubject } from './subject-lock.ts'

class OvertakenByExpiry extends Error {}

/**
 * Called once the wallet has debited a stake: the game decides whether the stake was in time, in one transaction with
 * the game's own changes. Returns the new state; null when another process was faster, so that nothing was stored.
 */
export async function acceptHeld(
  ports: RoundPorts,
  round: Round,
  balanceAfterBet: string | null,
): Promise<Move['to'] | null> {
  const game = heldGameOf(ports, round)
  const heldRoundInput = heldRound(round)
  try {
    return await inTransaction(ports.db, async (tx) => {
      await shareSubject(tx, heldRoundInput.subject)
      const inTime = await game.accepts(tx, heldRoundInput)
      const move: Move = inTime
        ? { to: 'held', balanceAfterBet }
        : { to: 'rollback_sent', balanceAfterBet, refusal: { code: 'stake.too_late', details: {} } }
      if (!(await moveRound(tx, round, move, ports.leaseMs))) throw new OvertakenByExpiry()
      return move.to
    })
  } catch (error) {
    if (error instanceof OvertakenByExpiry) return null
    throw error
  }
}

export function heldGameOf({ findTitle }: Pick<RoundPorts, 'findTitle'>, round: Round): HeldGame {
  const game = findTitle(round)?.game
  if (!game || !isHeldGame(game)) throw new Error(`No engine with held stakes plays ${round.gameId}.`)
  return game
}

export function heldRound(round: Round): HeldRound<unknown, unknown> & { subject: string } {
  const { subject } = round
  if (subject === null) throw new Error(`Round ${round.id} was drawn immediately: it has no subject.`)
  return { ...round, subject }
}
