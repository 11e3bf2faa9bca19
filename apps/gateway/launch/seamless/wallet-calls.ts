import { createHash } from 'node:crypto'

import { WHOLE_JACKPOT } from '@ante/contract/launch/seamless-wallet.ts'

import { isKeptIn, ledgerPart } from '../../kit/money.ts'
import { Refused } from '../../kit/refusal.ts'
import type { SeamlessCall } from './seamless-wallet.ts'

/** What every call says besides what it is about. */
export interface CallHead {
  vendor: string
  nonce?: string
  sessionId: string
  /** Whose session it must be, where the dialect names him. */
  playerId?: string | undefined
}

interface OfRound {
  transactionId: string
  roundId: string
}

interface OfMoney {
  /** In 1/10,000, as all money. */
  units: bigint
  currency: string
}

export interface Bet extends OfRound, OfMoney {
  gameId: string
  /** Null where the vendor has no such game. */
  nodeId: number | null
  jackpotUnits?: bigint | undefined
}

export interface Win extends OfRound, OfMoney {
  /** What counts as valid bet of the whole round, where the vendor reports it. */
  validUnits?: bigint | undefined
  /** Null where the dialect pays on the round as a whole. */
  betTransactionId: string | null
  closeRound: boolean
  jackpotUnits?: bigint | typeof WHOLE_JACKPOT | undefined
}

export interface Rollback extends OfRound {
  betTransactionId: string
}

export interface Correction extends OfRound, OfMoney {
  /** In place of what was reported of the round before. */
  validUnits?: bigint | undefined
  winTransactionId: string
  version: number
}

export const balanceCall = (head: CallHead): SeamlessCall => ({ kind: 'balance', ...headOf(head) })

/** A bet finer than its currency is refused: rounding would change the stake that the vendor plays for. */
export function betCall(head: CallHead, bet: Bet): SeamlessCall {
  const { roundId, gameId, nodeId, currency } = bet
  if (!isKeptIn(currency, bet.units)) throw new Refused('seamless.currency.mismatch', {})
  const amount = bet.units.toString()
  const jackpot = jackpotPart(bet.jackpotUnits, currency)
  return {
    kind: 'bet',
    ...ofRound(head, bet),
    game_id: gameId,
    node_id: nodeId,
    amount,
    currency,
    ...jackpot,
    fingerprint: fingerprintOf(roundId, gameId, amount, currency, ...Object.values(jackpot)),
  }
}

/** What of a win is finer than its currency is not paid. */
export function winCall(head: CallHead, win: Win): SeamlessCall {
  const { roundId, betTransactionId, currency, closeRound } = win
  const amount = ledgerPart(currency, win.units).toString()
  const jackpot = win.jackpotUnits === WHOLE_JACKPOT ? { jackpot_all: true } : jackpotPart(win.jackpotUnits, currency)
  const about = betTransactionId === null ? { for_round: true } : { bet_transaction_id: betTransactionId }
  const said = [roundId, betTransactionId ?? '', amount, currency, String(closeRound)]
  return {
    kind: 'win',
    ...ofRound(head, win),
    ...about,
    amount,
    currency,
    close_round: closeRound,
    ...jackpot,
    ...validPart(win.validUnits),
    fingerprint: fingerprintOf(...said, ...Object.values(jackpot).map(String), ...declaredValidBet(win.validUnits)),
  }
}

export function rollbackCall(head: CallHead, rollback: Rollback): SeamlessCall {
  const { betTransactionId, roundId } = rollback
  return {
    kind: 'rollback',
    ...ofRound(head, rollback),
    bet_transaction_id: betTransactionId,
    fingerprint: fingerprintOf(roundId, betTransactionId),
  }
}

export function resettleCall(head: CallHead, correction: Correction): SeamlessCall {
  const { roundId, winTransactionId, version, currency } = correction
  const amount = ledgerPart(currency, correction.units).toString()
  return {
    kind: 'resettle',
    ...ofRound(head, correction),
    bet_transaction_id: winTransactionId,
    revision: version,
    amount,
    currency,
    ...validPart(correction.validUnits),
    fingerprint: fingerprintOf(
      roundId,
      winTransactionId,
      String(version),
      amount,
      currency,
      ...declaredValidBet(correction.validUnits),
    ),
  }
}

export const closeCall = (head: CallHead, roundId: string, validUnits?: bigint): SeamlessCall => ({
  kind: 'close',
  ...headOf(head),
  round_id: roundId,
  ...validPart(validUnits),
})

export const lookUpCall = (head: CallHead, transactionId: string): SeamlessCall => ({
  kind: 'look-up',
  ...headOf(head),
  transaction_id: transactionId,
})

function ofRound(head: CallHead, { transactionId, roundId }: OfRound) {
  return { ...headOf(head), transaction_id: transactionId, round_id: roundId }
}

function headOf({ vendor, nonce, sessionId, playerId }: CallHead) {
  return {
    vendor,
    session_id: sessionId,
    ...(nonce !== undefined && { nonce }),
    ...(playerId !== undefined && { player_id: playerId }),
  }
}

/** Absent where the call has nothing to do with a jackpot, so that its fingerprint is what it was before there were any. */
function jackpotPart(units: bigint | undefined, currency: string): { jackpot?: string } {
  const kept = units === undefined ? 0n : ledgerPart(currency, units)
  return kept === 0n ? {} : { jackpot: kept.toString() }
}

const validPart = (units: bigint | undefined): { valid?: string } =>
  units === undefined ? {} : { valid: units.toString() }

/** Named, so that it is never taken for a jackpot's amount; absent where nothing is reported. */
const declaredValidBet = (units: bigint | undefined): string[] => (units === undefined ? [] : [`valid ${units}`])

/** Of all that a call says besides its id, its kind and its player, which are compared as they are. */
function fingerprintOf(...said: string[]): string {
  return `\\x${createHash('sha256').update(JSON.stringify(said)).digest('hex')}`
}
