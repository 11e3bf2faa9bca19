import * as z from 'zod/mini'

import { Currency } from '../../kit/money.ts'
import { MAX_VERSIONS } from '../seamless-wallet.ts'

/**
 * The dialect `actions`: JSON signed by HMAC-SHA256 over its exact bytes, amounts in cents, and `play`, which executes
 * a list of actions in order, all or none. Rules: docs/vendors/dialects.md.
 */
export const ACTIONS_SIGNATURE = 'X-REQUEST-SIGN'
/** Maximum number of actions in one call, more than a spin of a slot or a step of a table needs. */
const MAX_ACTIONS = 20

const Id = z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,80}$/))
const Cents = z.int().check(z.minimum(0), z.maximum(99_999_999_999_999))
const Stake = z.int().check(z.minimum(1), z.maximum(99_999_999_999_999))

/** Valid bet of the whole round, or the rake taken from this player: as in the seamless wallet. */
const reported = { valid_bet: z.optional(Cents), rake: z.optional(Cents) }

const session = { session_id: Id, user_id: Id }
const round = {
  ...session,
  currency: Currency,
  /** The vendor's ids of the game and of the round. */
  game: Id,
  game_id: Id,
}

const Action = z.discriminatedUnion('action', [
  z.object({ action: z.literal('bet'), action_id: Id, amount: Stake }),
  z.object({ action: z.literal('win'), action_id: Id, amount: Cents }),
])

const Effects = z.object({
  balance: z.int(),
  game_id: Id,
  transactions: z.array(z.object({ action_id: Id, tx_id: z.string() })),
})

export const actionsCalls = {
  session: {
    path: '/session',
    input: z.object({ token: Id, game: Id }),
    output: z.object({
      ...session,
      nickname: z.string(),
      balance: z.int(),
      currency: Currency,
      language: z.string(),
      mode: z.enum(['real', 'fun']),
      lobby_url: z.string(),
    }),
  },
  balance: { path: '/balance', input: z.object(session), output: z.object({ balance: z.int(), currency: Currency }) },
  play: {
    path: '/play',
    input: z.object({
      ...round,
      /** Whether the round ends with these actions. Without actions the call only ends the round. */
      finished: z._default(z.boolean(), false),
      /** Sent with the actions that end the round. */
      ...reported,
      actions: z.array(Action).check(z.maxLength(MAX_ACTIONS)),
    }),
    output: Effects,
  },
  rollback: {
    path: '/rollback',
    input: z.object({
      ...round,
      actions: z
        .array(z.object({ action: z.literal('rollback'), action_id: Id, original_action_id: Id }))
        .check(z.minLength(1), z.maxLength(MAX_ACTIONS)),
    }),
    output: Effects,
  },
  /** Corrects the payout of a win. */
  resettle: {
    path: '/resettle',
    input: z.object({
      ...round,
      action_id: Id,
      /** Id of the win to correct. */
      original_action_id: Id,
      version: z.int().check(z.minimum(1), z.maximum(MAX_VERSIONS)),
      amount: Cents,
      ...reported,
    }),
    output: Effects,
  },
  transaction: {
    path: '/transaction',
    input: z.object({ ...session, action_id: Id }),
    output: z.object({ state: z.enum(['unknown', 'posted', 'voided']), tx_id: z.nullable(z.string()) }),
  },
} as const

/** A refusal: its number, the gateway's code as `message`, and the player's balance if that was too low. */
export const ActionsRefusal = z.object({ code: z.int(), message: z.string(), balance: z.optional(z.int()) })
