import * as z from 'zod/mini'

import { endpoint, NoDetails } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'

/**
 * The seamless wallet: calls of a vendor while the gateway holds the only balance. Rules: docs/vendors.md.
 *
 * - `transactionId` is the key of an effect, permanently unique per vendor. A repeat with the same content gets the
 *   same answer and moves nothing; with other content it gets `seamless.transaction.conflict`.
 * - A refusal (4xx) means that nothing was applied. No answer, or a 5xx, means that the outcome is unknown: a bet is
 *   then rolled back, a win or rollback is repeated until it is answered.
 * - Bets require a valid session; wins and rollbacks are accepted in any state of session and player.
 * - A rollback of a bet that never arrived is stored, so that the late bet moves nothing.
 * - The payout of a win is corrected by `resettle`, repeatedly if necessary: the latest version counts.
 */
const Id = z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,80}$/))
/** An amount greater than zero, with at most two decimals. */
const BetAmount = z.string().check(z.regex(/^(?!0+(\.0{1,2})?$)\d{1,12}(\.\d{1,2})?$/))
/** An amount with at most two decimals; zero closes a lost round. */
const WinAmount = z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/))

/** Maximum number of corrections of a win. */
export const MAX_VERSIONS = 1_000

/** Converts an amount to text that sorts numerically; also called for malformed amounts, which are refused anyway. */
const sortable = (amount: string): string => {
  const [whole = '', fraction = ''] = amount.split('.')
  return whole.padStart(12, '0') + fraction.padEnd(2, '0')
}
/** Whether a part is at most the whole. */
const isPartOf = (part: string | undefined, whole: string) => part === undefined || sortable(part) <= sortable(whole)

/** Value of `jackpotPayout` for the whole jackpot, with its balance at the time of the payout. */
export const WHOLE_JACKPOT = 'all'
const JackpotPayout = z.union([BetAmount, z.literal(WHOLE_JACKPOT)])

/**
 * Valid bet of the whole round, if the vendor can determine it better than the gateway. The last report of a round
 * counts, up to the stakes. A game between players reports the `rake` taken from this player instead, of which
 * `RAKE_COUNTS` times the amount counts. Rules: docs/vendors.md.
 */
const reported = { validBet: z.optional(WinAmount), rake: z.optional(WinAmount) }
/** Multiple of the rake that counts as valid bet, up to the stakes: as if the house kept 5 % of them. */
export const RAKE_COUNTS = 20n
const reportedOnce = z.refine<{ validBet?: string | undefined; rake?: string | undefined }>(
  ({ validBet, rake }) => validBet === undefined || rake === undefined,
  { path: ['rake'] },
)

const common = {
  'seamless.signature.invalid': NoDetails,
  'seamless.clock.skew': z.object({ now: z.string() }),
  'seamless.nonce.repeated': NoDetails,
  'seamless.session.unknown': NoDetails,
}

const Effect = z.object({
  /** The gateway's reference of the effect, the same for each repeat of a transaction. */
  reference: z.string(),
  /** The player's current balance, in the session's currency. */
  balance: DecimalText,
  currency: Currency,
})

export const seamlessAuthenticate = endpoint({
  summary: 'Exchanges a launch token for the game session, once and within one minute.',
  method: 'POST',
  path: '/seamless/v1/authenticate',
  access: 'anyone',
  input: z.object({ token: Id, gameId: Id }),
  output: z.object({
    sessionId: z.string(),
    playerId: z.string(),
    /** Public name for other players at a table: never the login name. */
    nickname: z.string(),
    balance: DecimalText,
    currency: Currency,
    language: z.string(),
    playMode: z.enum(['real', 'fun']),
    /** Address to which the game redirects a leaving player, and the only origin for its frame messages. */
    lobbyUrl: z.string(),
    /**
     * Balance of the merchant's jackpot. Null if there is none, or the game does not take part. In both cases the game
     * must neither contribute to a jackpot nor pay from one.
     */
    jackpot: z.nullable(DecimalText),
  }),
  refusals: { ...common, 'seamless.token.invalid': NoDetails },
})

export const seamlessBalance = endpoint({
  summary: 'Returns the player’s balance.',
  method: 'POST',
  path: '/seamless/v1/balance',
  access: 'anyone',
  input: z.object({ sessionId: Id }),
  output: z.object({ balance: DecimalText, currency: Currency }),
  refusals: common,
})

export const seamlessJackpot = endpoint({
  summary: 'Returns the jackpot pool of the player’s merchant.',
  method: 'POST',
  path: '/seamless/v1/jackpot',
  access: 'anyone',
  input: z.object({ sessionId: Id }),
  output: z.object({ jackpot: z.nullable(DecimalText), currency: Currency }),
  refusals: common,
})

export const seamlessBet = endpoint({
  summary: 'Debits a stake.',
  method: 'POST',
  path: '/seamless/v1/bet',
  access: 'anyone',
  input: z
    .object({
      sessionId: Id,
      transactionId: Id,
      roundId: Id,
      gameId: Id,
      amount: BetAmount,
      currency: Currency,
      /** Part of the stake that goes to the merchant's jackpot. */
      jackpotContribution: z.optional(BetAmount),
    })
    .check(z.refine((bet) => isPartOf(bet.jackpotContribution, bet.amount), { path: ['jackpotContribution'] })),
  output: Effect,
  refusals: {
    ...common,
    'account.balance.not.enough': z.object({ balance: DecimalText, currency: Currency }),
    'account.disabled': NoDetails,
    /** The player has reached the loss limit, or would exceed it with this bet; or has reached the session limit. */
    'responsible.gaming.loss.limit': NoDetails,
    'responsible.gaming.session.limit': NoDetails,
    'seamless.session.expired': NoDetails,
    'seamless.transaction.conflict': NoDetails,
    'seamless.transaction.rolled_back': NoDetails,
    'seamless.currency.mismatch': NoDetails,
    'seamless.game.unknown': NoDetails,
    'seamless.jackpot.not_played': NoDetails,
    'seamless.round.closed': NoDetails,
  },
})

