import pg from 'pg'

import { BatcherFull } from '../../kit/batcher.ts'
import { Refused } from '../../kit/refusal.ts'
import type { SeamlessCall, SeamlessOutcome, SeamlessWallet } from './seamless-wallet.ts'

type Wallet = Pick<SeamlessWallet, 'answer' | 'play'>

/** Refusal because of a low balance, which it contains. */
export class NotEnough extends Refused {
  readonly balance: bigint
  readonly currency: string

  constructor({ balance, currency }: SeamlessOutcome) {
    super('account.balance.not.enough', {})
    this.balance = balance ?? 0n
    this.currency = currency ?? ''
  }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const MEMBER = /^\d{1,18}$/

/** Executes a call. Returns its outcome, or throws its refusal. */
export async function callWallet(wallet: Wallet, call: SeamlessCall): Promise<SeamlessOutcome> {
  refuseForeign(call)
  return outcomeOrThrow(await wallet.answer(call))
}

/** Executes calls, all or none. Returns their outcomes, or throws the first refusal. */
export async function callWalletForAll(
  wallet: Wallet,
  calls: [SeamlessCall, ...SeamlessCall[]],
): Promise<SeamlessOutcome[]> {
  refuseForeign(calls[0])
  return (await wallet.play(calls)).map(outcomeOrThrow)
}

/** Refuses ids that do not have the gateway's format. */
function refuseForeign({ session_id: session, player_id: player }: SeamlessCall): void {
  if (!UUID.test(session) || (player !== undefined && !MEMBER.test(player)))
    throw new Refused('seamless.session.unknown', {})
}

function outcomeOrThrow(outcome: SeamlessOutcome): SeamlessOutcome {
  if (outcome.code === 'done') return outcome
  throw outcome.code === 'account.balance.not.enough' ? new NotEnough(outcome) : new Refused(outcome.code, {})
}

/**
 * Error codes of a member account that is locked by other transactions: nothing was done, and the call may be repeated.
 */
const BUSY = new Set(['55P03', '40001', '40P01'])

export function isBusy(error: unknown): boolean {
  return error instanceof BatcherFull || (error instanceof pg.DatabaseError && BUSY.has(error.code ?? ''))
}
