import type { RoundFairness } from '../fairness/round-fairness.ts'

/**
 * `drawn → bet_sent → bet_accepted → win_sent → closed` is the way of a round; a bet without an answer goes to
 * `rollback_sent` and ends `rolled_back`, unless the gateway settled it; a bet that was turned down ends `refused`.
 * A stake whose outcome comes later waits between `bet_sent` and `bet_accepted` as `held`, until its game settles it, or voids
 * it: then it goes to `rollback_sent`. Each state is stored before the call that it is named after.
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
  /** Without what a jackpot adds. */
  wonCents: bigint
  /** What was paid of it while it was held, beside what it wins in the end. */
  partsCents: bigint
  /** What the room took from this player; null in games without a rake. */
  rakeCents: bigint | null
  /** What counts as valid bet, where the game reports it. */
  validCents: bigint | null
  /** What of the stake goes to the merchant's jackpot. */
  jackpotCents: bigint
  /** It pays the whole jackpot, whatever that holds. */
  winsJackpot: boolean
  /** What that was; null until it is paid. */
  jackpotPaidCents: bigint | null
  choice: unknown
  /** Null until it is decided. */
  outcome: unknown
  /** What a round whose outcome comes later belongs to, in its game's own words; null where it is drawn at once. */
  subject: string | null
  /** What its game keeps of it while it is held. */
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

/** A round's id is this and its tap's: so the page knows the id, and tells the lobby, before it has an answer. */
export function roundIdPrefix(sessionId: string): string {
  return `r-${sessionId.replaceAll('-', '')}-`
}

/** Whether its stake is taken and its outcome stands; one that is held is not decided yet. */
export function isPlayed({ state }: Pick<Round, 'state'>): boolean {
  return state === 'bet_accepted' || state === 'win_sent' || state === 'closed'
}
