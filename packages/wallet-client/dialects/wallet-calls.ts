import type { KeyObject } from 'node:crypto'

import type { Answer } from '../answer.ts'
import type { LaunchedPlayer } from '../launched-player.ts'
import type { VendorKey } from '../vendor-key.ts'
import type { Send } from './send.ts'

/** Player of a call, from the answer of `authenticate`. */
export interface CallTarget {
  gatewaySession: string
  playerId: string
}

interface OfRound {
  transactionId: string
  roundId: string
  /** Some dialects repeat these with every call. */
  gameId: string
  currency: string
}

export interface BetCall extends OfRound {
  cents: bigint
}

/** Valid-bet data reported with a win; null when there is none. */
export interface Reported {
  /** The player's share of the rake; null in games without a rake. */
  rakeCents: bigint | null
  /** Valid bet, if reported by the game. */
  validCents: bigint | null
}

export interface WinCall extends OfRound, Partial<Reported> {
  cents: bigint
  betTransactionId: string
  closeRound: boolean
}

export interface RollbackCall extends OfRound {
  betTransactionId: string
}

export interface ResettleCall extends OfRound {
  winTransactionId: string
  version: number
  cents: bigint
}

/** One of several actions executed in order, all or none. */
export interface Action {
  kind: 'bet' | 'win'
  transactionId: string
  cents: bigint
}

export interface TransactionGroup extends Omit<OfRound, 'transactionId'> {
  closeRound: boolean
  actions: Action[]
}

/** Decimal text. */
interface Balance {
  balance: string
}

interface Effect extends Balance {
  /** The gateway's id of the transaction, identical for each repeat. */
  reference: string
}

interface Effects extends Balance {
  /** The gateway's id of each action's transaction, in order. */
  references: string[]
}

interface Outcome {
  state: 'posted' | 'voided' | 'unknown'
  reference: string | null
}

/** A vendor's view of the seamless wallet, in any dialect. Each call is one attempt that never throws. */
export interface WalletCalls {
  authenticate(launch: { token: string; gameId: string }): Promise<Answer<Omit<LaunchedPlayer, 'jackpot'>>>
  balance(at: CallTarget): Promise<Answer<Balance>>
  bet(at: CallTarget, bet: BetCall): Promise<Answer<Effect>>
  win(at: CallTarget, win: WinCall): Promise<Answer<Effect>>
  rollback(at: CallTarget, rollback: RollbackCall): Promise<Answer<Effect>>
  /** Corrects the total payout of a win. */
  resettle(at: CallTarget, correction: ResettleCall): Promise<Answer<Effect>>
  closeRound(at: CallTarget, round: Omit<OfRound, 'transactionId'>): Promise<Answer<Balance>>
  transaction(at: CallTarget, transactionId: string): Promise<Answer<Outcome>>
  /** Several bets and wins of a round in one call, if the dialect supports it. */
  together?(at: CallTarget, group: TransactionGroup): Promise<Answer<Effects>>
}

export interface CallPorts {
  gatewayUrl: string
  key: VendorKey
  /** Signing key for dialects that do not sign with the secret; the demo's vendors derive theirs from it. */
  privateKey?: KeyObject | undefined
  send: Send
}

export type MakeCalls = (ports: CallPorts) => WalletCalls
