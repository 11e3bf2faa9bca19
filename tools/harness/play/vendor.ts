import { setTimeout as pause } from 'node:timers/promises'

import {
  seamlessBet,
  seamlessCloseRound,
  seamlessRollback,
  seamlessWin,
} from '@ante/contract/launch/seamless-wallet.ts'
import type { Prng } from '@ante/demo-art/kit/prng.ts'
import { unitsOf } from '@ante/gateway/kit/money.ts'
import type { Answer } from '@ante/wallet-client/answer.ts'

import { outcomeOf } from '../history/operation-outcome.ts'
import type { OperationOutcome } from '../history/operation-outcome.ts'
import type { History } from '../history/history.ts'
import type { Operation, OperationResult, WalletCall } from '../history/operation.ts'
import { LONG_TIMEOUT_MS, VENDORS_TIMEOUT_MS } from './exchange.ts'
import { randomTransmission } from './transmission.ts'
import type { Wallet } from './wallet.ts'

/** Time limit of `insist`, so that a gateway that does not recover cannot hang the harness. */
const INSISTING_LIMIT_MS = 120_000
const MAX_GAP_MS = 250
const REPEATED_ANYWAY = 0.06

export interface VendorPorts {
  wallet: Wallet
  history: History
  prng: Prng
  /** Aborts the run, even with unresolved operations. */
  timedOut: AbortSignal
}

/**
 * Sends the operations of a round by the rules that every vendor follows, over a network that loses and duplicates
 * calls.
 */
export class Vendor {
  readonly #ports: VendorPorts

  constructor(ports: VendorPorts) {
    this.#ports = ports
  }

  /** Makes one attempt, possibly with several copies, and possibly a repeat after the answer. */
  async attempt(operation: Operation): Promise<OperationOutcome> {
    const { prng } = this.#ports
    const copies = randomTransmission(prng).map((cutAfterMs) => this.#send(operation, cutAfterMs))
    await Promise.all(copies)
    if (prng.flip(REPEATED_ANYWAY)) await this.#send(operation, VENDORS_TIMEOUT_MS)
    return outcomeOf(operation)
  }

  /** Retries until there is an answer, as for a win or a rollback. */
  async insist(operation: Operation): Promise<OperationOutcome> {
    const deadline = Date.now() + INSISTING_LIMIT_MS
    for (;;) {
      const outcome = await this.attempt(operation)
      if (operation.answers.length > 0) return outcome
      this.#ports.timedOut.throwIfAborted()
      if (Date.now() > deadline)
        throw new Error(`The wallet has not answered for ${INSISTING_LIMIT_MS / 1000} seconds.`)
      await pause(this.#ports.prng.between(0, MAX_GAP_MS))
    }
  }

  /** Sends a repeat without faults; it must be answered. */
  async repeat(operation: Operation): Promise<void> {
    const earlierAnswers = operation.answers.length
    await this.#send(operation, LONG_TIMEOUT_MS)
    if (operation.answers.length === earlierAnswers)
      throw new Error(`A call is not answered: ${JSON.stringify(operation.call)}`)
  }

  async #send(operation: Operation, cutAfterMs: number): Promise<void> {
    const { wallet, history } = this.#ports
    const sentAt = history.send(operation)
    const result = resultOf(await callOf(wallet, operation.call, cutAfterMs))
    if (result) history.receive(operation, sentAt, result)
  }
}

type EffectAnswer = Answer<{ balance: string; reference?: string }>

function callOf(wallet: Wallet, { kind, input }: WalletCall, cutAfterMs: number): Promise<EffectAnswer> {
  if (kind === 'bet') return wallet.call(seamlessBet, input, cutAfterMs)
  if (kind === 'win') return wallet.call(seamlessWin, input, cutAfterMs)
  if (kind === 'rollback') return wallet.call(seamlessRollback, input, cutAfterMs)
  return wallet.call(seamlessCloseRound, input, cutAfterMs)
}

/** Returns the result of an answer; null if the answer is missing or leaves the outcome unknown. */
function resultOf(answer: EffectAnswer): OperationResult | null {
  if (answer.kind === 'unknown') return null
  if (answer.kind === 'refused') return { code: answer.code, reference: null, balance: null }
  const { reference = null, balance } = answer.value
  return { code: 'done', reference, balance: unitsOf(balance) }
}
