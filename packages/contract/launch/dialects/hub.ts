import * as z from 'zod/mini'

import { Currency } from '../../kit/money.ts'
import { MAX_VERSIONS } from '../seamless-wallet.ts'

/**
 * The dialect `hub`: JSON signed by RSA-SHA256 in both directions, amounts ×100,000, every answer with HTTP 200 and a
 * `status`; the game's address is requested from the vendor's server. Rules: docs/vendors/dialects.md.
 */
export const HUB_SIGNATURE = 'X-Hub-Signature'
/** Id of the gateway's signing key; the valid keys are published. */
export const HUB_KEY = 'X-Hub-Key'
/** Path at which the gateway publishes its keys, as a JSON Web Key Set. */
export const HUB_KEYS_PATH = '/seamless/hub/keys.json'
/** Path at which the vendor's server opens a game, below the address of its service. */
export const HUB_GAME_PATH = '/game/url'

/** One cent, the smallest amount. */
const CENT = 1_000
/** Maximum amount that a JSON number represents exactly; a higher balance is reported as this amount. */
export const HUB_MAX_AMOUNT = Math.floor(Number.MAX_SAFE_INTEGER / CENT) * CENT

const Id = z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,80}$/))
const Amount = z.int().check(z.minimum(0), z.maximum(HUB_MAX_AMOUNT), z.multipleOf(CENT))
const Stake = z.int().check(z.minimum(CENT), z.maximum(HUB_MAX_AMOUNT), z.multipleOf(CENT))

const Version = z.int().check(z.minimum(1), z.maximum(MAX_VERSIONS))

/** Valid bet of the whole round, or the rake taken from this player: as in the seamless wallet. */
const reported = { valid_bet: z.optional(Amount), rake: z.optional(Amount) }

const session = { request_uuid: Id, token: Id, user: Id }
const round = { ...session, round: Id }

const answered = { status: z.literal('RS_OK'), request_uuid: Id, user: z.string() }
const Effect = z.object({ ...answered, balance: z.int(), currency: Currency, transaction: z.string() })
const Balance = z.object({ ...answered, balance: z.int(), currency: Currency })

export const hubCalls = {
  info: {
    path: '/user/info',
    input: z.object({ request_uuid: Id, token: Id, game_code: Id }),
    output: z.object({
      ...answered,
      /** The token of all further calls. */
      token: z.string(),
      nickname: z.string(),
      balance: z.int(),
      currency: Currency,
      lang: z.string(),
      mode: z.enum(['real', 'fun']),
      lobby_url: z.string(),
    }),
  },
  balance: { path: '/user/balance', input: z.object(session), output: Balance },
  bet: {
    path: '/transaction/bet',
    input: z.object({ ...round, game_code: Id, transaction_uuid: Id, amount: Stake, currency: Currency }),
    output: Effect,
  },
  win: {
    path: '/transaction/win',
    input: z.object({
      ...round,
      transaction_uuid: Id,
      /** Id of the bet of the win. */
      reference_transaction_uuid: Id,
      amount: Amount,
      currency: Currency,
      round_closed: z.boolean(),
      ...reported,
    }),
    output: Effect,
  },
  rollback: {
    path: '/transaction/rollback',
    input: z.object({ ...round, transaction_uuid: Id, reference_transaction_uuid: Id }),
    output: Effect,
  },
  resettle: {
    path: '/transaction/resettle',
    input: z.object({
      ...round,
      transaction_uuid: Id,
      /** Id of the win to correct. */
      reference_transaction_uuid: Id,
      version: Version,
      amount: Amount,
      currency: Currency,
      ...reported,
    }),
    output: Effect,
  },
  close: { path: '/round/close', input: z.object(round), output: Balance },
  transaction: {
    path: '/transaction/status',
    input: z.object({ ...session, transaction_uuid: Id }),
    output: z.object({
      ...answered,
      state: z.enum(['unknown', 'posted', 'voided']),
      transaction: z.nullable(z.string()),
    }),
  },
} as const

/** A refusal: its status, and the player's balance if that was too low. */
export const HubRefusal = z.object({
  status: z.string(),
  request_uuid: z.nullable(z.string()),
  balance: z.optional(z.int()),
})

/** The gateway's request to the vendor's server before a game opens. */
export const HubGameQuery = z.object({
  request_uuid: Id,
  operator: Id,
  token: Id,
  user: Id,
  game_code: Id,
  currency: Currency,
  lang: z.string(),
  lobby_url: z.string(),
  play_for_fun: z.boolean(),
  /** Target within the game. */
  table: z.optional(Id),
  /** Prize mode of a lottery. */
  prize_mode: z.optional(Id),
})
export const HubGameUrl = z.object({ url: z.url() })
