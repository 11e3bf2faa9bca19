import type { Outcome } from '../maths/round.ts'

/**
 * `drawn → bet_sent → bet_accepted → win_sent → closed` is the way of a round; a bet without an answer goes to
 * `rollback_sent` and ends `rolled_back`, unless the gateway settled it; a bet that was turned down ends `refused`.
 * Each state is stored before the call that it is named after.
 */
export type OpenState = 'drawn' | 'bet_sent' | 'rollback_sent' | 'bet_accepted' | 'win_sent'
export type EndState = 'closed' | 'refused' | 'rolled_back'

export interface Round {
  id: string
  sessionId: string
  gatewaySession: string
  currency: string
  spinId: string
  stakeCents: bigint
  wonCents: bigint
  outcome: Outcome
  state: OpenState | EndState
  refusal: Refusal | null
  balanceAfterBet: string | null
  balanceAfterWin: string | null
  attempts: number
}

/** A round's id is this and its spin's: so the page knows the id, and tells the lobby, before it has an answer. */
export function roundIdPrefix(sessionId: string): string {
  return `nl-${sessionId.replaceAll('-', '')}-`
}

export interface Refusal {
  code: string
  details: unknown
}
