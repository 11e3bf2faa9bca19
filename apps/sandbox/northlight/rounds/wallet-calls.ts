import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import type { seamlessBet, seamlessRollback, seamlessWin } from '@ante/contract/launch/seamless-wallet.ts'

import { GAME_ID } from '../game.ts'
import type { Round } from './round.ts'

// Each call's transaction is named after its round, so that every repetition, by whatever process, has the same name.

export function betOf(round: Round): InputOf<typeof seamlessBet> {
  return {
    sessionId: round.gatewaySession,
    transactionId: betId(round),
    roundId: round.id,
    gameId: GAME_ID,
    amount: decimalText(round.stakeCents),
    currency: round.currency,
  }
}

/** The whole round's win, free spins included; zero closes a lost round. */
export function winOf(round: Round): InputOf<typeof seamlessWin> {
  return {
    sessionId: round.gatewaySession,
    transactionId: `${round.id}:win`,
    roundId: round.id,
    betTransactionId: betId(round),
    amount: decimalText(round.wonCents),
    currency: round.currency,
    closeRound: true,
  }
}

export function rollbackOf(round: Round): InputOf<typeof seamlessRollback> {
  return {
    sessionId: round.gatewaySession,
    transactionId: `${round.id}:rollback`,
    betTransactionId: betId(round),
    roundId: round.id,
  }
}

const betId = (round: Round) => `${round.id}:bet`

function decimalText(cents: bigint): string {
  const digits = cents.toString().padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
