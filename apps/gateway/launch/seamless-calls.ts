import { createHash } from 'node:crypto'

import type { Endpoint, OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import {
  seamlessBalance,
  seamlessBet,
  seamlessCloseRound,
  seamlessRollback,
  seamlessTransaction,
  seamlessWin,
} from '@ante/contract/launch/seamless-wallet.ts'

import { textOf, unitsOf } from '../kit/money.ts'
import { Refused } from '../kit/refusal.ts'
import type { SeamlessCall, SeamlessOutcome, SeamlessWallet } from './seamless-wallet.ts'
import type { SignedBy } from './verify-signature.ts'

/** What a call needs besides its input. */
export interface VendorCall {
  wallet: SeamlessWallet
  signedBy: SignedBy
  /** The node of a vendor's game; null where he has none of that name. */
  nodeOf(vendor: string, gameId: string): number | null
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export async function showBalance(call: VendorCall, input: ParsedInputOf<typeof seamlessBalance>) {
  return balanceIn(await ask(call, seamlessBalance, { kind: 'balance', session_id: input.sessionId }))
}

export async function takeBet(call: VendorCall, input: ParsedInputOf<typeof seamlessBet>) {
  const { sessionId, transactionId, roundId, gameId, currency } = input
  const amount = unitsOf(input.amount).toString()
  const jackpot = jackpotPart(input.jackpotContribution)
  const outcome = await ask(call, seamlessBet, {
    kind: 'bet',
    session_id: sessionId,
    transaction_id: transactionId,
    round_id: roundId,
    game_id: gameId,
    node_id: call.nodeOf(call.signedBy.vendor, gameId),
    amount,
    currency,
    ...jackpot,
    fingerprint: fingerprintOf(roundId, gameId, amount, currency, ...Object.values(jackpot)),
  })
  return effectIn(outcome)
}

export async function payWin(call: VendorCall, input: ParsedInputOf<typeof seamlessWin>) {
  const { sessionId, transactionId, roundId, betTransactionId, currency, closeRound } = input
  const amount = unitsOf(input.amount).toString()
  const jackpot = jackpotPart(input.jackpotPayout)
  const outcome = await ask(call, seamlessWin, {
    kind: 'win',
    session_id: sessionId,
    transaction_id: transactionId,
    round_id: roundId,
    bet_transaction_id: betTransactionId,
    amount,
    currency,
    close_round: closeRound,
    ...jackpot,
    fingerprint: fingerprintOf(
      roundId,
      betTransactionId,
      amount,
      currency,
      String(closeRound),
      ...Object.values(jackpot),
    ),
  })
  return effectIn(outcome)
}

export async function rollBackBet(call: VendorCall, input: ParsedInputOf<typeof seamlessRollback>) {
  const { sessionId, transactionId, betTransactionId, roundId } = input
  const outcome = await ask(call, seamlessRollback, {
    kind: 'rollback',
    session_id: sessionId,
    transaction_id: transactionId,
    round_id: roundId,
    bet_transaction_id: betTransactionId,
    fingerprint: fingerprintOf(roundId, betTransactionId),
  })
  return effectIn(outcome)
}

export async function endRound(call: VendorCall, input: ParsedInputOf<typeof seamlessCloseRound>) {
  const { sessionId, roundId } = input
  return balanceIn(await ask(call, seamlessCloseRound, { kind: 'close', session_id: sessionId, round_id: roundId }))
}

export async function lookUpTransaction(
  call: VendorCall,
  { sessionId, transactionId }: ParsedInputOf<typeof seamlessTransaction>,
): Promise<OutputOf<typeof seamlessTransaction>> {
  const asked = { kind: 'look-up', session_id: sessionId, transaction_id: transactionId } as const
  const { state, reference } = await ask(call, seamlessTransaction, asked)
  return { state: state ?? 'unknown', reference: reference === null ? null : String(reference) }
}

/** The outcome of a call that was done; throws its refusal otherwise. */
async function ask(
  { wallet, signedBy }: VendorCall,
  endpoint: Endpoint,
  asked: Omit<SeamlessCall, 'vendor' | 'nonce'>,
): Promise<SeamlessOutcome> {
  if (!UUID.test(asked.session_id)) throw new Refused('seamless.session.unknown', {})
  const outcome = await wallet.answer({ ...asked, ...signedBy })
  if (outcome.code === 'done') return outcome
  if (!(outcome.code in endpoint.refusals)) throw new Error(`${endpoint.path} does not declare ${outcome.code}`)
  throw new Refused(outcome.code, outcome.code === 'account.balance.not.enough' ? balanceIn(outcome) : {})
}

function balanceIn({ balance, currency }: SeamlessOutcome) {
  return { balance: textOf(balance ?? 0n), currency: currency ?? '' }
}

function effectIn(outcome: SeamlessOutcome) {
  return { reference: String(outcome.reference), ...balanceIn(outcome) }
}

/** Absent where the call has nothing to do with a jackpot, so that its fingerprint is what it was before there were any. */
function jackpotPart(amount: string | undefined): { jackpot?: string } {
  return amount === undefined ? {} : { jackpot: unitsOf(amount).toString() }
}

/** Of all that a call says besides its id, its kind and its player, which are compared as they are. */
function fingerprintOf(...said: string[]): string {
  return `\\x${createHash('sha256').update(JSON.stringify(said)).digest('hex')}`
}
