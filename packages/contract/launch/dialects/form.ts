import * as z from 'zod/mini'

import { Currency, DecimalText } from '../../kit/money.ts'

/**
 * The dialect `form`: form fields, signed by MD5 of all of them in the order of their names and the secret; decimal
 * amounts; every answer is JSON with HTTP 200 and a number in `error`. Rules: docs/vendors/dialects.md.
 */

/** An id without a colon, with which the gateway's suffix of a reference begins. */
const Id = z.string().check(z.regex(/^[A-Za-z0-9_.-]{1,80}$/))
/** Whole cents, greater than zero. */
const Stake = z.string().check(z.regex(/^(?!0+(\.0{1,2})?$)\d{1,12}(\.\d{1,2})?$/))
const Amount = z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/))

/** Valid bet of the whole round, or the rake taken from this player: as in the seamless wallet. */
const reported = { validBet: z.optional(Amount), rake: z.optional(Amount) }

const session = { userId: Id, token: Id }
const round = { ...session, roundId: Id }

const answered = { error: z.literal(0), description: z.string() }
const Effect = z.object({ ...answered, transactionId: z.string(), cash: DecimalText, currency: Currency })
const Balance = z.object({ ...answered, cash: DecimalText, currency: Currency })

export const formCalls = {
  authenticate: {
    path: '/authenticate',
    input: z.object({ token: Id, gameId: Id }),
    output: z.object({
      ...answered,
      userId: z.string(),
      /** The token of all further calls. */
      token: z.string(),
      nickname: z.string(),
      cash: DecimalText,
      currency: Currency,
      language: z.string(),
      mode: z.enum(['real', 'fun']),
      lobbyUrl: z.string(),
    }),
  },
  balance: { path: '/balance', input: z.object(session), output: Balance },
  bet: {
    path: '/bet',
    input: z.object({ ...round, gameId: Id, reference: Id, amount: Stake, currency: Currency }),
    output: Effect,
  },
  /** Credits a payout of the round, independent of its bets. */
  result: {
    path: '/result',
    input: z.object({
      ...round,
      reference: Id,
      amount: Amount,
      currency: Currency,
      endRound: z.enum(['true', 'false']),
      ...reported,
    }),
    output: Effect,
  },
  /** Corrects the total payout of the result with the reference `resultReference`. */
  correction: {
    path: '/correction',
    input: z.object({
      ...round,
      reference: Id,
      resultReference: Id,
      version: z.string().check(z.regex(/^[1-9]\d{0,2}$/)),
      amount: Amount,
      currency: Currency,
      ...reported,
    }),
    output: Effect,
  },
  /** Rolls back the bet with this reference. */
  refund: { path: '/refund', input: z.object({ ...round, reference: Id }), output: Effect },
  endRound: { path: '/endRound', input: z.object(round), output: Balance },
  transaction: {
    path: '/transaction',
    input: z.object({ ...session, reference: Id }),
    output: z.object({
      ...answered,
      state: z.enum(['unknown', 'posted', 'voided']),
      transactionId: z.nullable(z.string()),
    }),
  },
} as const

export const FormRefusal = z.object({ error: z.int(), description: z.string(), cash: z.optional(DecimalText) })

/** Name of the signature field, which is not part of the signed text. */
export const FORM_SIGNATURE = 'hash'

/** Returns the text to sign, before the secret is appended. */
export function formSignedText(fields: Iterable<readonly [string, string]>): string {
  const signed = [...fields].filter(([name]) => name !== FORM_SIGNATURE)
  const ordered = signed.toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)))
  return ordered.map(([name, value]) => `${name}=${value}`).join('&')
}
