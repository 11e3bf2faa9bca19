import type { RoundFairness } from '../fairness/round-fairness.ts'

/**
 * The states of a round are `drawn → bet_sent → bet_accepted → win_sent → closed`; a bet without an answer goes to
 * `rollback_sent` and ends `rolled_back`, unless the gateway settled it; a rejected bet ends `refused`. A stake whose
 * outcome comes later waits between `bet_sent` and `bet_accepted` as `held`, until its game settles or voids it: a
 * voided one goes to `rollback_sent`. Each state is stored before the call of the same name.
 */
export type OpenState = 'drawn' | 'bet_sent' | 'held' | 'rollback_sent' | 'bet_accepted' | 'win_sent'
export type EndState = 'closed' | 'refused' | 'rolled_back'

export interface Round {
  id: string
  sessionId: string
  vendor: string
  gameId: string
  playerId: string
  gatewaySession: string
  currency: string
  tapId: string
  stakeCents: bigint
  /** Without the jackpot's part. */
  wonCents: bigint
  /** Sum of the parts paid while the round was held, in addition to the final win. */
  partsCents: bigint
  /** The player's share of the rake; null in games without a rake. */
  rakeCents: bigint | null
  /** Valid bet, if reported by the game. */
  validCents: bigint | null
  /** Contribution of the stake to the merchant's jackpot. */
  jackpotCents: bigint
  /** Whether the round wins the whole jackpot. */
  winsJackpot: boolean
  /** Amount of that jackpot; null until it is paid. */
  jackpotPaidCents: bigint | null
  choice: unknown
  /** Null until the round is decided. */
  outcome: unknown
  /** Subject of a round whose outcome comes later, in its game's own format; null when it is drawn immediately. */
  subject: string | null
  /** State stored by its game while it is held. */
  progress: unknown
  fairness: RoundFairness | null
  state: OpenState | EndState
  refusal: Refusal | null
  balanceAfterBet: string | null
  balanceAfterWin: string | null
  attempts: number
  drawnAt: Date
}

export interface Refusal {
  code: string
  details: unknown
}

/**
 * A round's id is this prefix followed by its tap's id: so the page knows the id, and reports it to the lobby, before
 * the answer.
 */
export function roundIdPrefix(sessionId: string): string {
  return `r-${sessionId.replaceAll('-', '')}-`
}

/** Whether the round's stake is accepted and its outcome final. A held round is not decided yet. */
export function isPlayed({ state }: Pick<Round, 'state'>): boolean {
  return state === 'bet_accepted' || state === 'win_sent' || state === 'closed'
}
