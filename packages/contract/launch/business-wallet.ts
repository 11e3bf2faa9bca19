import * as z from 'zod/mini'

import { Currency, DecimalText } from '../kit/money.ts'

/**
 * Wire format of the transfer wallet: all calls go to one address as a form with three fields. `params` is the call as
 * JSON, encrypted by DES (ECB, PKCS#5) and in Base64; `sign` is the SHA-256 of `params` and the secret, in hexadecimal.
 * The answer is JSON. Its signature, which also covers the signature of the call, is in a header. Source: domain
 * handbook 2.4. `valid_until`, `server_time`, `br` and the signed answer are extensions: see
 * docs/vendors/transfer-wallet.md.
 */
export const businessPath = '/doBusiness.do'
export const businessSignHeader = 'X-Sign'
/** Number of characters of the secret that form the DES key; the whole secret signs. */
export const BUSINESS_DES_KEY_LENGTH = 8

export const BusinessForm = z.object({
  merchant_code: z.string().check(z.maxLength(80)),
  params: z.string().check(z.maxLength(8_000)),
  sign: z.string().check(z.maxLength(64)),
})

const Name = z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,80}$/))
/** Unix time in milliseconds, until the year 9999. Larger numbers, such as microseconds, are refused. */
const Milliseconds = z.int().check(z.minimum(0), z.maximum(253_402_300_799_999))
/** An amount with two decimals, the smallest unit of vendors. */
const Amount = z.string().check(z.regex(/^\d{1,12}\.\d{2}$/))

export const MAX_BUSINESS_RECORDS = 200

/** Calls of the gateway. */
export const BusinessCall = z.discriminatedUnion('method', [
  /** Creates a member; succeeds also if the member exists. */
  z.object({ method: z.literal('cm'), username: Name, password: Name, currency: Currency }),
  z.object({ method: z.literal('up'), username: Name, password: Name }),
  /** Ends the member's game sessions. */
  z.object({ method: z.literal('kom'), username: Name }),
  z.object({ method: z.literal('gb'), username: Name }),
  /**
   * Transfers money into the vendor's wallet (1) or out of it (2), once per reference, and never after `valid_until`.
   */
  z.object({
    method: z.literal('ft'),
    username: Name,
    fund_type: z.union([z.literal(1), z.literal(2)]),
    amount: Amount,
    reference_no: Name,
    valid_until: z.optional(Milliseconds),
  }),
  /** Transfers the whole balance out of the vendor's wallet. */
  z.object({ method: z.literal('ftoa'), username: Name, reference_no: Name }),
  /** Returns the state of a transfer by its reference. */
  z.object({ method: z.literal('cs'), reference_no: Name }),
  /** Returns the address of a game for a member. */
  z.object({
    method: z.literal('lg'),
    username: Name,
    game_code: Name,
    nickname: z.string().check(z.maxLength(80)),
    language: z.string().check(z.maxLength(5)),
    back_url: z.string().check(z.maxLength(500)),
    room: z.optional(Name),
    prize_mode: z.optional(Name),
  }),
  z.object({ method: z.literal('tgl') }),
  /** Returns stakes and wins after a cursor in the vendor's books; the first cursor is ''. */
  z.object({
    method: z.literal('br'),
    since: z.string().check(z.maxLength(80)),
    limit: z.int().check(z.minimum(1), z.maximum(MAX_BUSINESS_RECORDS)),
  }),
])
export type BusinessCall = z.output<typeof BusinessCall>

/** Status codes of a vendor's answer. After `failed` and `unavailable` the outcome is unknown. */
export const businessStatus = {
  done: 0,
  failed: 1,
  invalid: 2,
  wronglySigned: 3,
  memberUnknown: 4,
  balanceTooLow: 5,
  /** The reference belongs to another transfer. */
  referenceTaken: 6,
  tooLate: 7,
  gameUnknown: 8,
  unavailable: 9,
} as const

export const BusinessRefusal = z.object({ status: z.int().check(z.minimum(1)), error_desc: z.string() })

/** Time of the vendor's clock, in milliseconds. */
const done = { status: z.literal(businessStatus.done), server_time: Milliseconds }

/** A transaction in a member's wallet at the vendor, caused by a game. */
export const BusinessRecord = z.object({
  /** Permanent id: a record with the same id is the same transaction. */
  id: Name,
  kind: z.enum(['bet', 'win', 'rollback']),
  username: Name,
  round_id: Name,
  /** The bet of a win, or the bet that a rollback reverses. */
  bet_id: z.nullable(Name),
  game_code: Name,
  /** Zero for a win that ends a lost round, and for a rollback of a bet that never arrived. */
  amount: Amount,
  closes_round: z.boolean(),
  /** Valid bet of the whole round, or the rake taken from this player: as in the seamless wallet. */
  valid_bet: z.optional(Amount),
  rake: z.optional(Amount),
  at: Milliseconds,
})
export type BusinessRecord = z.output<typeof BusinessRecord>

/** Successful answers of each method. */
export const businessAnswers = {
  cm: z.object(done),
  up: z.object(done),
  kom: z.object(done),
  gb: z.object({ ...done, balance: DecimalText }),
  ft: z.object({ ...done, balance: DecimalText }),
  ftoa: z.object({ ...done, amount: Amount }),
  /** `NOT_FOUND`: no transfer with this reference has been booked; it can still arrive until its `valid_until`. */
  cs: z.object({ ...done, transaction_status: z.enum(['SUCCESS', 'FAILED', 'PENDING', 'NOT_FOUND']) }),
  lg: z.object({ ...done, game_url: z.url({ protocol: /^https?$/ }) }),
  tgl: z.object({ ...done, games: z.array(z.object({ game_code: Name, game_name: z.string() })) }),
  br: z.object({
    ...done,
    records: z.array(BusinessRecord).check(z.maxLength(MAX_BUSINESS_RECORDS)),
    /** Cursor of the next call; unchanged if there was nothing new. */
    next: z.string().check(z.maxLength(80)),
  }),
}

export type BusinessMethod = BusinessCall['method']
export type BusinessAnswer<Method extends BusinessMethod> = z.output<(typeof businessAnswers)[Method]>