export const seamlessWin = endpoint({
  summary: 'Credits a payout, or closes a lost round with zero.',
  method: 'POST',
  path: '/seamless/v1/win',
  access: 'anyone',
  input: z
    .object({
      sessionId: Id,
      transactionId: Id,
      roundId: Id,
      betTransactionId: Id,
      amount: WinAmount,
      currency: Currency,
      closeRound: z.boolean(),
      /**
       * Part of the win that is paid from the merchant's jackpot; or `all`, which pays the whole jackpot in addition to
       * `amount`. Only the gateway determines the whole amount, so that two simultaneous winners never both get it.
       */
      jackpotPayout: z.optional(JackpotPayout),
      ...reported,
    })
    .check(
      reportedOnce,
      z.refine(({ amount, jackpotPayout }) => jackpotPayout === WHOLE_JACKPOT || isPartOf(jackpotPayout, amount), {
        path: ['jackpotPayout'],
      }),
    ),
  output: z.extend(Effect, {
    /** Amount of the whole jackpot that was paid in addition to `amount`; the same for each repeat. */
    jackpotPaid: z.optional(DecimalText),
  }),
  refusals: {
    ...common,
    'seamless.bet.not.found': NoDetails,
    'seamless.bet.rolled_back': NoDetails,
    'seamless.transaction.conflict': NoDetails,
    'seamless.currency.mismatch': NoDetails,
    /** The round's game does not take part in the jackpot: no part of it is paid. */
    'seamless.jackpot.not_played': NoDetails,
    'seamless.round.closed': NoDetails,
  },
})

export const seamlessRollback = endpoint({
  summary: 'Reverses a bet, even before the bet arrives.',
  method: 'POST',
  path: '/seamless/v1/rollback',
  access: 'anyone',
  input: z.object({ sessionId: Id, transactionId: Id, betTransactionId: Id, roundId: Id }),
  output: Effect,
  refusals: {
    ...common,
    'seamless.transaction.conflict': NoDetails,
    /** The bet is settled, or its round is closed: it cannot be rolled back. */
    'seamless.bet.settled': NoDetails,
  },
})

export const seamlessResettle = endpoint({
  summary: 'Corrects the payout of a round.',
  method: 'POST',
  path: '/seamless/v1/resettle',
  access: 'anyone',
  input: z
    .object({
      sessionId: Id,
      transactionId: Id,
      roundId: Id,
      /** The win to correct; never an earlier correction. */
      winTransactionId: Id,
      /** Of several corrections of a win, in any order of arrival, the one with the greatest version counts. */
      version: z.int().check(z.minimum(1), z.maximum(MAX_VERSIONS)),
      /** Total payout of the win, which replaces the previous one. */
      amount: WinAmount,
      currency: Currency,
      ...reported,
    })
    .check(reportedOnce),
  output: Effect,
  refusals: {
    ...common,
    'seamless.round.not.found': NoDetails,
    /** The win has not arrived, or does not belong to this round. */
    'seamless.win.not.found': NoDetails,
    /** All bets of the round were rolled back. */
    'seamless.bet.rolled_back': NoDetails,
    'seamless.transaction.conflict': NoDetails,
    'seamless.currency.mismatch': NoDetails,
  },
})

export const seamlessCloseRound = endpoint({
  summary: 'Closes a round without further payouts.',
  method: 'POST',
  path: '/seamless/v1/close-round',
  access: 'anyone',
  input: z.object({ sessionId: Id, roundId: Id, ...reported }).check(reportedOnce),
  output: z.object({ balance: DecimalText, currency: Currency }),
  refusals: { ...common, 'seamless.round.not.found': NoDetails },
})

export const seamlessTransaction = endpoint({
  summary: 'Returns the state of a transaction.',
  method: 'POST',
  path: '/seamless/v1/transaction',
  access: 'anyone',
  input: z.object({ sessionId: Id, transactionId: Id }),
  output: z.object({ state: z.enum(['unknown', 'posted', 'voided']), reference: z.nullable(z.string()) }),
  refusals: common,
})

/** Headers of a vendor's signature: HMAC-SHA256, hex, over this text followed by the raw body bytes. */
export const seamlessHeader = {
  vendor: 'X-Ante-Vendor',
  /** Id of one of the vendor's two active keys. */
  key: 'X-Ante-Key',
  /** Unix time in milliseconds; refused if more than five minutes off. */
  timestamp: 'X-Ante-Timestamp',
  /** A value that is unique within the time window of the timestamp. */
  nonce: 'X-Ante-Nonce',
  signature: 'X-Ante-Signature',
} as const

/** Returns the part of the signed text before the body. */
export const seamlessSignedHead = (signed: { path: string; timestamp: string; nonce: string }) =>
  `POST ${signed.path}\n${signed.timestamp}\n${signed.nonce}\n`
