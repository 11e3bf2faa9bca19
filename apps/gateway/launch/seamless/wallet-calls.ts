import { createHash } from 'node:crypto'

import { WHOLE_JACKPOT } from '@ante/contract/launch/seamless-wallet.ts'

import { isExactIn, ledgerPart } from '../../kit/money.ts'
import { Refused } from '../../kit/refusal.ts'
import type { SeamlessCall } from './seamless-wallet.ts'

/** Common fields of all calls. */
export interface CallHead {
  vendor: string
  nonce?: string
  sessionId: string
  /** Expected member of the session, if the dialect sends it. */
  playerId?: string | undefined
}

interface OfRound {
  transactionId: string
  roundId: string
}

interface OfMoney {
  /** In 1/10,000, like all amounts. */
  units: bigint
  currency: string
}

export interface Bet extends OfRound, OfMoney {
  gameId: string
  /** Node of the game; null if the vendor has no such game. */
  nodeId: number | null
  jackpotUnits?: bigint | undefined
}

export interface Win extends OfRound, OfMoney {
  /** Valid bet of the whole round, if the vendor reports it. */
  validUnits?: bigint | undefined
  /** Null if the dialect pays on the whole round. */
  betTransactionId: string | null
  closeRound: boolean
  jackpotUnits?: bigint | typeof WHOLE_JACKPOT | undefined
}

export interface Rollback extends OfRound {
  betTransactionId: string
}

export interface Correction extends OfRound, OfMoney {
  /** Replaces the valid bet reported for the round before. */
  validUnits?: bigint | undefined
  winTransactionId: string
  version: number
}

export const balanceCall = (head: CallHead): SeamlessCall => ({ kind: 'balance', ...headOf(head) })

/** Returns a bet. Refuses amounts with more decimals than the currency, because rounding would change the stake. */
export function betCall(head: CallHead, bet: Bet): SeamlessCall {
  const { roundId, gameId, nodeId, currency } = bet
  if (!isExactIn(currency, bet.units)) throw new Refused('seamless.currency.mismatch', {})
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

/** Returns a win. The amount is rounded down to the decimals of the currency. */
export function winCall(head: CallHead, win: Win): SeamlessCall {
  const { roundId, betTransactionId, currency, closeRound } = win
  const amount = ledgerPart(currency, win.units).toString()
  const jackpot = win.jackpotUnits === WHOLE_JACKPOT ? { jackpot_all: true } : jackpotPart(win.jackpotUnits, currency)
  const target = betTransactionId === null ? { for_round: true } : { bet_transaction_id: betTransactionId }
  const identity = [roundId, betTransactionId ?? '', amount, currency, String(closeRound)]
  return {
    kind: 'win',
    ...ofRound(head, win),
    ...target,
    amount,
    currency,
    close_round: closeRound,
    ...jackpot,
    ...validPart(win.validUnits),
    fingerprint: fingerprintOf(...identity, ...Object.values(jackpot).map(String), ...declaredValidBet(win.validUnits)),
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

/**
 * Returns the jackpot field, omitted in calls without jackpot, so that their fingerprint is the same as before jackpots
 * existed.
 */
function jackpotPart(units: bigint | undefined, currency: string): { jackpot?: string } {
  const stored = units === undefined ? 0n : ledgerPart(currency, units)
  return stored === 0n ? {} : { jackpot: stored.toString() }
}

const validPart = (units: bigint | undefined): { valid?: string } =>
  units === undefined ? {} : { valid: units.toString() }

/**
 * Returns the valid bet for the fingerprint, with a label that distinguishes it from a jackpot amount; empty if not
 * reported.
 */
const declaredValidBet = (units: bigint | undefined): string[] => (units === undefined ? [] : [`valid ${units}`])

/** Hash of everything in a call except id, kind and player, which are compared directly. */
function fingerprintOf(...input: string[]): string {
  return `\\x${createHash('sha256').update(JSON.stringify(input)).digest('hex')}`
}
