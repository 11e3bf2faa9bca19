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

/** What an answer says of an operation. */
export interface OperationResult {
  /** `done`, or the code of a refusal. */
  code: string
  /** The gateway's own reference of the effect. */
  reference: string | null
  /** What the player has by then, in units. */
  balance: bigint | null
}

/** An answer that the vendor heard. All sendings and hearings of a run are counted, so that they can be put in order. */
export interface Heard extends OperationResult {
  sentAt: number
  receivedAt: number
}

/** Something that the vendor wants done once, however often it has to ask. */
export interface Operation<Call extends WalletCall = WalletCall> {
  player: string
  call: Call
  /** `done` and the refusals that are right; one that must be refused moves nothing under any circumstances. */
  mayListen: readonly string[]
  heard: Heard[]
  /** Sendings whose answer nobody heard, or has heard yet. */
  unheard: number
  firstSentAt: number | null
  /** Of a bet: what takes it back. */
  rollback: Operation | null
}

/** The key of its effect; none where it has no effect, or another operation's key. */
export function keyOf({ call, mayListen }: Operation): string | null {
  return call.kind === 'close' || !mayListen.includes('done') ? null : call.input.transactionId
}
