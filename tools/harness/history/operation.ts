import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import type {
  seamlessBet,
  seamlessCloseRound,
  seamlessRollback,
  seamlessWin,
} from '@ante/contract/launch/seamless-wallet.ts'

/** A call that may move money. */
export type WalletCall =
  | { kind: 'bet'; input: InputOf<typeof seamlessBet> }
  | { kind: 'win'; input: InputOf<typeof seamlessWin> }
  | { kind: 'rollback'; input: InputOf<typeof seamlessRollback> }
  | { kind: 'close'; input: InputOf<typeof seamlessCloseRound> }

/** Content of an answer about an operation. */
export interface OperationResult {
  /** `done`, or the code of a refusal. */
  code: string
  /** The gateway's reference of the effect. */
  reference: string | null
  /** The player's balance after the operation, in units. */
  balance: bigint | null
}

/**
 * An answer that the vendor received. All requests and answers of a run have sequence numbers, which define their
 * order.
 */
export interface Received extends OperationResult {
  sentAt: number
  receivedAt: number
}

/** An operation that must take effect once, regardless of the number of attempts. */
export interface Operation<Call extends WalletCall = WalletCall> {
  player: string
  call: Call
  /** Allowed codes: `done` and correct refusals; an operation that must be refused never moves anything. */
  allowedOutcomes: readonly string[]
  answers: Received[]
  /** Number of requests without an answer, or without one yet. */
  unanswered: number
  firstSentAt: number | null
  /** Rollback of a bet; null if there is none, and for other operations. */
  rollback: Operation | null
}

/** Returns the key of the operation's effect; null if it has no effect, or shares another operation's key. */
export function keyOf({ call, allowedOutcomes }: Operation): string | null {
  return call.kind === 'close' || !allowedOutcomes.includes('done') ? null : call.input.transactionId
}
