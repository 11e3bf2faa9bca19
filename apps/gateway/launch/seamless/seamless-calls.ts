import type { Endpoint, OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import {
  seamlessBalance,
  seamlessBet,
  seamlessCloseRound,
  seamlessJackpot,
  seamlessResettle,
  seamlessRollback,
  seamlessTransaction,
  seamlessWin,
  WHOLE_JACKPOT,
} from '@ante/contract/launch/seamless-wallet.ts'

import { textOf, unitsOf } from '../../kit/money.ts'
import { Refused } from '../../kit/refusal.ts'
import { callWallet, NotEnough } from './call-wallet.ts'
import type { SeamlessCall, SeamlessOutcome, SeamlessWallet } from './seamless-wallet.ts'
import type { SeamlessJackpots } from './seamless-jackpots.ts'
import type { SignedBy } from './verify-signature.ts'
import { validUnitsOf } from './reported-valid.ts'
import { balanceCall, betCall, closeCall, lookUpCall, resettleCall, rollbackCall, winCall } from './wallet-calls.ts'
import type { Win } from './wallet-calls.ts'

/** Dependencies of a call besides its input. */
export interface VendorCall {
  wallet: SeamlessWallet
  signedBy: SignedBy
  /** Returns the node of a vendor's game; null if the vendor has none with this id. */
  nodeOf(vendor: string, gameId: string): number | null
  jackpots: SeamlessJackpots
}

export async function showBalance(call: VendorCall, { sessionId }: ParsedInputOf<typeof seamlessBalance>) {
  return balanceIn(await sendCall(call, seamlessBalance, balanceCall({ ...call.signedBy, sessionId })))
}

export async function showJackpot(call: VendorCall, { sessionId }: ParsedInputOf<typeof seamlessJackpot>) {
  const { currency } = balanceIn(await sendCall(call, seamlessJackpot, balanceCall({ ...call.signedBy, sessionId })))
  const units = await call.jackpots.poolFor(sessionId)
  return { jackpot: units === null ? null : textOf(units), currency }
}

export async function takeBet(call: VendorCall, input: ParsedInputOf<typeof seamlessBet>) {
  const { sessionId, gameId, amount, jackpotContribution, ...values } = input
  const { signedBy } = call
  const nodeId = call.nodeOf(signedBy.vendor, gameId)
  const bet = { ...values, gameId, nodeId, ...moneyOf(amount, jackpotContribution) }
  return effectIn(await sendCall(call, seamlessBet, betCall({ ...signedBy, sessionId }, bet)))
}

export async function payWin(call: VendorCall, input: ParsedInputOf<typeof seamlessWin>) {
  const { sessionId, amount, jackpotPayout, validBet, rake, ...values } = input
  const jackpotUnits: Win['jackpotUnits'] =
    jackpotPayout === WHOLE_JACKPOT ? WHOLE_JACKPOT : moneyOf(amount, jackpotPayout).jackpotUnits
  const win = { ...values, units: unitsOf(amount), jackpotUnits, validUnits: validUnitsOf({ validBet, rake }) }
  const effect = effectIn(await sendCall(call, seamlessWin, winCall({ ...call.signedBy, sessionId }, win)))
  if (jackpotUnits !== WHOLE_JACKPOT) return effect
  const { vendor } = call.signedBy
  return {
    ...effect,
    jackpotPaid: textOf(await call.jackpots.paidWith({ vendor, transactionId: values.transactionId })),
  }
}

export async function rollBackBet(call: VendorCall, input: ParsedInputOf<typeof seamlessRollback>) {
  const { sessionId, ...values } = input
  return effectIn(await sendCall(call, seamlessRollback, rollbackCall({ ...call.signedBy, sessionId }, values)))
}

export async function correctWin(call: VendorCall, input: ParsedInputOf<typeof seamlessResettle>) {
  const { sessionId, amount, validBet, rake, ...values } = input
  const correction = { ...values, units: unitsOf(amount), validUnits: validUnitsOf({ validBet, rake }) }
  return effectIn(await sendCall(call, seamlessResettle, resettleCall({ ...call.signedBy, sessionId }, correction)))
}

export async function endRound(call: VendorCall, input: ParsedInputOf<typeof seamlessCloseRound>) {
  const { sessionId, roundId, ...reported } = input
  const closing = closeCall({ ...call.signedBy, sessionId }, roundId, validUnitsOf(reported))
  return balanceIn(await sendCall(call, seamlessCloseRound, closing))
}

export async function lookUpTransaction(
  call: VendorCall,
  { sessionId, transactionId }: ParsedInputOf<typeof seamlessTransaction>,
): Promise<OutputOf<typeof seamlessTransaction>> {
  const lookUp = lookUpCall({ ...call.signedBy, sessionId }, transactionId)
  const { state, reference } = await sendCall(call, seamlessTransaction, lookUp)
  return { state: state ?? 'unknown', reference: reference === null ? null : String(reference) }
}

/** Executes a call. Returns its outcome, or throws its refusal, which the endpoint must have declared. */
async function sendCall({ wallet }: VendorCall, endpoint: Endpoint, call: SeamlessCall): Promise<SeamlessOutcome> {
  try {
    return await callWallet(wallet, call)
  } catch (error) {
    if (error instanceof NotEnough) throw new Refused(error.code, balanceIn(error))
    if (error instanceof Refused && !(error.code in endpoint.refusals)) {
      throw new Error(`${endpoint.path} does not declare ${error.code}`, { cause: error })
    }
    throw error
  }
}

function moneyOf(amount: string, jackpot: string | undefined) {
  return { units: unitsOf(amount), jackpotUnits: jackpot === undefined ? undefined : unitsOf(jackpot) }
}

function balanceIn({ balance, currency }: Pick<SeamlessOutcome, 'balance' | 'currency'>) {
  return { balance: textOf(balance ?? 0n), currency: currency ?? '' }
}

function effectIn(outcome: SeamlessOutcome) {
  return { reference: String(outcome.reference), ...balanceIn(outcome) }
}
