import * as z from 'zod/mini'

import { Currency, DecimalText } from '../../kit/money.ts'

/**
 * The dialect `form`: form fields, signed by MD5 of all of them in the order of their names and the secret; decimal
 * amounts; every answer is JSON with HTTP 200 and a number in `error`. Rules: docs/vendors/dialects.md.
 */

/** Without a colon: what the gateway adds to a reference begins with one. */
const Id = z.string().check(z.regex(/^[A-Za-z0-9_.-]{1,80}$/))
/** Whole cents, greater than zero. */
const Stake = z.string().check(z.regex(/^(?!0+(\.0{1,2})?$)\d{1,12}(\.\d{1,2})?$/))
const Amount = z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/))

/** What counts as valid bet of the whole round, or the rake that it took from this player: as in the seamless wallet. */
const reported = { validBet: z.optional(Amount), rake: z.optional(Amount) }

const who = { userId: Id, token: Id }
const round = { ...who, roundId: Id }

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
      /** The token that all further calls carry. */
      token: z.string(),
      nickname: z.string(),
      cash: DecimalText,
      currency: Currency,
      language: z.string(),
      mode: z.enum(['real', 'fun']),
      lobbyUrl: z.string(),
    }),
  },
  balance: { path: '/balance', input: z.object(who), output: Balance },
  bet: {
    path: '/bet',
    input: z.object({ ...round, gameId: Id, reference: Id, amount: Stake, currency: Currency }),
    output: Effect,
  },
  /** Pays on the round, whatever was bet in it. */
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
  /** Corrects what the result of the reference `resultReference` pays in all. */
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
  /** Undoes the bet of this reference. */
  refund: { path: '/refund', input: z.object({ ...round, reference: Id }), output: Effect },
  endRound: { path: '/endRound', input: z.object(round), output: Balance },
  transaction: {
    path: '/transaction',
    input: z.object({ ...who, reference: Id }),
    output: z.object({
      ...answered,
      state: z.enum(['unknown', 'posted', 'voided']),
      transactionId: z.nullable(z.string()),
    }),
  },
} as const

export const FormRefusal = z.object({ error: z.int(), description: z.string(), cash: z.optional(DecimalText) })

/** The field that holds the signature; it is no part of what is signed. */
export const FORM_SIGNATURE = 'hash'

/** What is signed, before the secret is put behind it. */
export function formSignedText(fields: Iterable<readonly [string, string]>): string {
  const signed = [...fields].filter(([name]) => name !== FORM_SIGNATURE)
  const ordered = signed.toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)))
  return ordered.map(([name, value]) => `${name}=${value}`).join('&')
}
