import { randomUUID } from 'node:crypto'

import type { Answer } from '@ante/wallet-client/answer.ts'
import { centsOf, decimalText } from '@ante/wallet-client/decimal-text.ts'
import type {
  Action,
  CallTarget,
  BetCall,
  ResettleCall,
  RollbackCall,
  WalletCalls,
  WinCall,
} from '@ante/wallet-client/dialects/wallet-calls.ts'

import { requireDone, retryUntilAnswered, requireEqual } from './check.ts'

interface PlayerOptions {
  calls: WalletCalls
  at: CallTarget
  gameId: string
  currency: string
  /** The player's launch token, already used. */
  token: string
}

/** Ids of a bet and its round, both new. */
export interface Names {
  roundId: string
  transactionId: string
}

export const newNames = (): Names => ({ roundId: `r-${randomUUID()}`, transactionId: `b-${randomUUID()}` })

type BetChanges = Partial<BetCall>
type WinParams = Partial<WinCall> & Pick<WinCall, 'roundId' | 'betTransactionId'>
type ResettleParams = Partial<ResettleCall> & Pick<ResettleCall, 'roundId' | 'winTransactionId' | 'cents'>
type RollbackParams = Partial<RollbackCall> & Pick<RollbackCall, 'roundId' | 'betTransactionId'>

/** A player in a game, with all wallet calls for that player. The default stake is 1.00, the default win 2.00. */
export class TestPlayer {
  readonly at: CallTarget
  readonly token: string
  readonly gameId: string
  readonly currency: string
  readonly #calls: WalletCalls

  constructor({ calls, at, gameId, currency, token }: PlayerOptions) {
    this.#calls = calls
    this.at = at
    this.token = token
    this.gameId = gameId
    this.currency = currency
  }

  bet(changes: BetChanges = {}, calls: WalletCalls = this.#calls) {
    return calls.bet(this.at, { ...newNames(), ...this.#callContext(), cents: 100n, ...changes })
  }

  win(params: WinParams, calls: WalletCalls = this.#calls) {
    const defaults = { transactionId: `w-${randomUUID()}`, cents: 200n, closeRound: true }
    return calls.win(this.at, { ...defaults, ...this.#callContext(), ...params })
  }

  /** Reports whether the dialect supports several actions in one call. */
  get supportsBatch(): boolean {
    return this.#calls.together !== undefined
  }

  /** Sends several actions in one call, and retries until it is answered. */
  async together(roundId: string, actions: Action[], closeRound = false) {
    const { together } = this.#calls
    if (!together) throw new Error('this dialect supports only one action per call')
    return retryUntilAnswered(() => together(this.at, { ...this.#callContext(), roundId, closeRound, actions }))
  }

  /** Rolls back a bet, and retries until the call is answered. */
  rollback(params: RollbackParams) {
    const completeBet = { transactionId: `x-${randomUUID()}`, ...this.#callContext(), ...params }
    return retryUntilAnswered(() => this.#calls.rollback(this.at, completeBet))
  }

  /** Corrects a win, and retries until the call is answered. */
  resettle(params: ResettleParams) {
    const defaults = { transactionId: `c-${randomUUID()}`, version: 1 }
    return retryUntilAnswered(() => this.#calls.resettle(this.at, { ...defaults, ...this.#callContext(), ...params }))
  }

  closeRound(roundId: string) {
    return retryUntilAnswered(() => this.#calls.closeRound(this.at, { ...this.#callContext(), roundId }))
  }

  transaction(transactionId: string) {
    return retryUntilAnswered(() => this.#calls.transaction(this.at, transactionId))
  }

  requestBalance(): Promise<Answer<{ balance: string }>> {
    return retryUntilAnswered(() => this.#calls.balance(this.at))
  }

  async cents(): Promise<bigint> {
    return centsOf(requireDone(await this.requestBalance(), 'the balance').balance)
  }

  /** Asserts that the balance changed by this amount. */
  async expectMoved(before: bigint, change: bigint, subject: string): Promise<void> {
    requireEqual(decimalText(await this.cents()), decimalText(before + change), `the balance after ${subject}`)
  }

  #callContext() {
    return { gameId: this.gameId, currency: this.currency }
  }
}
